import { expect, test } from 'vitest';
import { allPhrases, phraseOf } from './phrases.ts';
import { isOnlyShown, type NativeReader, readerOf, situationReaders, unreadOf } from './readers.ts';

const minji: NativeReader = { name: 'Kim Minji', readOn: '2026-12-01' };
const nobody = { situations: situationReaders, phrases: {} };

test('who has read a situation has read its phrases, and no others', () => {
  const readers = { situations: { ...situationReaders, taxi: minji }, phrases: {} };
  expect(readerOf(phraseOf('taxiTo'), readers)).toEqual(minji);
  expect(readerOf(phraseOf('helpMe'), readers)).toBeUndefined();
  const read = allPhrases.filter(({ situation }) => situation === 'taxi');
  expect(unreadOf(nobody)).toHaveLength(allPhrases.length);
  expect(unreadOf(readers)).toEqual(allPhrases.filter((phrase) => !read.includes(phrase)));
});

test('a doubtful phrase may be said once it is read, alone or with its situation', () => {
  const doubtful = phraseOf('takeCall');
  expect(doubtful.native).toBe(true);
  expect(isOnlyShown(doubtful, nobody)).toBe(true);
  expect(isOnlyShown(doubtful, { ...nobody, phrases: { takeCall: minji } })).toBe(false);
  const police = { ...situationReaders, police: minji };
  expect(isOnlyShown(doubtful, { ...nobody, situations: police })).toBe(false);
  // One that nobody doubts may be said from the start.
  expect(isOnlyShown(phraseOf('taxiTo'), nobody)).toBe(false);
});
