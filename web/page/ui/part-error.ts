import type { OwnMessages } from '../../locales/page/en';

/** Why there is no part: the script did not arrive, or is of another build of the page. */
export class PartError extends Error {
  override readonly name = 'PartError';
  readonly file: string;
  readonly isOtherBuild: boolean;

  constructor(file: string, isOtherBuild: boolean, cause?: unknown) {
    super(isOtherBuild ? `${file} is of another build` : `${file} cannot be loaded`, { cause });
    this.file = file;
    this.isOtherBuild = isOtherBuild;
  }
}

/** Null for a part that is not there; throws any other error again. */
export function withoutPart(error: unknown): null {
  if (error instanceof PartError) return null;
  throw error;
}

/** Why a part is not there. */
export const describePart = (
  { file, isOtherBuild }: PartError,
  { missing, otherBuild }: OwnMessages['part'],
): string => (isOtherBuild ? otherBuild(file) : missing(file));
