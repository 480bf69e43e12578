import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates an empty temporary folder; the caller removes it. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'rumbo-'));
}
