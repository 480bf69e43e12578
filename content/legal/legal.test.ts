import { describe, expect, it } from 'vitest';
import { sections as cookiesEn } from './cookie-policy.en.ts';
import { sections as cookiesEs } from './cookie-policy.es.ts';
import { sections as accessibilityEn } from './accessibility.en.ts';
import { sections as accessibilityEs } from './accessibility.es.ts';
import { sections as noticeEn } from './legal-notice.en.ts';
import { sections as noticeEs } from './legal-notice.es.ts';
import { fillOwner, ownerTokens, type LegalSection, type OwnerValues } from './legal.ts';
import { sections as privacyEn } from './privacy-policy.en.ts';
import { sections as privacyEs } from './privacy-policy.es.ts';
import { sections as termsEn } from './terms-of-service.en.ts';
import { sections as termsEs } from './terms-of-service.es.ts';

const documents = [
  ['privacy-policy', privacyEs, privacyEn],
  ['terms-of-service', termsEs, termsEn],
  ['cookie-policy', cookiesEs, cookiesEn],
  ['legal-notice', noticeEs, noticeEn],
  ['accessibility', accessibilityEs, accessibilityEn],
] as const;

const values: OwnerValues = {
  controller: 'Ana $& Ruiz',
  taxId: '12345678Z',
  address: 'Calle Mayor, 1, Madrid',
  email: 'ana@example.com',
};

const texts = (sections: readonly LegalSection[]) =>
  sections.flatMap(({ title, blocks }) => [title, ...blocks.flat()]);

const tokensOf = (text: string) => [...text.matchAll(/\{[^}]*\}?/g)].map(([token]) => token).sort();

const shape = (sections: readonly LegalSection[]) =>
  sections.map(({ id, blocks }) => ({
    id,
    blocks: blocks.map((block) => (typeof block === 'string' ? 'paragraph' : block.length)),
  }));

describe.each(documents)('%s', (_, es, en) => {
  it('has the same sections, paragraphs and list lengths in both languages', () => {
    expect(shape(en)).toEqual(shape(es));
  });

  it('uses each anchor once, in a form that is valid in a URL', () => {
    const ids = es.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]*$/);
  });

  it('uses only known tokens, the same ones in the same places', () => {
    const known = ownerTokens.map((token) => `{${token}}`);
    for (const token of texts(es).flatMap(tokensOf)) expect(known).toContain(token);
    expect(texts(en).map(tokensOf)).toEqual(texts(es).map(tokensOf));
  });

  it('has a different text in each language, and none is empty', () => {
    const english = texts(en);
    texts(es).forEach((text, index) => {
      expect(text.trim()).toBe(text);
      expect(text.length).toBeGreaterThan(3);
      expect(english[index]).not.toBe(text);
    });
  });

  it('gives the law articles the same numbers in both languages', () => {
    const articles = (sections: readonly LegalSection[]) =>
      texts(sections).map((text) =>
        [...text.matchAll(/\d[\d./]*\d|\d/g)].map(([figure]) => figure).sort(),
      );
    expect(articles(en)).toEqual(articles(es));
  });
});

it('has the laws and dates of the specification', () => {
  expect(texts(termsEs).join(' ')).toContain('ley española');
  expect(texts(termsEn).join(' ')).toContain('Spanish law');
  expect(texts(termsEs).join(' ')).toContain('marzo de 2025');
  expect(texts(privacyEs).join(' ')).toContain('12 meses');
  expect(texts(privacyEn).join(' ')).toContain('12 months');
});

it('states the standards, the date and the way to complain about accessibility', () => {
  for (const sections of [accessibilityEs, accessibilityEn]) {
    const text = texts(sections).join(' ');
    for (const fact of ['WCAG 2.2', 'AA', 'EN 301 549', '2026', '{email}'])
      expect(text).toContain(fact);
  }
});

describe('fillOwner', () => {
  const sections: LegalSection[] = [
    { id: 'a', title: 'Who', blocks: ['{controller}, {controller}', ['{taxId}', 'at {address}']] },
  ];

  it('fills titles, paragraphs and lists, and leaves the source alone', () => {
    const before = structuredClone(sections);
    expect(fillOwner(sections, values)).toEqual([
      {
        id: 'a',
        title: 'Who',
        blocks: ['Ana $& Ruiz, Ana $& Ruiz', ['12345678Z', 'at Calle Mayor, 1, Madrid']],
      },
    ]);
    expect(sections).toEqual(before);
  });

  it('fills every token of the real texts', () => {
    for (const [, es, en] of documents) {
      for (const text of texts(fillOwner([...es, ...en], values))) expect(text).not.toMatch(/[{}]/);
    }
  });

  it('throws on an unknown token', () => {
    const wrong = [{ id: 'a', title: 'Who', blocks: ['{toString}'] }];
    expect(() => fillOwner(wrong, values)).toThrow('{toString}');
  });
});
