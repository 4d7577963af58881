/** What is said when the person has solved a puzzle. */
import type { Message } from '../../../board/words';
import type { PageMessages } from '../../../locales/page-messages';
import { formatTime } from './clock';

/** Adds the time to the message of the board; `finish` is null unless the person has solved it. */
export const withFinish = (
  message: Message,
  finish: number | null,
  texts: PageMessages,
): Message =>
  finish === null || finish < 1000
    ? message
    : { ...message, details: [texts.page.clock.finish(formatTime(finish)), ...message.details] };
