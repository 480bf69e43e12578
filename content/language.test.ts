import { describe, expect, test } from 'vitest';
import { languageRules } from './language-rules.ts';
import { seenTexts } from './testing-texts.ts';

const texts = seenTexts();

function findings({ locale, found }: (typeof languageRules)[number]) {
  return texts
    .filter((text) => text.locale === locale)
    .flatMap(({ at, text }) =>
      Array.from(text.matchAll(found), ([match]) => ({ at, match, text })),
    );
}

describe.each(languageRules)('$locale: $rule', (rule) => {
  const found = findings(rule);

  test('no text breaks it', () => {
    const broken = found
      .filter(({ text }) => !rule.except?.some(([where]) => where.test(text)))
      .map(({ at, match }) => `${at}: ${match}`);
    expect(broken, 'write otherwise, or add to except in content/language-rules.ts').toEqual([]);
  });

  test.runIf(rule.except)('every exception is still there', () => {
    const unused = rule.except
      ?.filter(([where]) => !found.some(({ text }) => where.test(text)))
      .map(([where, reason]) => `${where.source}: ${reason}`);
    expect(unused, 'take these out of content/language-rules.ts').toEqual([]);
  });
});

test('the texts of both languages are read', () => {
  for (const folder of ['text/', 'data/', 'register/', 'legal/', 'ui/', 'blog/', 'server/mail/']) {
    for (const locale of ['es', 'en']) {
      const there = texts.filter((text) => text.locale === locale && text.at.startsWith(folder));
      expect(there.length, `${folder} ${locale}`).toBeGreaterThan(20);
    }
  }
});
