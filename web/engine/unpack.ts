/**
 * Unpacks what `web/bundle/pack.mjs` has packed: a stream of the Lempel-Ziv-Markov chain algorithm, as Igor Pavlov's
 * LZMA specification (2015, public domain) describes it, with one bit of literal context and none of
 * position. A thousand bytes of script in all, which no library for it comes near, save twenty
 * thousand of the module.
 */

/** Probabilities have 11 bits, of which each bit that is decoded corrects a 32nd. */
const HALF = 1 << 10;
const ONE = 1 << 11;
const RATE = 5;

const models = (count: number): Uint16Array => new Uint16Array(count).fill(HALF);

/** Where the state of a decoder is. */
const RANGE = 0;
const CODE = 1;
const AT = 2;

/** Reads bits that were written by their probabilities. */
class RangeDecoder {
  readonly #bytes: Uint8Array;
  /** (Numbers of 32 bits are boxed in fields, and stay as they are in here: a third less time.) */
  readonly #state = new Int32Array(3);

  constructor(bytes: Uint8Array, from: number) {
    this.#bytes = bytes;
    this.#state.set([-1, 0, from + 1]); // the first byte is always 0
    for (let i = 0; i < 4; ++i) this.#shift();
    this.#state[RANGE] = -1;
  }

  /** A bit by the model at `index`, which learns of it. */
  bit(probabilities: Uint16Array, index: number): number {
    const state = this.#state;
    const zero = probabilities[index]!;
    const bound = Math.imul(state[RANGE]! >>> 11, zero);
    const bit = state[CODE]! >>> 0 < bound >>> 0 ? 0 : 1;
    if (bit === 0) {
      state[RANGE] = bound;
      probabilities[index] = zero + ((ONE - zero) >> RATE);
    } else {
      state[CODE]! -= bound;
      state[RANGE]! -= bound;
      probabilities[index] = zero - (zero >> RATE);
    }
    if (state[RANGE]! >>> 24 === 0) this.#shift();
    return bit;
  }

  /** Bits as likely 0 as 1, the highest first. */
  plain(count: number): number {
    const state = this.#state;
    let value = 0;
    for (let i = 0; i < count; ++i) {
      state[RANGE]! >>>= 1;
      const bit = state[CODE]! >>> 0 < state[RANGE]! >>> 0 ? 0 : 1;
      if (bit === 1) state[CODE]! -= state[RANGE]!;
      value = value * 2 + bit;
      if (state[RANGE]! >>> 24 === 0) this.#shift();
    }
    return value;
  }

  /** A number of `count` bits, the highest first, each with a model for what came before. */
  tree(probabilities: Uint16Array, from: number, count: number): number {
    let node = 1;
    while (node < 1 << count) node = node * 2 + this.bit(probabilities, from + node);
    return node - (1 << count);
  }

  /** The same, the lowest bit first. */
  reversedTree(probabilities: Uint16Array, from: number, count: number): number {
    let node = 1;
    let value = 0;
    for (let i = 0; i < count; ++i) {
      const bit = this.bit(probabilities, from + node);
      node = node * 2 + bit;
      value |= bit << i;
    }
    return value;
  }

  #shift(): void {
    const state = this.#state;
    state[RANGE]! <<= 8;
    state[CODE] = (state[CODE]! << 8) | this.#bytes[state[AT]!++]!;
  }
}

/** Reads how many bytes are repeated: 2..273. */
class LengthDecoder {
  readonly #choice = models(2);
  readonly #short = models(1 << 3);
  readonly #middle = models(1 << 3);
  readonly #long = models(1 << 8);

  read(coder: RangeDecoder): number {
    if (coder.bit(this.#choice, 0) === 0) return 2 + coder.tree(this.#short, 0, 3);
    if (coder.bit(this.#choice, 1) === 0) return 10 + coder.tree(this.#middle, 0, 3);
    return 18 + coder.tree(this.#long, 0, 8);
  }
}

/** Reads how far back bytes that are repeated stand, 0 for the last one. */
class DistanceDecoder {
  /** The highest bits and how many follow, by the length of what is repeated. */
  readonly #slots = models(4 << 6);
  readonly #middle = models(1 << 7);
  readonly #lowest = models(1 << 4);

  read(coder: RangeDecoder, length: number): number {
    const slot = coder.tree(this.#slots, Math.min(length - 2, 3) << 6, 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const high = (2 | (slot & 1)) << bits;
    if (slot < 14) return high + coder.reversedTree(this.#middle, high - slot, bits);
    return high + coder.plain(bits - 4) * 16 + coder.reversedTree(this.#lowest, 0, 4);
  }
}

/** From this state on the last thing read was not a literal. */
const AFTER_REPEAT = 7;

export function unpack(packed: Uint8Array): Uint8Array {
  const size = new DataView(packed.buffer, packed.byteOffset).getUint32(0, true);
  const out = new Uint8Array(size);
  const coder = new RangeDecoder(packed, 4);
  const isRepeat = models(12);
  const isKnown = models(12);
  const isNotLast = models(12);
  const isLonger = models(12);
  const isThird = models(12);
  const isFourth = models(12);
  const literals = models(2 * 0x300);
  const newLength = new LengthDecoder();
  const knownLength = new LengthDecoder();
  const newDistance = new DistanceDecoder();
  /** The last four, the latest first. */
  let distances: [number, number, number, number] = [0, 0, 0, 0];
  let state = 0;
  let at = 0;

  const literal = (): number => {
    const from = 0x300 * ((out[at - 1] ?? 0) >> 7);
    let node = 1;
    if (state >= AFTER_REPEAT) {
      // What follows a repetition is likely not what would have continued it; so long as they agree, its
      // bits choose the models.
      let continued = out[at - distances[0] - 1]!;
      let agree = true;
      while (agree && node < 0x100) {
        const wanted = (continued >> 7) & 1;
        continued <<= 1;
        const bit = coder.bit(literals, from + ((1 + wanted) << 8) + node);
        node = node * 2 + bit;
        agree = bit === wanted;
      }
    }
    while (node < 0x100) node = node * 2 + coder.bit(literals, from + node);
    return node;
  };

  while (at < size) {
    if (coder.bit(isRepeat, state) === 0) {
      out[at] = literal();
      ++at;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    const wasLiteral = state < AFTER_REPEAT;
    let length = 1;
    if (coder.bit(isKnown, state) === 0) {
      length = newLength.read(coder);
      const [first, second, third] = distances;
      distances = [newDistance.read(coder, length), first, second, third];
      state = wasLiteral ? 7 : 10;
    } else {
      let isByte = false;
      if (coder.bit(isNotLast, state) === 0) {
        isByte = coder.bit(isLonger, state) === 0;
      } else {
        const [first, second, third, fourth] = distances;
        if (coder.bit(isThird, state) === 0) distances = [second, first, third, fourth];
        else if (coder.bit(isFourth, state) === 0) distances = [third, first, second, fourth];
        else distances = [fourth, first, second, third];
      }
      if (!isByte) length = knownLength.read(coder);
      state = isByte ? (wasLiteral ? 9 : 11) : wasLiteral ? 8 : 11;
    }
    const end = Math.min(at + length, size);
    for (let from = at - distances[0] - 1; at < end; ++at) out[at] = out[from++]!;
  }
  return out;
}
