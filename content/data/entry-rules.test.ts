import { describe, expect, it, test } from 'vitest';
import { checkEntry } from '#domain/entry-check.ts';
import { purposes } from '#domain/entry-trip.ts';
import { answers } from '../copy/entry-checker.ts';
import { emergencySources, mainLines, otherLines, phrases } from './emergency.ts';
import { eArrival, kEta, passports, sources } from './entry-rules.ts';

const today = '2026-11-20';

describe('the rules of entry', () => {
  it('cover 25 passports, each once', () => {
    expect(passports).toHaveLength(25);
    for (const key of ['id', 'name'] as const)
      expect(new Set(passports.map((passport) => JSON.stringify(passport[key]))).size).toBe(25);
    expect(passports[0]?.id).toBe('ES');
  });

  it('give thirty days to three passports and leave unknown what a visa sets', () => {
    const thirty = passports.filter(({ maxStayDays }) => maxStayDays === 30).map(({ id }) => id);
    expect(thirty.sort()).toEqual(['AD', 'HN', 'PY']);
    for (const { id, visa, maxStayDays } of passports)
      expect(maxStayDays === 'unknown', id).toBe(visa === 'needed');
  });

  it('waive the K-ETA for six countries and Puerto Rico', () => {
    const waived = passports.filter(({ kEtaWaivedUntil }) => kEtaWaivedUntil !== null);
    expect(waived.map(({ id }) => id).sort()).toEqual(['CL', 'CO', 'ES', 'MX', 'PR', 'PT', 'US']);
    for (const { visa } of waived) expect(visa).toBe('free');
  });

  it('name a source for every passport, with a year or none, and use every source', () => {
    const used = new Set(passports.flatMap((passport) => passport.sources));
    for (const { id, sources: own } of passports) expect(own.length, id).toBeGreaterThan(1);
    for (const id of [...kEta.sources, ...eArrival.sources]) used.add(id);
    for (const [id, { url, date }] of Object.entries(sources)) {
      expect(URL.canParse(url), id).toBe(true);
      expect(date === null || /^20\d\d(-\d\d)?$/.test(date), id).toBe(true);
      expect(used, 'used by nobody').toContain(id);
    }
  });

  test.each([
    ['ES', 14, 'no-visa-no-k-eta'],
    ['AR', 60, 'no-visa-k-eta'],
    ['VE', 14, 'visa-disputed'],
    ['PY', 14, 'visa-disputed'],
    ['BO', 14, 'visa'],
    ['HN', 30, 'no-visa-k-eta'],
    ['HN', 31, 'stay-too-long'],
  ] as const)('%s for %i days of tourism: %s', (id, days, verdict) => {
    const passport = passports.find((each) => each.id === id);
    expect(passport && checkEntry(passport, { purpose: 'tourism', days }, today).verdict).toBe(
      verdict,
    );
  });
});

describe('the words of the checker', () => {
  it('exist for every answer that can come out', () => {
    for (const passport of passports)
      for (const purpose of purposes)
        for (const days of [1, 31, 91])
          for (const arrival of ['2026-12-01', '2027-01-01']) {
            const { verdict, steps } = checkEntry(passport, { purpose, days, arrival }, today);
            expect(answers.verdicts[verdict].title.es).toBeTruthy();
            for (const { kind } of steps) expect(answers.steps[kind].en).toBeTruthy();
          }
  });
});

describe('emergencies', () => {
  it('list each number once, as it is dialled', () => {
    const numbers = [...mainLines, ...otherLines].map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(mainLines.map(({ number }) => number)).toEqual(['112', '119', '1330', '1345']);
    for (const number of numbers) expect(number).toMatch(/^\d{3,4}(-\d{4})?$/);
    for (const { url } of emergencySources) expect(URL.canParse(url)).toBe(true);
  });

  it('write phrases in Hangul, with a reading in Latin letters', () => {
    for (const { korean, reading } of phrases) {
      expect(korean).toMatch(/^[가-힣 ?]+$/);
      expect(reading).toMatch(/^[a-z ?]+$/);
    }
  });
});
