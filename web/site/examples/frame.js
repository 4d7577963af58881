// Each frame reports its height; the page resizes the frame.
addEventListener('message', ({ data, source }) => {
  if (data?.type !== 'jiugong-size') return;
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentWindow === source) frame.style.height = `${data.height}px`;
  }
});
