/** The words for cells, digits, houses and effects in a language. */
import type { ChainNode, Step, Technique } from '../api/engine';
import type { Language } from '../locales/languages';
import { cellsOf, columnOf, housesOf, houseOf, kindOf, rowOf } from './houses';
import { MESSAGES } from './messages';
import type { HintMessages } from './messages/en';
import { maskOf } from './position';

export interface Candidate {
  readonly cell: number;
  readonly digit: number;
}

/** More items than this are cut short in the middle: the drawing shows all. */
const MAX_STATEMENTS = 4;

export class Speech {
  readonly messages: HintMessages;
  readonly reasons: HintMessages['reasons'];

  constructor(language: Language) {
    this.messages = MESSAGES[language];
    this.reasons = this.messages.reasons;
  }

  cell(cell: number): string {
    return `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;
  }

  /** A cell in words, for somebody who has not seen such names. */
  place(cell: number): string {
    return this.messages.cellAt(rowOf(cell) + 1, columnOf(cell) + 1);
  }

  cells(cells: readonly number[]): string {
    return this.messages.and(cells.map((cell) => this.cell(cell)));
  }

  oneOfCells(cells: readonly number[]): string {
    return this.messages.or(cells.map((cell) => this.cell(cell)));
  }

  digits(digits: readonly number[]): string {
    return this.messages.and(digits.map(String));
  }

  oneOfDigits(digits: readonly number[]): string {
    return this.messages.or(digits.map(String));
  }

  house(house: number): string {
    return this.messages.houses[kindOf(house)](String((house % 9) + 1));
  }

  /** Houses by kind: “rows 2 and 5”. Boxes are told one by one. */
  houses(houses: readonly number[]): string {
    const { houses: one, manyHouses, and } = this.messages;
    const kinds = [...new Set(houses.map(kindOf))];
    return and(
      kinds.flatMap((kind) => {
        const same = houses.filter((house) => kindOf(house) === kind);
        const numbers = same.map((house) => (house % 9) + 1);
        return kind === 'box' || same.length === 1
          ? numbers.map((number) => one[kind](String(number)))
          : [manyHouses[kind](this.digits(numbers))];
      }),
    );
  }

  is({ cell, digit }: Candidate): string {
    return this.messages.statements.on(this.cell(cell), String(digit));
  }

  isNot({ cell, digit }: Candidate): string {
    return this.messages.statements.off(this.cell(cell), String(digit));
  }

  statement(node: ChainNode): string {
    return node.on ? this.is(node) : this.isNot(node);
  }

  /** All statements, or the first and last ones. */
  shortened(statements: readonly string[]): readonly string[] {
    return statements.length <= MAX_STATEMENTS
      ? statements
      : [...statements.slice(0, 2), this.messages.ellipsis, statements[statements.length - 1]!];
  }

  technique(technique: Technique): string {
    return this.messages.techniques[technique];
  }

  name({ technique, variant }: Step): string {
    const { variants } = this.messages;
    const name = this.technique(technique);
    if (variant === 0) return name;
    if (technique === 'als-xz') return variant === 2 ? variants.doublyLinked(name) : name;
    if (!technique.startsWith('dynamic-')) return variants.type(name, String(variant));
    const parts = [variants.patterns, variants.chains, variants.cellChains, variants.dynamicChains];
    return parts[variant - 1]!(name);
  }

  /** What the step places and removes; cells that lose the same digits together. */
  effect({ placement, eliminations }: Step): string {
    const { effects } = this.messages;
    const groups = new Map<number, { cells: number[]; digits: readonly number[] }>();
    for (const { cell, digits } of eliminations) {
      if (cell === placement?.cell) continue;
      const mask = maskOf(digits);
      const group = groups.get(mask);
      if (group === undefined) groups.set(mask, { cells: [cell], digits });
      else group.cells.push(cell);
    }
    const lost = [...groups.values()].map(({ cells, digits }) =>
      effects.cannotBe(this.cells(cells), this.oneOfDigits(digits)),
    );
    const placed =
      placement === null ? [] : [effects.is(this.cell(placement.cell), String(placement.digit))];
    return effects.all([...placed, ...lost]);
  }

  /** The house that links two places of a digit. */
  linkHouse(from: number, reason: ChainNode['reason'], to: number): string {
    const kind = reason === 'row' || reason === 'column' ? reason : 'box';
    const house = houseOf(from, kind);
    return this.house(
      cellsOf(house).includes(to)
        ? house
        : housesOf(from).find((shared) => housesOf(to).includes(shared))!,
    );
  }
}
