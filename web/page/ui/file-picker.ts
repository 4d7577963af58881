/** A file input that looks like the buttons beside it. */
import { html, type TemplateResult } from 'lit';

/** `accept` says which files the browser offers. */
export function filePicker(
  label: string,
  accept: string,
  onFiles: (files: readonly File[]) => void,
  { look = '', isOne = false } = {},
): TemplateResult {
  const choose = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    const files = [...(field.files ?? [])];
    // Resets the field, so that the same file can be chosen again.
    field.value = '';
    if (files.length > 0) onFiles(files);
  };
  return html`<label class="open-file ${look}">
    <input type="file" ?multiple=${!isOne} accept=${accept} @change=${choose} />
    <span>${label}</span>
  </label>`;
}
