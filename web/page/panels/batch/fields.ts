/** Fields of the Batch panel. */
import { html, type TemplateResult } from 'lit';
import { labelled, numberMenu } from '../../ui/form';

/** Returns a menu of the number of workers, up to the number of processors. */
export const processorsMenu = (
  label: string,
  processors: number,
  chosen: number,
  onChoose: (workers: number) => void,
): TemplateResult => {
  const all = Array.from({ length: processors }, (_, index) => index + 1);
  return numberMenu(label, all, chosen, onChoose);
};

/** Returns a field for a typed number; Enter starts the job. */
export const digitsField = (
  label: string,
  value: string,
  isWrong: boolean,
  placeholder: string,
  onInput: (value: string) => void,
  onEnter: () => void,
): TemplateResult =>
  labelled(
    label,
    html`<input
      type="text"
      inputmode="numeric"
      autocomplete="off"
      maxlength="24"
      placeholder=${placeholder}
      aria-invalid=${isWrong}
      .value=${value}
      @input=${(event: Event) => onInput((event.target as HTMLInputElement).value)}
      @keydown=${({ key }: KeyboardEvent) => key === 'Enter' && onEnter()}
    />`,
  );
