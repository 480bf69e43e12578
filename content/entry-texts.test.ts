import { expect, test } from 'vitest';
import { register } from './register/register.ts';
import { seenTexts } from './testing-texts.ts';

const texts = seenTexts();
const about = (pattern: RegExp) => texts.filter(({ text }) => pattern.test(text));

test('the ages without a K-ETA are counted on the day of entry, wherever they stand', () => {
  const ages = about(/17 años o menos|17 or under/);
  expect(ages.length).toBeGreaterThan(10);
  for (const { at, text } of ages)
    // Options say it in their label.
    if (!at.includes('.ages.')) expect(text, at).toMatch(/día de entrada|day of entry/);
});

test('Venezuela and Paraguay are said in one way: a visa, and ask the embassy', () => {
  const entry = about(/Paraguay/).filter(({ text }) => /visad|visa\b|K-ETA|30 d/i.test(text));
  expect(entry.length).toBeGreaterThan(5);
  for (const { at, text } of entry)
    if (!at.startsWith('register/')) expect(text, at).toMatch(/embajada|embassy/i);
  expect(about(/Honduras,? (?:Paraguay|y Paraguay|and Paraguay)/)).toEqual([]);
  for (const id of ['venezuela-visa', 'paraguay-visa'] as const)
    expect(register[id].current.text.en).toMatch(/expect a visa.*embassy/);
});

test('a visa that is given once in a lifetime is not given twice to Canadians in silence', () => {
  const once = about(/vez en la vida|once in your life/);
  expect(once.length).toBeGreaterThan(1);
  for (const { at, text } of once) expect(text, at).toMatch(/Canad/);
});

test('bringing drugs in costs more than using them, cannabis included', () => {
  const { value } = register['drug-penalty'].current;
  expect(value).toEqual({ narcotics: 10, cannabis: 5 });
  const law = about(/marihuana|marijuana|cannabis/i).filter(({ text }) =>
    /pris|cárcel/i.test(text),
  );
  expect(law.length).toBeGreaterThan(3);
  for (const { at, text } of law)
    if (!at.startsWith('register/')) expect(text, at).toMatch(/perpetua|life/);
  expect(about(/importar o vender, hasta 10|importing or selling, up to 10/)).toEqual([]);
});
