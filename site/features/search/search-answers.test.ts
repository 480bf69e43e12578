import { beforeAll, describe, expect, it } from 'vitest';
import { openSearch } from './search.ts';
import type { Search } from './search-index.ts';
import { isHangul } from '#domain/text/search-terms.ts';
import { answers } from '#content/data/answers/answers.ts';
import { weather } from '#content/data/answers/weather.ts';
import { locales } from '#content/locale.ts';
import { readSearchIndex } from './read-search-index.ts';

it('there are at least 60, each with its own id, ways to ask and links', () => {
  expect(answers.length - weather.length).toBeGreaterThanOrEqual(60);
  const ids = answers.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  expect(twice, 'two answers of content/data/answers/ have these ids').toEqual([]);
  for (const { id, asked, more } of answers) {
    expect(
      asked.filter((each) => each.length < (isHangul(each) ? 1 : 2)),
      id,
    ).toEqual([]);
    expect(more.length, id).toBeGreaterThan(0);
  }
});

describe.each(locales)('the answers in %s', (locale) => {
  const index = readSearchIndex(locale);
  let search: Search;

  beforeAll(async () => {
    search = await openSearch(index);
  });

  it('are short and say what they rest on, or lead to the page that does', () => {
    for (const { id, text, question, sources, links } of index.answers) {
      expect(text.length, id).toBeLessThanOrEqual(330);
      expect(`${question} ${text}`, id).not.toMatch(/[{}]|\*\*|\]\(|undefined/);
      expect(sources.length + links.length, id).toBeGreaterThan(0);
      for (const { name, url } of sources) {
        expect(name, id).not.toBe('');
        expect(url, id).toMatch(/^https?:\/\//);
      }
    }
  });

  it('are found by every way to ask for them', () => {
    const lost = index.answers.flatMap(({ id }, at) =>
      (index.asked[at] ?? [])
        .filter((way) => !search(way).answers.some((each) => each.id === id))
        .map(
          (way) =>
            `${id}: ${way} → ${search(way)
              .answers.map((each) => each.id)
              .join(', ')}`,
        ),
    );
    expect(lost, 'change asked of these answers in content/data/answers/').toEqual([]);
  });

  it('are found by their own question', () => {
    const lost = index.answers
      .filter(({ id, question }) => !search(question).answers.some((each) => each.id === id))
      .map(({ id, question }) => `${id}: ${question}`);
    expect(lost, 'give these answers more ways in content/data/answers/').toEqual([]);
  });
});

it('the time differences are right', () => {
  const hours = (zone: string, month: number) => {
    const at = new Date(Date.UTC(2027, month, 15, 12));
    const hourIn = (timeZone: string) =>
      Number(
        new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(at),
      );
    return (hourIn('Asia/Seoul') - hourIn(zone) + 24) % 24;
  };
  const { text } = answers.find(({ id }) => id === 'time-difference')!;
  const [january, july] = [0, 6].map((month) => (zone: string) => hours(zone, month));
  expect([january!('Europe/Madrid'), july!('Europe/Madrid')]).toEqual([8, 7]);
  expect(text.es).toContain('8 horas por delante de España en invierno y 7 en verano');
  expect([january!('America/Argentina/Buenos_Aires'), january!('America/Bogota')]).toEqual([
    12, 14,
  ]);
  expect([january!('America/Lima'), july!('America/Mexico_City')]).toEqual([14, 15]);
  expect([january!('Europe/London'), july!('Europe/London')]).toEqual([9, 8]);
});
