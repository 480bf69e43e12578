import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { figureWords } from '#content/text/figures.ts';
import { readTourism } from './read.ts';
import type { Locale } from '#content/locale.ts';
import { readFigure } from '#content/register/figures.ts';
import { register } from '#content/register/register.ts';
import { PlaceFacts } from './place-facts.tsx';

function facts(id: string, locale: Locale) {
  const { map, placeFactsText } = readTourism(locale);
  const place = map.places.find((candidate) => candidate.id === id);
  if (!place) throw new Error(`no place ${id}`);
  return renderToStaticMarkup(
    <PlaceFacts place={place} placeText={placeFactsText} locale={locale} />,
  );
}

describe('the facts of a place', () => {
  test('say how to get to a university, and its site', () => {
    const spanish = facts('pusan-national-university', 'es');
    expect(spanish).toContain('부산대역');
    expect(spanish).toContain('Línea 1 · 10\u00a0minutos a pie');
    expect(spanish).toMatch(
      /<a href="https:\/\/www\.pusan\.ac\.kr" target="_blank" rel="noopener noreferrer">pusan\.ac\.kr/,
    );
    expect(facts('pusan-national-university', 'en')).toContain('Line 1 · 10\u00a0minutes on foot');
  });

  test('say the hours of a restaurant, and to ask where no source gives them', () => {
    expect(facts('myeongdong-kyoja', 'es')).toContain('10:30 a 21:00');
    expect(facts('myeongdong-kyoja', 'es')).toContain(figureWords.marks.ask.es);
    expect(facts('myeongdong-kyoja', 'en')).toContain(figureWords.marks.ask.en);
  });

  test('say what a visit costs, and what has changed since', () => {
    const { map } = readTourism('en');
    const tower = map.places.find(({ attraction }) => attraction === 'busan-tower');
    const shown = facts(tower?.id ?? '', 'en');
    const { value, mark, before } = readFigure('busan-tower-admission', 'en');
    const words = shown.replaceAll(/<[^>]+>/g, '');
    for (const text of [value, mark ?? '?', before ?? '?']) expect(words).toContain(text);
    expect(shown).toContain(register['busan-tower-admission'].source.url);
  });

  test('leave out what is not known', () => {
    const { placeFactsText } = readTourism('es');
    const academy = facts('gangnam-academy', 'es');
    for (const label of [placeFactsText.hours, placeFactsText.admission, placeFactsText.site]) {
      expect(academy).not.toContain(`<dt>${label}</dt>`);
    }
  });
});
