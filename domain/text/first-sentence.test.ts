import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstSentence } from './first-sentence.ts';

test('a text falls into its first sentence and the rest', () => {
  expect(firstSentence('Línea 3, salida 5. Entra pronto. Sube.')).toEqual([
    'Línea 3, salida 5.',
    'Entra pronto. Sube.',
  ]);
  expect(firstSentence('Abre a las 9:00. ¿Y después?')).toEqual([
    'Abre a las 9:00.',
    '¿Y después?',
  ]);
  expect(firstSentence('Cuesta 3.000 ₩ en pharm114.or.kr.')).toEqual([
    'Cuesta 3.000 ₩ en pharm114.or.kr.',
    '',
  ]);
});

test('nothing of a text is lost', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const [line, rest] = firstSentence(text);
      expect(rest ? `${line} ${rest}` : line).toBe(text);
    }),
  );
});
