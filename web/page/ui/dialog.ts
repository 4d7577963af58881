/** Modal dialogs: a title, a button that closes, and any content. */
import { html, nothing, type TemplateResult } from 'lit';

interface DialogWords {
  readonly title: string;
  /** The label of the button that closes the dialog. */
  readonly close: string;
  /** What the last action in the dialog came to; it stays in sight, and a screen reader says it. */
  readonly said?: string;
}

/**
 * A dialog, which is empty while it is closed; `showDialog` opens and closes it. A press outside
 * closes it like Escape; `onClose` is called however it is closed, before it is hidden (`close` comes in a
 * later task, so `cancel` is handled, too), and may be called twice.
 */
export function dialog(
  id: string,
  { title, close, said }: DialogWords,
  content: TemplateResult | null,
  onClose: () => void,
): TemplateResult {
  // (What is inside has events of these names, too: a choice of files is cancelled.)
  const closeItself = (event: Event): void => {
    if (event.target === event.currentTarget) onClose();
  };
  // (The event of a dialog that was opened again meanwhile is of its last time.)
  const closed = (event: Event): void => {
    if (!(event.target as HTMLDialogElement).open) onClose();
  };
  return html`<dialog
    class="dialog"
    id=${id}
    aria-labelledby="${id}-title"
    @close=${closed}
    @cancel=${closeItself}
    @click=${closeItself}
  >
    ${
      content === null
        ? nothing
        : html`<div class="inside">
            <div class="head">
              <h2 id="${id}-title">${title}</h2>
              ${said === undefined ? nothing : html`<p class="said" role="status">${said}</p>`}
              <button type="button" class="close" aria-label=${close} @click=${onClose}>✕</button>
            </div>
            ${content}
          </div>`
    }
  </dialog>`;
}

/** Opens a dialog above all else. The document hears of it: what goes on by itself waits meanwhile. */
export function openModal(shown: HTMLDialogElement): void {
  shown.showModal();
  shown.dispatchEvent(new Event('open', { bubbles: true }));
}

/** Opens or closes a dialog that was drawn, if it is not so already. */
export function showDialog(place: ParentNode, id: string, isOpen: boolean): void {
  const shown = place.querySelector<HTMLDialogElement>(`#${id}`);
  if (shown === null || shown.open === isOpen) return;
  if (isOpen) openModal(shown);
  else shown.close();
}
