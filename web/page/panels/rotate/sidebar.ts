/**
 * Renders everything around a board of the Rotate panel: status, actions, the player, the rules,
 * and texts.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { radioRow, statusLine } from '../../../board/controls';
import { mendButton, pasteDialog, type PasteEvents } from '../../ui/paste-dialog';
import type { Texts } from './texts';
import { button, copiedLine, menu, numberIn, numberMenu, step } from '../../ui/form';
import { revealDetails } from '../../ui/reveal';
import { introductionView, type IntroductionEvents } from './introduction';
import { gameOf, SPEEDS, stepOf, type Model } from './model';
import { canImprove } from './step';
import { formatMoves, type Notation } from './notation';
import { KINDS } from './address';
import { LARGEST, SMALLEST, type Position } from './position';
import { formatGoal } from './read';
import { allowedTurns, TURNS, type Turn, type Turns } from './turns';
import { describe, goalComplaint, mistakesIn, ruleOf } from './words';
import { sentences } from '../../../locales/sentences';

export interface SidebarEvents extends IntroductionEvents, PasteEvents {
  readonly onSolve: () => void;
  readonly onStop: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onShuffle: () => void;
  readonly onStartOver: () => void;
  readonly onGoTo: (at: number) => void;
  readonly onPlay: (playing: boolean) => void;
  readonly onSpeed: (speed: number) => void;
  readonly onTurns: (turns: Turns) => void;
  readonly onDirection: (turn: Turn) => void;
  readonly onSize: (rows: number, cols: number) => void;
  readonly onPaste: () => void;
  readonly onGoalDraft: (text: string) => void;
  readonly onGoal: () => void;
  readonly onCopyMoves: (notation: Notation) => void;
  readonly onShare: () => void;
}

/** The id of the dialog to paste. */
export const PASTE = 'rotate-paste';

/** The choice of the three puzzles, as links, so that each has an address. */
export function puzzleChoice(model: Model, { rotate }: Texts): TemplateResult {
  return html`<nav class="kinds" aria-label=${rotate.puzzles.label}>
    ${KINDS.map(
      (kind) =>
        html`<a href="#rotate/${kind}" aria-current=${kind === model.kind ? 'page' : nothing}
          >${rotate.puzzles[kind]}</a
        >`,
    )}
  </nav>`;
}

function actions(model: Model, texts: Texts, on: SidebarEvents): TemplateResult {
  const words = texts.rotate.actions;
  const { hints } = texts.page;
  const game = gameOf(model);
  const solve = canImprove(stepOf(model)) ? 'improve' : 'solve';
  // One button, which keeps the focus while it searches.
  const [name, press, hint] =
    model.search === null
      ? [words[solve], on.onSolve, words.hints[solve]]
      : [words.stop, on.onStop];
  return html`<div class="line" role="group" aria-label=${words.label}>
    ${button(name, press, { look: 'main', hint })}
    ${step(words.undo, game.past.length > 0, on.onUndo, hints.undo)}
    ${step(words.redo, game.future.length > 0, on.onRedo, hints.redo)}
  </div>`;
}

function player(model: Model, { rotate }: Texts, on: SidebarEvents): TemplateResult {
  const words = rotate.player;
  const { answer } = stepOf(model);
  const last = answer?.moves.length ?? 0;
  const at = answer?.at ?? 0;
  return html`<div class="player" role="group" aria-label=${words.label}>
    <div class="line">
      ${step(words.start, at > 0, () => on.onGoTo(0))}
      ${step(words.back, at > 0, () => on.onGoTo(at - 1))}
      ${button(model.playing ? words.pause : words.play, () => on.onPlay(!model.playing), { look: 'step play', isPossible: last > 0 })}
      ${step(words.step, at < last, () => on.onGoTo(at + 1))}
      ${step(words.end, at < last, () => on.onGoTo(last))}
    </div>
    <div class="line">
      <label class="slider">
        <span>${words.place} ${words.placeText(at, last)}</span>
        <input
          type="range"
          min="0"
          max=${last}
          .value=${String(at)}
          ?disabled=${last === 0}
          aria-valuetext=${words.placeText(at, last)}
          @input=${(event: Event) => on.onGoTo(numberIn(event))}
        />
      </label>
      <label class="slider">
        <span>${words.speed}</span>
        <input
          type="range"
          min="0"
          max=${SPEEDS - 1}
          .value=${String(model.speed)}
          aria-valuetext=${words.speeds[model.speed] ?? nothing}
          @input=${(event: Event) => on.onSpeed(numberIn(event))}
        />
      </label>
    </div>
  </div>`;
}

function directionChoice(model: Model, { rotate }: Texts, on: SidebarEvents): TemplateResult {
  const words = rotate.rules;
  const allowed = allowedTurns(stepOf(model).turns);
  const { direction, directions } = words;
  const turns: readonly Turn[] = ['cw', 'ccw', 'half'];
  const { onDirection } = on;
  return radioRow('direction', direction, turns, model.direction, directions, onDirection, {
    possible: allowed,
  });
}

function sizeChoice(position: Position, { rotate }: Texts, on: SidebarEvents): TemplateResult {
  const { rows, cols } = position;
  const sizes = [SMALLEST, LARGEST] as const;
  return html`${numberMenu(rotate.rules.rows, sizes, rows, (size) => on.onSize(size, cols))}
  ${numberMenu(rotate.rules.cols, sizes, cols, (size) => on.onSize(rows, size))}`;
}

function rules(model: Model, texts: Texts, on: SidebarEvents): TemplateResult {
  const { rules: words, actions: names } = texts.rotate;
  const { puzzle } = texts.page;
  const { position } = stepOf(model);
  return html`${directionChoice(model, texts, on)}
    <div class="line">
      ${menu(words.turns, TURNS, stepOf(model).turns, words, on.onTurns, 'wide')}
      ${model.kind === 'sort' ? sizeChoice(position, texts, on) : nothing}
    </div>
    <div class="line">
      ${button(model.kind === 'boxes' ? names.newSudoku : names.shuffle, on.onShuffle, { hint: names.hints.shuffle })}
      ${button(names.startOver, on.onStartOver, { hint: names.hints.startOver })}
      ${button(puzzle.paste, on.onPaste, { hint: puzzle.hints.paste })}
      ${button(`${texts.share.open}…`, on.onShare, { hint: texts.share.openPanelHint })}
    </div>`;
}

function progress(model: Model, { rotate }: Texts): TemplateResult {
  return html`<div class="progress">
    ${
      model.search === null
        ? nothing
        : html`<progress
            max="1"
            value=${model.search.done}
            aria-label=${rotate.search.label}
          ></progress>`
    }
  </div>`;
}

/** The panel beside the board. */
export function sidebar(model: Model, texts: Texts, on: SidebarEvents): TemplateResult {
  const { introduction, kind } = model;
  const rule = ruleOf(model, texts);
  const message = describe(model, texts);
  return html`<div class="side">
    ${
      introduction === null
        ? html`<p class="rule">${rule}</p>`
        : introductionView(introduction, rule, kind, texts, on)
    }
    <div class="report">
      ${mendButton(model.notice ?? {}, model.pasting, texts, on)}
      ${statusLine(message)}${progress(model, texts)}
    </div>
    ${actions(model, texts, on)} ${player(model, texts, on)} ${rules(model, texts, on)}
    <div id="rotate-help">
      <p class="keys">${texts.rotate.keys[stepOf(model).turns]}</p>
      <p class="keys touch">${texts.rotate.touch[stepOf(model).turns]}</p>
    </div>
    ${pasteDialog(
      PASTE,
      model.pasting,
      { ...model.notice, message, mistakes: mistakesIn(model, texts) },
      { placeholder: texts.rotate.text.placeholder[kind] },
      texts,
      on,
    )}
  </div>`;
}

/** The form for a goal other than the ascending order. */
export function goalPanel(
  model: Model,
  texts: Texts,
  on: SidebarEvents,
): TemplateResult | typeof nothing {
  if (model.kind !== 'sort') return nothing;
  const words = texts.rotate.goal;
  const { position } = stepOf(model);
  const complaint = goalComplaint(model, texts);
  return html`<details class="fold" @toggle=${revealDetails}>
    <summary>${words.title(position.goal === null ? words.ascending : words.own)}</summary>
    <label for="goal">${words.label}</label>
    <textarea
      id="goal"
      rows="4"
      spellcheck="false"
      autocomplete="off"
      autocapitalize="off"
      wrap="off"
      placeholder=${texts.rotate.text.placeholder.sort}
      aria-describedby="goal-hint"
      .value=${model.goalDraft ?? formatGoal(position)}
      @input=${(event: Event) => on.onGoalDraft((event.target as HTMLTextAreaElement).value)}
    ></textarea>
    <p class="hint" id="goal-hint">${words.hint}</p>
    <div class="row"><button type="button" @click=${on.onGoal}>${words.put}</button></div>
    ${complaint === null ? nothing : html`<p class="alarm">${complaint}</p>`}
  </details>`;
}

/** The panel below both: the moves of the answer. */
export function movesPanel(model: Model, texts: Texts, on: SidebarEvents): TemplateResult {
  const words = texts.rotate.text;
  const { position, answer } = stepOf(model);
  const moves = answer?.moves ?? [];
  const hasNumbers = position.rows === 3 && position.cols === 3;
  const hasMoves = moves.length > 0;
  return html`<details class="fold" @toggle=${revealDetails}>
    <summary>${words.moves}</summary>
    <textarea
      id="moves"
      rows="3"
      readonly
      aria-label=${words.moves}
      placeholder=${words.noMoves}
      .value=${formatMoves(moves, 'places')}
    ></textarea>
    <p class="hint">
      ${sentences(words.notation, position.kind === 'boxes' ? words.boxNotation : '')}
    </p>
    ${hasNumbers ? html`<p class="hint">${words.classic}</p>` : nothing}
    <div class="row">
      ${step(words.copyMoves, hasMoves, () => on.onCopyMoves('places'))}
      ${hasNumbers ? step(words.copyNumbers, hasMoves, () => on.onCopyMoves('buttons')) : nothing}
    </div>
    ${copiedLine(model.copied, texts)}
  </details>`;
}
