/** What `integrity` of a script tag is. */
import { createHash } from 'node:crypto';

export const integrityOf = (content) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
