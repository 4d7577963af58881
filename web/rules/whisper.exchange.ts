import { coloredLine } from './exchange/colored-line';
import type { Exchange } from './exchange/exchange';

export const germanWhisper = coloredLine('whisper', {
  list: 'whispers',
  drawnAs: 'Whispers',
  color: '#67f067',
  hue: 'green',
  words: /german|whisper|低语|低語|德国|德國/i,
  number: ['difference', 5],
});

const dutch = coloredLine('whisper', {
  list: 'whispers',
  drawnAs: 'Whispers',
  color: '#ffa600',
  hue: 'orange',
  words: /dutch|whisper|低语|低語|荷兰|荷蘭/i,
  number: ['difference', 4],
});

// A line in the list that says no difference is a German whisper.
export const whisper: Exchange<'whisper'> = { ...dutch, lists: {} };
