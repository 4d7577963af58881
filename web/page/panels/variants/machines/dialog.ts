/** Renders the editor of state machines. */
import { html, nothing, type TemplateResult } from 'lit';
import { dialog } from '../../../ui/dialog';
import { labelled } from '../../../ui/form';
import type { Texts } from '../texts';
import {
  MAX_TEXT,
  PROGRAM_PARTS,
  PROGRAMS,
  type Outcome,
  type Program,
  type ProgramName,
  type ProgramPart,
} from './program';
import { describeFault } from './words';

export const MACHINE_DIALOG = 'machine';

export interface MachineEvents {
  readonly onEdit: (program: Program) => void;
  readonly onUse: () => void;
  readonly onClose: () => void;
}

const PROGRAM_NAMES = Object.keys(PROGRAMS) as readonly ProgramName[];

/** Starts from one of the programs that are there. */
function exampleMenu({ variants: { machine } }: Texts, on: MachineEvents): TemplateResult {
  const choose = ({ target }: Event): void => {
    const menu = target as HTMLSelectElement;
    on.onEdit(PROGRAMS[menu.value as ProgramName]);
    menu.value = '';
  };
  return labelled(
    machine.example,
    html`<select @change=${choose}>
      <option value="" selected disabled>${machine.choose}</option>
      ${PROGRAM_NAMES.map((name) => html`<option value=${name}>${machine.examples[name]}</option>`)}
    </select>`,
  );
}

function field(
  part: ProgramPart,
  program: Program,
  { variants: { machine } }: Texts,
  on: MachineEvents,
): TemplateResult {
  return html`<label for="machine-${part}">${machine.parts[part]}</label>
    <textarea
      id="machine-${part}"
      rows=${part === 'step' ? 5 : 1}
      maxlength=${MAX_TEXT}
      spellcheck="false"
      autocomplete="off"
      autocapitalize="off"
      wrap="off"
      aria-describedby="machine-${part}-hint"
      .value=${program[part]}
      @input=${({ target }: Event) =>
        on.onEdit({ ...program, [part]: (target as HTMLTextAreaElement).value })}
    ></textarea>
    <p class="hint" id="machine-${part}-hint">${machine.hints[part]}</p>`;
}

/** `program` is null while the dialog is closed. */
export function machineDialog(
  program: Program | null,
  outcome: Outcome | null,
  texts: Texts,
  on: MachineEvents,
): TemplateResult {
  const { machine } = texts.variants;
  return dialog(
    MACHINE_DIALOG,
    { title: machine.title, close: texts.share.close },
    program === null
      ? null
      : html`<p>${machine.about}</p>
          ${exampleMenu(texts, on)} ${PROGRAM_PARTS.map((part) => field(part, program, texts, on))}
          <p class="alarm" role="status">
            ${outcome?.kind === 'fault' ? describeFault(outcome.fault, texts) : nothing}
          </p>
          <button type="button" class="main" @click=${on.onUse}>${machine.use}</button>
          <p class="hint">${machine.safe}</p>`,
    on.onClose,
  );
}
