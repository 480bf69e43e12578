import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '../locale.ts';
import { textsOf, type Block, type TextBlock } from '../markdown.ts';
import { pageEntry, pageIds, type LegalPageId } from '../pages.ts';
import { legalText } from './legal-texts.ts';
import { fillOwner, ownerTokens, storageToken, type OwnerValues } from './legal.ts';

const pages = pageIds.filter((id): id is LegalPageId => pageEntry(id).file === 'legal');

const values: OwnerValues = {
  controller: 'Ana $& Ruiz',
  taxId: '12345678Z',
  address: 'Calle Mayor, 1, Madrid',
  email: 'ana@example.com',
};

const texts = (blocks: readonly Block[]) => blocks.flatMap(textsOf);

const tokensOf = (text: string) => [...text.matchAll(/\{[^}]*\}?/g)].map(([token]) => token).sort();

const shape = (blocks: readonly Block[]) =>
  blocks.map((block) => [block.kind, 'id' in block ? block.id : textsOf(block).length]);

it('every legal page has one file for each language', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.md'));
  const wanted = pages.flatMap((page) => locales.map((locale) => `${page}.${locale}.md`));
  expect(files.sort()).toEqual(wanted.sort());
});

describe.each(pages)('%s', (page) => {
  const es = legalText(page, 'es');
  const en = legalText(page, 'en');

  it('has the same headings, paragraphs and list lengths in both languages', () => {
    expect(es[0]?.kind).toBe('heading');
    expect(shape(en)).toEqual(shape(es));
  });

  it('uses each anchor once', () => {
    const ids = es.flatMap((block) => ('id' in block ? [block.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('uses only known tokens, the same ones in the same places', () => {
    const known = ownerTokens.map((token) => `{${token}}`);
    for (const token of texts(es).flatMap(tokensOf))
      expect([...known, storageToken]).toContain(token);
    expect(texts(en).map(tokensOf)).toEqual(texts(es).map(tokensOf));
  });

  it('has a place for the table of what is stored if it is the cookie policy', () => {
    const slots = fillOwner(es, values).filter(({ kind }) => kind === 'slot');
    expect(slots).toHaveLength(page === 'cookie-policy' ? 1 : 0);
  });

  it('has a different text in each language, and none is empty', () => {
    const english = texts(en);
    texts(es).forEach((text, index) => {
      expect(text.length).toBeGreaterThan(3);
      if (text !== storageToken) expect(english[index]).not.toBe(text);
    });
  });

  it('gives the law articles the same numbers in both languages', () => {
    const articles = (blocks: readonly Block[]) =>
      texts(blocks).map((text) =>
        [...text.matchAll(/\d[\d./]*\d|\d/g)].map(([figure]) => figure).sort(),
      );
    expect(articles(en)).toEqual(articles(es));
  });

  it('has every token filled', () => {
    for (const text of texts(fillOwner([...es, ...en], values))) expect(text).not.toMatch(/[{}]/);
  });
});

it('has the laws and dates of the specification', () => {
  const whole = (page: LegalPageId, locale: 'es' | 'en') =>
    texts(legalText(page, locale)).join(' ');
  expect(whole('terms-of-service', 'es')).toContain('ley española');
  expect(whole('terms-of-service', 'en')).toContain('Spanish law');
  expect(whole('terms-of-service', 'es')).toContain('marzo de 2025');
  expect(whole('privacy-policy', 'es')).toContain('12 meses');
  expect(whole('privacy-policy', 'en')).toContain('12 months');
});

it('states the standards, the date and the way to complain about accessibility', () => {
  for (const locale of locales) {
    const text = texts(legalText('accessibility', locale)).join(' ');
    for (const fact of ['WCAG 2.2', 'AA', 'EN 301 549', '2026', '{email}'])
      expect(text).toContain(fact);
  }
});

describe('fillOwner', () => {
  const blocks: TextBlock[] = [
    { kind: 'heading', id: 'a', text: 'Who is {controller}' },
    { kind: 'text', text: '{controller}, {controller}' },
    { kind: 'list', items: ['{taxId}', 'at {address}'] },
  ];

  it('fills headings, paragraphs and lists, and leaves the source alone', () => {
    const before = structuredClone(blocks);
    expect(fillOwner(blocks, values)).toEqual([
      { kind: 'heading', id: 'a', text: 'Who is Ana $& Ruiz' },
      { kind: 'text', text: 'Ana $& Ruiz, Ana $& Ruiz' },
      { kind: 'list', items: ['12345678Z', 'at Calle Mayor, 1, Madrid'] },
    ]);
    expect(blocks).toEqual(before);
  });

  it('leaves out what would name a detail that must not be shown', () => {
    const hidden = { ...values, taxId: undefined, controller: undefined };
    expect(fillOwner(blocks.slice(1), hidden)).toEqual([
      { kind: 'list', items: ['at Calle Mayor, 1, Madrid'] },
    ]);
  });

  it('throws on an unknown token', () => {
    expect(() => fillOwner([{ kind: 'text', text: '{toString}' }], values)).toThrow('{toString}');
  });
});
