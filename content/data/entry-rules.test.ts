import { describe, expect, it, test } from 'vitest';
import { checkEntry, passportMonths, shortStayDays } from '#domain/entry-check.ts';
import { purposes } from '#domain/entry-trip.ts';
import { answers } from '../text/entry-checker.ts';
import { register } from '../register/register.ts';
import { readPassports } from '../../site/features/entry/read.ts';
import { phraseOf } from '../phrases/phrases.ts';
import { emergencyPhrases, mainLines } from './emergency.ts';
import {
  eArrivalSources,
  kEtaSources,
  passports,
  portalSources,
  sources,
  studySources,
  transitSources,
  unlistedPassport,
} from './entry-rules.ts';
import { missionFor } from './korean-missions.ts';

const today = '2026-11-20';

describe('the rules of entry', () => {
  it('name each passport once', () => {
    for (const key of ['id', 'name'] as const)
      expect(new Set(passports.map((passport) => JSON.stringify(passport[key]))).size).toBe(
        passports.length,
      );
    expect(passports[0]?.id).toBe('ES');
  });

  it('give some passports thirty days, and leave the stay unknown when a visa is needed', () => {
    const thirty = passports.filter(({ maxStayDays }) => maxStayDays === 30).map(({ id }) => id);
    expect(thirty).toEqual(expect.arrayContaining(['AD', 'HN', 'PY']));
    for (const { id, visa, maxStayDays } of passports)
      expect(maxStayDays === 'unknown', id).toBe(visa === 'needed');
  });

  it('distinguish waivers on the published list from those that only the press reports', () => {
    const waived = (known: string) =>
      passports.filter(({ kEtaWaiver }) => kEtaWaiver?.known === known).map(({ id }) => id);
    expect(waived('published')).toEqual(expect.arrayContaining(['ES', 'PR', 'US']));
    expect(waived('press')).toEqual(expect.arrayContaining(['CL', 'CO', 'MX', 'PT']));
    for (const { visa, kEtaWaiver } of passports) if (kEtaWaiver) expect(visa).toBe('free');
  });

  it('have the same days and months as the register', () => {
    expect(shortStayDays).toBe(register['keta-stay'].current.value);
    expect(shortStayDays).toBe(register['d4-threshold'].current.value);
    expect(passportMonths).toBe(register['keta-passport-validity'].current.value);
  });

  it('name a source for every passport, dated or not, and use every source', () => {
    const used = new Set(passports.flatMap((passport) => passport.sources));
    for (const { id, sources: own } of passports) expect(own.length, id).toBeGreaterThan(1);
    const ofSteps = [kEtaSources, eArrivalSources, portalSources, studySources, transitSources];
    for (const id of ofSteps.flat()) used.add(id);
    for (const [id, { url, date }] of Object.entries(sources)) {
      expect(url === null || URL.canParse(url), id).toBe(true);
      expect(date === null || /^20\d\d(-\d\d)?$/.test(date), id).toBe(true);
      expect(used, 'used by nobody').toContain(id);
    }
  });

  test.each([
    ['ES', 14, 'no-visa-no-k-eta'],
    ['MX', 14, 'no-visa-k-eta-press'],
    ['AR', 60, 'no-visa-k-eta'],
    ['VE', 14, 'visa-disputed'],
    ['PY', 14, 'visa-disputed'],
    ['BO', 14, 'visa'],
    ['HN', 30, 'no-visa-k-eta'],
    ['HN', 31, 'stay-too-long'],
    ['GB', 90, 'no-visa-no-k-eta'],
    ['GB', 91, 'stay-too-long'],
    ['IE', 14, 'no-visa-k-eta-press'],
    ['CA', 120, 'no-visa-no-k-eta'],
    ['AU', 90, 'no-visa-no-k-eta'],
    ['NZ', 14, 'no-visa-no-k-eta'],
    ['ZA', 30, 'no-visa-k-eta-press'],
    ['ZA', 31, 'stay-too-long'],
    ['IN', 14, 'visa'],
    ['PH', 14, 'visa'],
    ['BZ', 14, 'visa'],
    ['GQ', 14, 'visa'],
    ['JM', 90, 'no-visa-k-eta'],
    ['HT', 91, 'stay-too-long'],
    ['GY', 31, 'stay-too-long'],
    ['SR', 14, 'no-visa-k-eta'],
    ['TT', 14, 'no-visa-k-eta'],
    ['MA', 14, 'no-visa-k-eta'],
    ['AD', 30, 'no-visa-k-eta'],
  ] as const)('%s for %i days of tourism: %s', (id, days, verdict) => {
    const passport = passports.find((each) => each.id === id);
    expect(passport && checkEntry(passport, { purpose: 'tourism', days }, today).verdict).toBe(
      verdict,
    );
  });
});

describe('the embassy to ask', () => {
  it('has a page for each passport but the Cuban, whose embassy is new', () => {
    const without = passports.filter(({ id }) => !missionFor(id, 'es')).map(({ id }) => id);
    expect(without, 'add the mission in content/data/korean-missions.ts').toEqual(['CU']);
  });

  it('has a page in the language of the reader where one is known', () => {
    expect(missionFor('ES', 'es')).toMatchObject({ language: 'es' });
    expect(missionFor('GB', 'en')).toMatchObject({ language: 'en' });
    expect(missionFor('HT', 'es')?.city.es).toBe('Santo Domingo');
    for (const { id } of passports)
      expect(missionFor(id, 'en')?.url ?? 'https://overseas.mofa.go.kr/').toMatch(
        /^https:\/\/overseas\.mofa\.go\.kr\//,
      );
  });
});

describe('the English edition', () => {
  const { choices, first, others } = readPassports('en');
  it('has passports of English speakers, and all in the order of their English names', () => {
    expect(choices.at(-1)?.id).toBe(unlistedPassport.id);
    const names = choices.slice(0, -1).map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    expect(choices.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['GB', 'IE', 'CA', 'AU', 'NZ', 'ZA', 'IN', 'US']),
    );
    expect(readPassports('es').choices[0]?.id).toBe('ES');
    expect(first[0]?.id).toBe('US');
    expect([...first, ...others]).toHaveLength(passports.length);
  });

  it('names the embassy where the rules of a passport rest on an old or private source', () => {
    for (const id of ['CA', 'ZA', 'IN'])
      expect(passports.find((each) => each.id === id)?.note?.en, id).toMatch(/Korean embassy in /);
    for (const id of ['GB', 'IE', 'AU', 'NZ'])
      expect(passports.find((each) => each.id === id)?.holidayNote?.en, id).toMatch(
        /Korean embassy in /,
      );
  });

  it('offers a sentence that asks for English and none that asks for Spanish', () => {
    const meanings = (locale: 'es' | 'en') =>
      emergencyPhrases
        .map((id) => phraseOf(id))
        .filter(({ only = locale }) => only === locale)
        .map(({ meaning }) => meaning[locale]);
    expect(meanings('en')).toContain('Does anyone here speak English?');
    expect(meanings('en').join()).not.toContain('Spanish');
    expect(meanings('es')).toContain('¿Hay alguien que hable español?');
  });
});

describe('the words of the checker', () => {
  it('exist for every possible answer', () => {
    for (const passport of [...passports, unlistedPassport])
      for (const purpose of purposes)
        for (const days of [1, 31, 91])
          for (const more of [
            {},
            { age: '65' },
            { korean: 'national' },
            { korean: 'descent' },
          ] as const)
            for (const arrival of ['2026-12-01', '2027-01-01']) {
              const trip = { purpose, days, arrival, ...more };
              const { verdict, steps } = checkEntry(passport, trip, today);
              expect(answers.verdicts[verdict].title.es).toBeTruthy();
              for (const { kind } of steps) expect(answers.steps[kind].en).toBeTruthy();
            }
  });
});

describe('emergencies', () => {
  it('list each number once, in a form that can be dialled', () => {
    const numbers = mainLines.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.slice(0, 3)).toEqual(['112', '119', '1588-5644']);
    for (const number of numbers) expect(number).toMatch(/^\d{3,4}(-\d{4})?$/);
  });
});
