/** What a person does with the controls around the board. */
import type { About, Rule, Sides } from '../../../board/layout';
import type { RegionPresetName } from '../../../api/engine';
import type { BoardEvents } from '../../ui/boards/actions';
import type { PasteEvents } from '../../ui/paste-dialog';
import type { RuleTool } from '../../../rules/tools/tools';
import type { DrawnKind } from './making/request';
import type { Mode } from './model';
import type { Marks, RangeEnd } from './shape';

export interface SidebarEvents extends BoardEvents, PasteEvents {
  readonly onPreset: (name: RegionPresetName) => void;
  readonly onKind: (kind: DrawnKind) => void;
  readonly onExample: () => void;
  readonly onOwn: () => void;
  /** Opens the dialog for a new puzzle. */
  readonly onNew: () => void;
  readonly onNext: () => void;
  readonly onMode: (mode: Mode) => void;
  readonly onErase: () => void;
  readonly onEraseDrawn: () => void;
  readonly onTool: (tool: RuleTool) => void;
  readonly onClue: (clue: string) => void;
  readonly onMoves: (moves: boolean) => void;
  readonly onEraseRule: (index: number) => void;
  readonly onSum: (sum: number | null) => void;
  readonly onSumDone: () => void;
  /** A key for numbers, by its name on a keyboard. */
  readonly onNumberKey: (key: string) => void;
  readonly onClearDigits: () => void;
  readonly onClearAll: () => void;
  readonly onSize: (rows: number, cols: number) => void;
  readonly onRange: (end: RangeEnd, value: number) => void;
  readonly onRule: (rule: Rule, isOn: boolean) => void;
  readonly onUnmarked: (of: Marks, isOn: boolean) => void;
  readonly onBoxes: (boxes: Sides | null) => void;
  readonly onAbout: (about: About) => void;
  readonly onEraseCosmetics: () => void;
  /** Asks for more of what the live check says. */
  readonly onLive: () => void;
  readonly onLiveSwitch: () => void;
  /** Keeps what was taken for rules as drawings. */
  readonly onOnlyDrawn: () => void;
}
