import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkEntry, type EntryStep, type PassportRules } from './entry-check.ts';
import { koreanDay, purposes, type Purpose, type EntryTrip } from './entry-trip.ts';
import { parseTrip } from '../site/features/entry/parse-trip.ts';

const today = '2026-11-20';

const waived: PassportRules = {
  visa: 'free',
  maxStayDays: 90,
  kEtaWaiver: { until: '2026-12-31', known: 'published' },
  workingHoliday: true,
};
const byPress: PassportRules = {
  ...waived,
  kEtaWaiver: { until: '2026-12-31', known: 'press' },
};
const withKEta: PassportRules = { ...waived, kEtaWaiver: null, workingHoliday: 'unknown' };
const thirtyDays: PassportRules = { ...withKEta, maxStayDays: 30 };
const withVisa: PassportRules = {
  visa: 'needed',
  maxStayDays: 'unknown',
  kEtaWaiver: null,
  workingHoliday: 'unknown',
};
const disputed: PassportRules = { ...withKEta, visa: 'disputed' };
const unlisted: PassportRules = { ...withVisa, visa: 'unlisted' };

const kindsOf = (passport: PassportRules, trip: EntryTrip) =>
  checkEntry(passport, trip, today).steps.map(({ kind }) => kind);

const verdict = (passport: PassportRules, purpose: Purpose, days: number, arrival?: string) =>
  checkEntry(passport, { purpose, days, ...(arrival && { arrival }) }, today).verdict;

const step = <Kind extends EntryStep['kind']>(
  passport: PassportRules,
  trip: EntryTrip,
  kind: Kind,
  on = today,
) =>
  checkEntry(passport, trip, on).steps.find(
    (each): each is Extract<EntryStep, { kind: Kind }> => each.kind === kind,
  );

describe('what is needed', () => {
  test.each([
    ['a waived passport', waived, 'tourism', 90, undefined, 'no-visa-no-k-eta'],
    ['the last day of the waiver', waived, 'tourism', 14, '2026-12-31', 'no-visa-no-k-eta'],
    ['the day after it', waived, 'tourism', 14, '2027-01-01', 'no-visa-k-eta-unknown'],
    ['a waiver of the press alone', byPress, 'tourism', 14, '2026-12-31', 'no-visa-k-eta-press'],
    ['the same a day later', byPress, 'tourism', 14, '2027-01-01', 'no-visa-k-eta-unknown'],
    ['the same on a stopover', byPress, 'transit', 1, undefined, 'no-visa-k-eta-press'],
    ['a passport outside the waiver', withKEta, 'tourism', 90, '2027-03-01', 'no-visa-k-eta'],
    ['one day too many', waived, 'tourism', 91, undefined, 'stay-too-long'],
    ['thirty days', thirtyDays, 'tourism', 30, undefined, 'no-visa-k-eta'],
    ['thirty-one of thirty', thirtyDays, 'tourism', 31, undefined, 'stay-too-long'],
    ['a passport with a visa', withVisa, 'tourism', 5, undefined, 'visa'],
    ['sources that disagree', disputed, 'tourism', 60, undefined, 'visa-disputed'],
    ['more than any of them allows', disputed, 'tourism', 91, undefined, 'visa'],
    ['a short course', waived, 'study', 90, undefined, 'no-visa-no-k-eta'],
    ['a long course', waived, 'study', 91, undefined, 'd-4'],
    ['a long course with a visa', withVisa, 'study', 180, undefined, 'd-4'],
    ['a course past thirty days', thirtyDays, 'study', 70, undefined, 'stay-too-long'],
    ['a day of work', waived, 'work', 1, undefined, 'work-visa'],
    ['an agreement', waived, 'working-holiday', 365, undefined, 'working-holiday'],
    ['no agreement seen', withKEta, 'working-holiday', 365, undefined, 'working-holiday-unknown'],
    ['a stopover', withKEta, 'transit', 1, undefined, 'no-visa-k-eta'],
    ['a stopover with a visa', withVisa, 'transit', 1, undefined, 'transit-visa'],
    ['a stopover where sources disagree', disputed, 'transit', 1, undefined, 'transit-visa'],
    ['a passport that is not listed', unlisted, 'tourism', 5, undefined, 'not-listed'],
    ['its stopover', unlisted, 'transit', 1, undefined, 'not-listed'],
    ['its agreement', unlisted, 'working-holiday', 365, undefined, 'not-listed'],
    ['its long course', unlisted, 'study', 180, undefined, 'd-4'],
  ] as const)('%s', (_case, passport, purpose, days, arrival, expected) => {
    expect(verdict(passport, purpose, days, arrival)).toBe(expected);
  });

  it('is unknown once the waiver has ended, with or without a day of arrival', () => {
    const trip = { purpose: 'tourism', days: 14 } as const;
    expect(checkEntry(waived, trip, '2026-12-31').verdict).toBe('no-visa-no-k-eta');
    expect(checkEntry(byPress, trip, '2026-12-31').verdict).toBe('no-visa-k-eta-press');
    for (const passport of [waived, byPress])
      expect(checkEntry(passport, trip, '2027-01-01').verdict).toBe('no-visa-k-eta-unknown');
  });

  it('depends on the day of arrival rather than on today', () => {
    const trip = { purpose: 'tourism', days: 14, arrival: '2027-01-01' } as const;
    expect(checkEntry(waived, trip, '2026-12-31').verdict).toBe('no-visa-k-eta-unknown');
  });

  it('never promises a waiver that only the press reports', () => {
    const kinds = checkEntry(byPress, { purpose: 'tourism', days: 14 }, '2026-12-01').steps.map(
      ({ kind }) => kind,
    );
    expect(kinds).toContain('k-eta-press');
    expect(kinds).not.toContain('k-eta-waived');
  });
});

describe('a stopover with a passport that needs a visa', () => {
  it('begins with the transit area and who to ask, and never speaks of a K-ETA', () => {
    for (const passport of [withVisa, disputed])
      expect(kindsOf(passport, { purpose: 'transit', days: 1 })).toEqual([
        'transit-visa',
        'transit-third-country',
        'passport',
        'embassy',
        'e-arrival',
      ]);
  });

  it('offers no way out of the airport to those whom that rule leaves out', () => {
    const left = { ...withVisa, noVisaFreeTransit: true } as const;
    expect(kindsOf(left, { purpose: 'transit', days: 1 })).not.toContain('transit-third-country');
  });
});

describe('the age on the day of entry', () => {
  test.each(['0-17', '65'] as const)('%s needs no K-ETA, in 2027 too', (age) => {
    for (const passport of [waived, byPress, withKEta])
      for (const arrival of ['2026-12-31', '2027-01-01']) {
        const answer = checkEntry(passport, { purpose: 'tourism', days: 14, age, arrival }, today);
        expect(answer.verdict).toBe('no-visa-age');
        expect(answer.steps.map(({ kind }) => kind)).toEqual([
          'passport',
          'k-eta-age',
          'e-arrival',
        ]);
      }
  });

  it('changes nothing about a visa or the length of a stay', () => {
    const trip = { purpose: 'tourism', days: 91, age: '65' } as const;
    expect(checkEntry(waived, trip, today).verdict).toBe('stay-too-long');
    expect(checkEntry(withVisa, trip, today).verdict).toBe('visa');
    expect(checkEntry(disputed, { ...trip, days: 9 }, today).verdict).toBe('visa-disputed');
  });
});

describe('ties to Korea', () => {
  it('of nationality lead to the Korean passport, whatever the other one', () => {
    for (const passport of [waived, withKEta, withVisa, unlisted])
      for (const purpose of purposes) {
        const answer = checkEntry(passport, { purpose, days: 400, korean: 'national' }, today);
        expect(answer.verdict).toBe('korean-passport');
        expect(answer.steps.map(({ kind }) => kind)).toEqual(['korean-passport', 'korean-men']);
      }
  });

  it('of descent come first and leave the rules of the passport as they are', () => {
    const trip = { purpose: 'tourism', days: 14 } as const;
    const [first, ...others] = kindsOf(waived, { ...trip, korean: 'descent' });
    expect(first).toBe('korean-descent');
    expect(others).toEqual(kindsOf(waived, trip));
  });
});

describe('a second entry', () => {
  it('may need the K-ETA that the first did not', () => {
    const trip = { purpose: 'tourism', days: 14, arrival: '2026-12-30' } as const;
    for (const passport of [waived, byPress])
      expect(step(passport, trip, 're-entry')?.until).toBe('2026-12-31');
    expect(step(waived, { ...trip, arrival: '2027-01-05' }, 're-entry')).toBeUndefined();
    expect(step(withKEta, trip, 're-entry')).toBeUndefined();
    expect(step(waived, { ...trip, age: '65' }, 're-entry')).toBeUndefined();
  });
});

describe('by when', () => {
  const trip = { purpose: 'tourism', days: 10, arrival: '2027-03-01' } as const;

  it('puts the K-ETA 72 hours before a journey of two days', () => {
    expect(step(withKEta, trip, 'k-eta')).toEqual({ kind: 'k-eta', by: '2027-02-24', late: false });
    expect(step(withKEta, trip, 'k-eta', '2027-02-24')?.late).toBe(false);
    expect(step(withKEta, trip, 'k-eta', '2027-02-25')?.late).toBe(true);
  });

  it('opens the e-Arrival card two days before arrival, and never before today', () => {
    const early = { ...trip, arrival: '2026-12-10' };
    expect(step(waived, early, 'e-arrival')?.from).toBe('2026-12-08');
    expect(step(waived, { ...trip, arrival: today }, 'e-arrival')?.from).toBe(today);
  });

  test.each([
    ['2027-03-01', '2027-09-01'],
    ['2026-12-31', '2027-06-30'],
    ['2027-08-31', '2028-02-29'],
  ])('a passport that lands on %s must hold until %s', (arrival, until) => {
    expect(step(waived, { ...trip, arrival }, 'passport')?.validUntil).toBe(until);
  });

  it('gives no date without a day of arrival', () => {
    const { steps } = checkEntry(withKEta, { purpose: 'transit', days: 1 }, today);
    expect(steps).toEqual([
      { kind: 'transit' },
      { kind: 'passport' },
      { kind: 'k-eta', late: false },
      { kind: 'e-arrival-without-k-eta' },
    ]);
  });
});

const anyPassport: fc.Arbitrary<PassportRules> = fc.record({
  visa: fc.constantFrom('free', 'needed', 'disputed', 'unlisted'),
  maxStayDays: fc.constantFrom<PassportRules['maxStayDays'][]>(30, 90, 'unknown'),
  kEtaWaiver: fc.option(
    fc.record({
      until: fc.constant('2026-12-31'),
      known: fc.constantFrom('published' as const, 'press' as const),
    }),
  ),
  workingHoliday: fc.constantFrom<PassportRules['workingHoliday'][]>(true, 'unknown'),
});
const anyDay = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyTrip: fc.Arbitrary<EntryTrip> = fc.record(
  {
    purpose: fc.constantFrom(...purposes),
    days: fc.integer({ min: 1, max: 730 }),
    arrival: anyDay,
    age: fc.constantFrom('0-17' as const, '65' as const),
    korean: fc.constantFrom('national' as const, 'descent' as const),
  },
  { requiredKeys: ['purpose', 'days'] },
);

describe('any journey', () => {
  it('never gets an answer beyond what is known of its passport', () => {
    fc.assert(
      fc.property(anyPassport, anyTrip, anyDay, (passport, trip, on) => {
        const answer = checkEntry(passport, trip, on);
        const says = (part: string) => answer.verdict.includes(part);
        if (says('no-visa')) {
          expect(trip.korean).not.toBe('national');
          expect(passport.visa).toBe('free');
          expect(trip.days).toBeLessThanOrEqual(Number(passport.maxStayDays));
          expect(trip.purpose).not.toMatch(/^work/);
        }
        if (answer.verdict === 'no-visa-no-k-eta') {
          expect((trip.arrival ?? on) <= (passport.kEtaWaiver?.until ?? '')).toBe(true);
          expect(passport.kEtaWaiver?.known).toBe('published');
        }
        if (answer.verdict === 'no-visa-age') expect(trip.age).toBeDefined();
        if (answer.verdict === 'working-holiday') expect(passport.workingHoliday).toBe(true);
        if (passport.maxStayDays === 'unknown') expect(says('no-visa')).toBe(false);
        const embassy = answer.steps.some(({ kind }) => kind.endsWith('embassy'));
        expect(embassy).toBe(!says('no-visa') && !says('korean'));
      }),
    );
  });

  it('never has a stopover whose steps speak of a K-ETA under a heading about a visa', () => {
    fc.assert(
      fc.property(anyPassport, anyTrip, anyDay, (passport, trip, on) => {
        const answer = checkEntry(passport, { ...trip, purpose: 'transit', days: 1 }, on);
        const kinds = answer.steps.map(({ kind }) => kind);
        const free = answer.verdict.startsWith('no-visa');
        expect(kinds.includes('transit')).toBe(free);
        expect(kinds.includes('transit-visa')).toBe(!free && trip.korean !== 'national');
        expect(kinds.some((kind) => kind.startsWith('k-eta'))).toBe(free);
      }),
    );
  });

  it('has one passport step, one visa or K-ETA step and one arrival card', () => {
    fc.assert(
      fc.property(anyPassport, anyTrip, anyDay, (passport, trip, on) => {
        const kinds = checkEntry(passport, trip, on).steps.map(({ kind }) => kind);
        fc.pre(trip.korean !== 'national');
        const ways = kinds.filter((kind) => kind.endsWith('embassy') || kind.startsWith('k-eta'));
        expect(new Set(kinds).size).toBe(kinds.length);
        expect(kinds.filter((kind) => kind === 'passport')).toHaveLength(1);
        expect(ways).toHaveLength(1);
        expect(kinds.at(-1)).toMatch(/^e-arrival/);
      }),
    );
  });
});

describe('what was typed', () => {
  const typed = {
    passport: 'ES',
    purpose: 'study',
    days: ' 70 ',
    arrival: '',
    age: '18-64',
    korean: 'none',
  };
  const parse = (over: Partial<typeof typed>) => parseTrip({ ...typed, ...over }, ['ES'], today);

  it('is read as a trip', () => {
    expect(parse({})).toEqual({ trip: { passport: 'ES', purpose: 'study', days: 70 } });
    expect(parse({ arrival: today })).toMatchObject({ trip: { arrival: today } });
    expect(parse({ purpose: 'spying' })).toMatchObject({ trip: { purpose: 'tourism' } });
    expect(parse({ age: '65', korean: 'descent' })).toMatchObject({
      trip: { age: '65', korean: 'descent' },
    });
    expect(parse({ age: '200', korean: 'maybe' })).toEqual(parse({}));
  });

  it('has no days on a stopover, where the field does not stand', () => {
    expect(parse({ purpose: 'transit', days: 'ten' })).toEqual({
      trip: { passport: 'ES', purpose: 'transit', days: 1 },
    });
  });

  test.each([
    [{ passport: '' }, { passport: 'missing' }],
    [{ passport: 'XX' }, { passport: 'missing' }],
    [{ days: '0' }, { days: 'notInLimits' }],
    [{ days: '731' }, { days: 'notInLimits' }],
    [{ days: '1.5' }, { days: 'notInLimits' }],
    [{ days: 'ten' }, { days: 'notInLimits' }],
    [{ arrival: '2026-02-30' }, { arrival: 'notADate' }],
    [{ arrival: 'soon' }, { arrival: 'notADate' }],
    [{ arrival: '2026-11-19' }, { arrival: 'past' }],
    [
      { passport: '', days: '' },
      { passport: 'missing', days: 'notInLimits' },
    ],
  ])('%j is a field error', (over, errors) => {
    expect(parse(over)).toEqual({ errors });
  });

  it('never throws, and every trip that it reads gets an answer', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), anyDay, fc.constant('ES'));
    fc.assert(
      fc.property(
        text,
        text,
        text,
        text,
        text,
        text,
        anyPassport,
        (...[passport, purpose, days, arrival, age, korean, rules]) => {
          const typedTrip = { passport, purpose, days, arrival, age, korean };
          const read = parseTrip(typedTrip, ['ES'], today);
          if ('trip' in read)
            expect(checkEntry(rules, read.trip, today).steps.length).toBeGreaterThan(1);
          else expect(Object.keys(read.errors).length).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('takes today from the Korean clock', () => {
    expect(koreanDay(new Date('2026-12-31T14:59:59Z'))).toBe('2026-12-31');
    expect(koreanDay(new Date('2026-12-31T15:00:00Z'))).toBe('2027-01-01');
  });
});
