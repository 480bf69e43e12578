import { describe, expect, it, test } from 'vitest';
import { locales } from '../locale.ts';
import { figureIds, figureOf } from '../register/register.ts';
import { airports } from './airports.ts';
import { embassies, isConfirmed } from './embassies.ts';
import { emergencyProblems } from './emergency-problems.ts';
import { phraseOf } from '../phrases/phrases.ts';
import { passports } from './entry-rules.ts';
import { hospitals } from './hospitals.ts';

/** As dialled in Korea: a short number, with the area code of Seoul or not, an area code, a mobile; or with the code of another country. */
const dialled =
  /^(?:(?:02-)?1\d{2,3}|1\d{3}-\d{4}|0\d{1,2}-\d{3,4}-\d{4}|\+\d{1,2}(?: \d{1,4}){2,4})$/;

const day = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;

describe('an embassy', () => {
  const missions = embassies.flatMap(({ id, inSeoul, koreaThere }) => [
    [`${id} in Seoul`, inSeoul] as const,
    [`Korea in ${id}`, koreaThere] as const,
  ]);

  it.each(missions)(
    '%s says where it was read, each source with a valid date or none',
    (_, { sources }) => {
      expect(sources.length).toBeGreaterThan(0);
      for (const { url, date } of sources) {
        if (url) expect(() => new URL(url)).not.toThrow();
        if (date) expect(date).toMatch(day);
      }
    },
  );

  it('has telephones that can be dialled, and duty lines with their date', () => {
    const numbers = embassies.flatMap(({ inSeoul, koreaThere }) => [
      inSeoul.telephone,
      inSeoul.duty?.number,
      koreaThere.telephone,
    ]);
    const known = numbers.filter((number) => number !== undefined);
    expect(known.length).toBeGreaterThan(10);
    for (const number of known) expect(number).toMatch(dialled);
    for (const { inSeoul } of embassies) if (inSeoul.duty) expect(inSeoul.duty.date).toMatch(day);
  });

  it('is confirmed by a page of its own only where that page is known, with a date', () => {
    const confirmed = embassies.filter(({ inSeoul }) => isConfirmed(inSeoul));
    expect(confirmed.length).toBeGreaterThan(0);
    for (const { id, inSeoul } of confirmed) {
      const pages = inSeoul.sources.filter(({ official }) => official);
      for (const { url, date } of pages) {
        expect(url, id).toMatch(/^https:/);
        expect(date, id).toMatch(day);
      }
    }
  });

  it('is of a country whose passport the checker knows, each once', () => {
    const ids = embassies.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const known = new Set<string>(passports.map(({ id }) => id));
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
  });

  it('has its address in both scripts or in neither', () => {
    for (const { inSeoul } of embassies) {
      expect(inSeoul.address === undefined).toBe(inSeoul.addressHangul === undefined);
      if (inSeoul.addressHangul) expect(inSeoul.addressHangul).toMatch(/^서울특별시 [가-힣]+구 /);
    }
  });
});

test('every hospital has a source, and a number that can be dialled or none', () => {
  for (const { name, telephone, sources } of hospitals) {
    expect(sources.length, name.es).toBeGreaterThan(0);
    if (telephone) expect(telephone).toMatch(dialled);
  }
});

test('every telephone of the register can be dialled and was checked', () => {
  const phones = figureIds.filter((id) => figureOf(id).unit === 'phone').map(figureOf);
  expect(phones.length).toBeGreaterThan(8);
  for (const { current, checkedOn, source } of phones) {
    const { value } = current;
    for (const number of typeof value === 'object' ? Object.values(value ?? {}) : [value])
      expect(number).toMatch(dialled);
    expect(checkedOn).toMatch(day);
    expect(source).toBeDefined();
  }
});

describe('a problem', () => {
  it.each(emergencyProblems.map((problem) => [problem.id, problem] as const))(
    '%s names a number to call or what comes before it, and phrases that exist in each language',
    (_, { first, phrases }) => {
      if ('line' in first) expect(figureOf(first.line).unit).toBe('phone');
      else expect(first.act.es).not.toBe('');
      for (const locale of locales) {
        const said = phrases.filter((id) => (phraseOf(id).only ?? locale) === locale);
        expect(said.length).toBeGreaterThan(0);
      }
    },
  );
});

test('every way from an airport has a fare with its source, and rides in minutes', () => {
  for (const { means } of airports)
    for (const { id, fares, rides } of means) {
      for (const fare of fares) expect(figureOf(fare).source, id).toBeDefined();
      for (const ride of rides)
        if ('figure' in ride) expect(figureOf(ride.figure).unit, id).toBe('minutes');
    }
});
