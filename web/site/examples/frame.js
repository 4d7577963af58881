// Each frame tells its height; the page around makes it so high.
addEventListener('message', ({ data, source }) => {
  if (data?.type !== 'jiugong-size') return;
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentWindow === source) frame.style.height = `${data.height}px`;
  }
});
