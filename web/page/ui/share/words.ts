/** Describes the last event of the dialog in words. */
import type { ShareMessages } from '../../../locales/share/en';
import type { Said } from './model';

export function describeSaid(said: Said, texts: ShareMessages): string {
  switch (said.kind) {
    case 'copied':
      return texts.said.copied;
    case 'not-copied':
      return texts.said.notCopied;
    case 'saved':
      return texts.said.saved(said.name);
    case 'not-saved':
      return texts.said.notSaved;
    case 'sent':
      return texts.said.sent;
    case 'not-sent':
      return texts.said.notSent;
  }
}
