import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty folder; whoever asks for it removes it. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'rumbo-'));
}
