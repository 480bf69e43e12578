import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { cutQuery, longestQuery } from '#domain/search-query.ts';
import { openSearch } from './search.ts';
import type { Search, SearchDocument } from './search-index.ts';

const documents: SearchDocument[] = [
  {
    kind: 'place',
    title: 'Palacio Gyeongbokgung',
    hangul: '경복궁',
    other: 'Gyeongbokgung Palace',
    where: 'Seúl',
    text: 'El mayor de los cinco palacios de la dinastía Joseon, al pie del monte Bugaksan.',
    href: '/turismo/seul#gyeongbokgung',
  },
  {
    kind: 'place',
    title: 'Mercado Jagalchi',
    hangul: '자갈치시장',
    where: 'Busan',
    text: 'Pescado vivo abajo y restaurantes arriba, a cinco minutos del metro; el horario, en la puerta.',
    href: '/turismo/busan#jagalchi',
  },
  {
    kind: 'page',
    title: 'Requisitos',
    text: 'La K-ETA, la e-Arrival y el visado D-4 para estudiar en una universidad de Seúl.',
    href: '/requisitos',
  },
];

const empty = {
  locale: 'es',
  answers: [],
  asked: [],
  synonyms: [],
  settings: [],
  otherWords: 'submarinista',
  weights: {},
  last: [],
} as const;

let search: Search;

beforeAll(async () => {
  search = await openSearch({ ...empty, documents });
});

const found = (query: string) =>
  search(query).groups.flatMap(({ hits }) => hits.map(({ href }) => href));
const palace = '/turismo/seul#gyeongbokgung';
const market = '/turismo/busan#jagalchi';

describe('what a visitor types', () => {
  it.each([
    ['a word', 'palacio', palace],
    ['its plural', 'palacios', palace],
    ['no accents, capitals', 'DINASTIA', palace],
    ['accents too many', 'pálacio', palace],
    ['accents apart from their letters', 'dinasti\u0301a', palace],
    ['the name in the other language', 'palace', palace],
    ['Hangul', '경복궁', palace],
    ['Hangul taken apart', '경복궁'.normalize('NFD'), palace],
    ['a syllable still being typed', '경복ㄱ', palace],
    ['the end of a Korean word', '시장', market],
    ['a romanisation', 'gyeongbokgung', palace],
    ['an older romanisation', 'Kyongbokkung', palace],
    ['a beginning', 'gyeongb', palace],
    ['a slip', 'palcio', palace],
    ['a slip in a long word', 'gyeonbokgun', palace],
    ['a joined word', 'keta', '/requisitos'],
    ['two words written as one', 'pescadosvivos', market],
    ['the same with its hyphen', 'k-eta', '/requisitos'],
    ['two words', 'metro pescado', market],
    ['words of which one is nowhere', 'jagalchi submarinos', market],
    ['words of which most are nowhere', 'jagalchi submarinos helicópteros', market],
    ['words that no document has all', 'universidad palacio dinastía', palace],
    ['a whole question', '¿me podrías decir dónde queda el palacio, por favor?', palace],
    ['words of a question with slips', 'nesecito averigüar si conviene visitar el mercado', market],
    ['the name of one beside words of others', 'jagalchi metro universidad', market],
    ['as it sounds', 'pezcado bibo', market],
    ['a letter of the keyboard next to the right one', 'restairantes', market],
    ['a Korean name as it sounds', 'chagalchi', market],
    ['the same in parts', 'cha gal chi', market],
    ['a Korean name as it sounds, with a slip', 'kyonbokun', palace],
  ])('%s: %s', (_, query, href) => {
    expect(found(query)[0]).toBe(href);
  });

  it('ranks documents with every word first', () => {
    expect(found('palacios cinco')).toEqual([palace]);
  });

  it('counts no letter that stands alone, whatever stands beside it', () => {
    const letter = fc.constantFrom(...'abcdefghijklmnñopqrstuvwxyzáéíóú');
    const sign = fc.constantFrom('', '<', '>', '¿', '.', "'", '-');
    const beside = fc.constantFrom('', 'xyzzyqwv', 'palacio', 'xyzzyqwv mercado');
    fc.assert(
      fc.property(letter, sign, sign, beside, fc.boolean(), (each, before, after, words, first) => {
        const alone = `${before}${each}${after}`;
        const query = first ? `${alone} ${words}` : `${words} ${alone}`;
        expect(found(query)).toEqual(found(words));
      }),
    );
  });

  it('finds nothing for what is unknown and a word that fits any subject', () => {
    expect(found('xyzzyqwv horario')).toEqual([]);
    expect(found('xyzzyqwv palacio horario')).toEqual([palace]);
  });

  it.each(['', '   ', 'de la', '<d>xyzzyqwv', 'xyzzyqwv', '🙂', '.*+?^${}()|[]', '</script>'])(
    'finds nothing for %j',
    (query) => {
      expect(search(query)).toEqual({ total: 0, partial: false, answers: [], groups: [] });
    },
  );

  it('ranks what has the word itself before what only sounds like it', async () => {
    const spelled = ['taza', 'tasa', 'caza', 'casa', 'vaso', 'baso', 'cocer', 'coser'];
    await fc.assert(
      fc.asyncProperty(
        fc.subarray(spelled, { minLength: 2 }),
        fc.constantFrom('text', 'title'),
        async (words, place) => {
          const all = words.map((word, at) => ({
            kind: 'page',
            title: place === 'title' ? word : 'Otra cosa',
            text: place === 'title' ? 'Algo' : `Una frase con ${`${word} `.repeat(at + 1)}y más`,
            href: `/${word}`,
          }));
          const find = await openSearch({ ...empty, documents: all });
          for (const word of words) {
            expect(find(word).groups[0]?.hits[0]?.href).toBe(`/${word}`);
          }
        },
      ),
    );
  });

  it('takes no word that is spelled right for another', async () => {
    const find = await openSearch({ ...empty, otherWords: 'palcio', documents });
    expect(found('palcio')).toEqual([palace]);
    for (const word of ['palcio', 'palcios']) expect(find(word).total).toBe(0);
  });

  it('matches numbers exactly', () => {
    expect(found('1945')).toEqual([]);
  });

  it('answers any query in a short time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (query) => {
        const { total, groups } = search(query);
        expect(groups.flatMap(({ hits }) => hits)).toHaveLength(total);
      }),
    );
    const start = performance.now();
    search('gyeongbokgung '.repeat(10_000));
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('an answer', () => {
  it('is grouped, the best group first', () => {
    expect(search('seul visado palacio').groups.map(({ kind }) => kind)).toHaveLength(2);
    expect(search('requisitos seul').groups[0]?.kind).toBe('page');
  });

  it('marks the matches and leaves the text unchanged', () => {
    const [hit] = search('palacio joseon').groups[0]?.hits ?? [];
    const marked = (parts: typeof hit extends infer _ ? NonNullable<typeof hit>['title'] : never) =>
      parts.filter((each) => each.found).map(({ text }) => text);
    expect(marked(hit?.title ?? [])).toEqual(['Palacio']);
    expect(marked(hit?.context ?? [])).toEqual(['palacios', 'Joseon']);
    expect(hit?.context.map(({ text }) => text).join('')).toBe(documents[0]?.text);
  });
});

describe('a query', () => {
  it('is cut between characters, never inside one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (query) => {
        const cut = cutQuery(query);
        expect(Array.from(cut).length).toBeLessThanOrEqual(longestQuery);
        expect(cut).toBe(cutQuery(cut));
        expect(cut.isWellFormed()).toBe(true);
      }),
    );
    expect(cutQuery(`  ${'서'.repeat(500)} `)).toBe('서'.repeat(longestQuery));
  });
});
