import { describe, expect, test } from 'vitest';
import { koreanTexts } from '#content/allergy-card/readers.ts';
import { situationReaders, unreadOf } from '#content/phrases/readers.ts';
import { figureOf } from '#content/register/register.ts';
import { figureFindings } from './figures.ts';
import { byDanger, type Finding } from './finding.ts';
import { ageingFindings, findingsOn, type Ageing } from './findings.ts';
import { embassyFindings, hospitalFindings, passportFindings } from './help.ts';

const name = { es: 'Aquí', en: 'Here' };

const yonsei = {
  id: 'yonsei',
  calendar: { terms: [{ starts: '2026-12-01' }, { starts: '2027-03-01' }] },
  tuition: [{ krw: 1, source: 'page' }],
  levels: { source: 'other' },
};

const read: Ageing = {
  koreanTexts: {
    diets: {
      where: 'content/allergy-card/diets.ts',
      what: 'the diets',
      readBy: { native: 'Kim, 2026-12-01', cook: 'Lee, 2026-12-02', doctor: 'Park, 2026-12-03' },
    },
  },
  unreadPhrases: [],
  metroCheckedOn: '2026-11-22',
  ratesDay: '2026-11-01',
  schools: [yonsei],
  schoolSources: { page: { readOn: '2026-06-01' }, other: { readOn: '2026-09-01' } },
  holidays: { published: 2027, known: 2029 },
};

const whats = (change: Partial<Ageing>, today = '2026-12-01') =>
  ageingFindings({ ...read, ...change }, today).map(({ what }) => what);

describe('what has to be read again', () => {
  test('is nothing while all is fresh', () => {
    expect(whats({})).toEqual([]);
  });

  test('is the metro after twelve months', () => {
    const metro = (today: string) => whats({ schools: [], ratesDay: today }, today);
    expect(metro('2027-11-22').join()).not.toContain('npm run metro');
    expect(metro('2027-11-23').join()).toContain('npm run metro');
  });

  test('is the exchange rates after sixty days', () => {
    expect(whats({ ratesDay: '2026-10-02' })).toEqual([]);
    expect(whats({ ratesDay: '2026-10-01' })).toEqual(['the exchange rates are of 2026-10-01']);
  });

  test('is each group of Korean texts, by whom it is not read', () => {
    const { diets } = read.koreanTexts;
    if (!diets) throw new Error('no diets');
    const readBy = { ...diets.readBy, cook: null, doctor: null };
    expect(whats({ koreanTexts: { diets: { ...diets, readBy } } })).toEqual([
      'the diets: not yet read by a cook, a doctor',
    ]);
    expect(whats({ koreanTexts })).toHaveLength(Object.keys(koreanTexts).length);
  });

  test('is the phrases that no native speaker has read, the doubtful by name', () => {
    const unread = [
      { id: 'taxiTo', situation: 'taxi' },
      { id: 'ambulance', situation: 'health' },
      { id: 'takeCall', situation: 'health', native: true },
    ] as const;
    expect(whats({ unreadPhrases: unread })).toEqual([
      'phrases of taxi: 1 not yet read by a native speaker',
      'phrases of health: 2 not yet read by a native speaker; first takeCall',
    ]);
  });

  test('leaves out a situation once somebody has read it', () => {
    const reader = { name: 'Kim Minji', readOn: '2026-12-01' };
    const situations = { ...situationReaders, police: reader };
    const unread = unreadOf({ situations, phrases: { workPermit: reader } });
    const before = whats({ unreadPhrases: unreadOf() });
    const after = whats({ unreadPhrases: unread });
    expect(before).toEqual(expect.arrayContaining([expect.stringMatching(/police.*first/)]));
    expect(after.filter((what) => /police|workPermit/.test(what))).toEqual([]);
    expect(after).toHaveLength(before.length - 1);
  });

  test('is the values of schools after six months, and calendars whose terms have begun', () => {
    expect(whats({}, '2026-12-02')).toEqual([
      'school yonsei: read more than six months ago: tuition',
    ]);
    const holidays = { published: 2029, known: 2029 };
    expect(whats({ ratesDay: '2027-03-01', holidays }, '2027-03-02')).toEqual([
      'school yonsei: read more than six months ago: tuition, levels',
      'school yonsei: all terms of its calendar have begun, the last on 2027-03-01',
    ]);
  });

  test('is the holidays once next year’s are not the official ones, or are missing', () => {
    const holidays = (today: string) => whats({ schools: [], ratesDay: today }, today).join();
    expect(holidays('2026-12-31')).not.toContain('holidays');
    expect(holidays('2027-01-01')).toContain('the holidays of 2028 follow from the law');
    expect(holidays('2029-01-01')).toContain('the holidays of 2030 are missing');
  });

  test('is the rule of a passport whose newest source is over a year old', () => {
    const sources = {
      old: { url: null, name: 'Old list', date: '2024-03' },
      new: { url: 'https://example.org', name: 'News', date: '2026-06' },
    };
    const passports = [
      { id: 'ES', sources: ['old', 'new'] },
      { id: 'PH', sources: ['old'] },
    ] as unknown as Parameters<typeof passportFindings>[0];
    const [found, ...others] = passportFindings(passports, sources, '2026-12-01');
    expect(found).toMatchObject({ what: 'visa rule for passports of PH', date: '2024-03' });
    expect(others).toEqual([]);
  });

  test('is emergency numbers and hospitals that nobody confirmed within a year', () => {
    const embassy = (date: string) => ({
      id: 'PE',
      country: name,
      hangul: '페루',
      inSeoul: { duty: { number: '010-0000-0000', date }, sources: [] },
      koreaThere: { city: name, sources: [] },
    });
    const hospital = (date: string) => ({
      city: 'seoul' as const,
      name,
      hangul: '병원',
      area: name,
      sources: [{ name: 'List', date }],
    });
    const today = '2026-12-01';
    expect(embassyFindings([embassy('2022-10-29')], today)).toHaveLength(1);
    expect(embassyFindings([embassy('2026-10-29')], today)).toEqual([]);
    expect(hospitalFindings([hospital('2014-10')], today)).toHaveLength(1);
    expect(hospitalFindings([hospital('2026-10')], today)).toEqual([]);
  });
});

describe('a figure', () => {
  const found = (id: string, today: string) =>
    figureFindings(today).find(({ figure }) => figure === id);

  test('that ends is listed three months before, and has ended on the day after', () => {
    const { holdsUntil = '' } = figureOf('keta-waiver');
    expect(found('keta-waiver', '2026-06-01')?.kind).not.toBe('ending');
    expect(found('keta-waiver', holdsUntil)).toMatchObject({ kind: 'ending', date: holdsUntil });
    expect(found('keta-waiver', '2027-01-01')).toMatchObject({ kind: 'ended', danger: 'harm' });
  });

  test('is listed once its source is over a year old, and says what a mistake would do', () => {
    const all = figureFindings('2026-12-01').filter(({ kind }) => kind === 'old');
    expect(all.length).toBeGreaterThan(0);
    for (const { date = '', what, why } of all) {
      expect(date <= '2025-12-01', what).toBe(true);
      expect(why, what).toMatch(/\.$/);
    }
  });
});

test('the most dangerous stands first, of it what has ended, and then the oldest', () => {
  const finding = (change: Partial<Finding>): Finding => ({
    danger: 'harm',
    kind: 'old',
    where: 'content/',
    what: 'a figure',
    why: 'Why.',
    ...change,
  });
  const detail = finding({ danger: 'detail', kind: 'ended' });
  const newer = finding({ date: '2024' });
  const older = finding({ date: '2018-05' });
  const ended = finding({ kind: 'ended', date: '2026-12-31' });
  expect(byDanger([detail, newer, ended, older])).toEqual([ended, older, newer, detail]);
  const dangers = findingsOn('2027-01-01').map(({ danger }) => danger);
  expect(dangers.lastIndexOf('harm')).toBeLessThan(dangers.indexOf('money'));
});
