import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { en } from '../ui/en.ts';
import { es } from '../ui/es.ts';
import { consentVersion } from './newsletter.ts';

/** A hash of each version's text; the stored consent names the version. */
const published: Record<string, string> = {
  '1': '4508861eb32419f5',
  '2': '711add66e1637501',
};

it('the text that a subscriber agrees to matches its version', () => {
  const words = [es, en].map(({ newsletter }) => {
    const { lead, send, controller, basics, more } = newsletter;
    return [lead, send, controller, basics, more];
  });
  const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);
  expect(published[consentVersion]).toBe(hash);
});
