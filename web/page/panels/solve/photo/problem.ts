import type { PhotoProblem } from '../../../../api/engine';
import type { CameraProblem } from './camera';

/** Why there is no puzzle. */
export type Problem = PhotoProblem | CameraProblem | 'not-a-picture' | 'no-memory' | 'failed';
