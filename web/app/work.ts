/** What of the view Solve survives a reload. */
import { parseSnapshot, type Snapshot } from '../board/snapshot';

export interface Work {
  readonly snapshot: Snapshot;
  readonly editing: boolean;
  readonly keepMarks: boolean;
}

/** Work as it was kept; null if it is none. */
export function parseWork(kept: unknown): Work | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { snapshot, editing, keepMarks } = kept as Readonly<Record<string, unknown>>;
  const parsed = parseSnapshot(snapshot);
  return parsed && { snapshot: parsed, editing: editing === true, keepMarks: keepMarks === true };
}
