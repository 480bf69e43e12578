import { describe, expect, test } from 'vitest';
import { koreanTexts } from '#content/allergy-card/readers.ts';
import { owner } from '#content/data/owner.ts';
import { situationReaders, unreadOf } from '#content/phrases/readers.ts';
import { missingForLaunch } from './check-launch.ts';

const ready = {
  owner: {
    published: true,
    sample: false,
    origin: 'https://rumbocorea.com',
    controller: 'Ana García López',
    email: 'hola@rumbocorea.com',
    address: { es: 'Calle Mayor, 1, Madrid', en: 'Calle Mayor 1, Madrid' },
    social: [{ name: 'Instagram', url: 'https://instagram.com/rumbocorea' }],
  },
  testimonials: [{ sample: false }],
  places: [{ id: 'palace', name: { es: 'Palacio', en: 'Palace' } }],
  academies: [{ id: 'gangnam', sample: false }],
  koreanTexts: {
    diets: {
      where: 'content/allergy-card/diets.ts',
      what: 'the diets',
      readBy: { native: 'Kim, 2026-12-01', cook: 'Lee, 2026-12-02', doctor: 'Park, 2026-12-03' },
    },
  },
  unreadPhrases: [],
  metro: { checkedOn: '2026-11-22', today: '2027-11-22' },
  ratesDay: '2027-01-01',
  ids: { given: ['ktx-fare'], listed: ['ktx-fare', 'gone'] },
  schools: [{ id: 'yonsei', tuition: [{ krw: 1, source: 'page' }], levels: { source: 'other' } }],
  schoolSources: { page: { readOn: '2026-06-01' }, other: { readOn: '2026-09-01' } },
  today: '2026-12-01',
  env: {
    PUBLIC_URL: 'https://rumbocorea.com',
    COOKIE_SECRET: 'c'.repeat(32),
    MAIL_FROM: 'Rumbo Corea <hola@rumbocorea.com>',
    OFFICE_EMAIL: 'oficina@rumbocorea.com',
    SMTP_URL: 'smtps://user:secret@mail.rumbocorea.com',
  },
};

const whats = (change: Partial<Parameters<typeof missingForLaunch>[0]>) =>
  missingForLaunch({ ...ready, ...change }).map(({ what }) => what);

describe('the list before the launch', () => {
  test('is empty when everything is real', () => {
    expect(missingForLaunch(ready)).toEqual([]);
  });

  test('asks for new lists of the metro after twelve months', () => {
    const [what] = whats({ metro: { checkedOn: '2026-11-22', today: '2027-11-23' } });
    expect(what).toContain('npm run metro');
  });

  test('asks for new exchange rates after sixty days', () => {
    expect(whats({ ratesDay: '2026-10-02' })).toEqual([]);
    expect(whats({ ratesDay: '2026-10-01' })).toEqual(['the exchange rates are of 2026-10-01']);
  });

  test('asks for ids of the open data that are not listed yet', () => {
    const ids = { given: ['ktx-fare', 'bus-fare'], listed: ['ktx-fare'] };
    expect(whats({ ids })).toEqual([
      '1 ids of the open data are not listed yet, first bus-fare: run `npm run data-ids`',
    ]);
  });

  test('names the flag and every sample value of the owner, with its file', () => {
    const social = [{ name: 'Instagram', url: 'https://instagram.example/rumbocorea' }];
    const address = { es: 'Calle de ejemplo, 1', en: '1 Sample Street' };
    const missing = missingForLaunch({
      ...ready,
      owner: {
        ...ready.owner,
        published: false,
        sample: true,
        email: 'hola@rumbocorea.example',
        social,
        address,
      },
    });
    expect(new Set(missing.map(({ where }) => where))).toEqual(new Set(['content/data/owner.ts']));
    const keys = missing.map(({ what }) => what.split(' ')[0]);
    expect(keys.toSorted()).toEqual([
      'address.en',
      'address.es',
      'email',
      'published',
      'sample',
      'social.0.url',
    ]);
  });

  test('finds the samples that the project ships with', () => {
    const keys = whats({ owner }).map((what) => what.split(' ')[0]);
    expect(keys).toEqual(expect.arrayContaining(['origin', 'email', 'social.0.url', 'sample']));
  });

  test('names the sample academies', () => {
    const academies = [...ready.academies, { id: 'hongdae', sample: true }];
    expect(whats({ academies })).toEqual(['academy hongdae: its details are a sample']);
  });

  test('lists what a published guide hides, and only once it is published', () => {
    const change = {
      owner: { ...ready.owner, sample: true },
      testimonials: [{ sample: true }],
      academies: [{ id: 'hongdae', sample: true }],
    };
    const missing = (published: boolean) =>
      whats({ ...change, owner: { ...change.owner, published } }).join('\n');
    for (const part of ['no owner', 'no section of opinions', 'in place of the academies']) {
      expect(missing(true)).toContain(part);
      expect(missing(false)).not.toContain(part);
    }
    expect(missing(true)).not.toContain('published is false');
  });

  test('counts the sample opinions', () => {
    const testimonials = [{ sample: true }, { sample: false }, { sample: true }];
    expect(whats({ testimonials })).toEqual(['opinion 1 is a sample', 'opinion 3 is a sample']);
  });

  test('lists the places whose position the owner still has to supply', () => {
    const academy = {
      id: 'academy',
      name: { es: 'Academia', en: 'Academy' },
      sample: true,
    } as const;
    expect(whats({ places: [...ready.places, academy] })).toEqual([
      'place academy, Academy: its position is a sample',
    ]);
  });

  test('names each group of Korean texts that still has to be reviewed, and by whom', () => {
    const { diets } = ready.koreanTexts;
    const readBy = { ...diets.readBy, cook: null, doctor: null };
    expect(whats({ koreanTexts: { diets: { ...diets, readBy } } })).toEqual([
      'the diets: not yet read by a cook, a doctor',
    ]);
    expect(whats({ koreanTexts })).toHaveLength(Object.keys(koreanTexts).length);
  });

  test('counts the phrases that no native speaker has read, and names the doubtful', () => {
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

  test('stops naming a situation once somebody has read it', () => {
    const reader = { name: 'Kim Minji', readOn: '2026-12-01' };
    const situations = { ...situationReaders, police: reader };
    const unread = unreadOf({ situations, phrases: { workPermit: reader } });
    const before = whats({ unreadPhrases: unreadOf() });
    const after = whats({ unreadPhrases: unread });
    expect(before).toEqual(expect.arrayContaining([expect.stringMatching(/police.*first/)]));
    expect(after.filter((what) => what.includes('police'))).toEqual([]);
    expect(after.filter((what) => what.includes('workPermit'))).toEqual([]);
    expect(after).toHaveLength(before.length - 1);
  });

  test('names the values of schools that were read more than six months ago', () => {
    expect(whats({ today: '2026-12-02' })).toEqual([
      'school yonsei: read more than six months ago: tuition',
    ]);
    expect(whats({ today: '2027-03-02' })).toEqual([
      'school yonsei: read more than six months ago: tuition, levels',
    ]);
  });

  test('names each setting that is only suitable for local use', () => {
    const names = whats({ env: {} }).map((what) => what.split(' ')[0]);
    expect(names).toEqual(['PUBLIC_URL', 'MAIL_FROM', 'OFFICE_EMAIL', 'SMTP_URL']);
  });

  test('includes settings that the server would refuse', () => {
    const { COOKIE_SECRET: _, ...env } = ready.env;
    expect(whats({ env })).toEqual([expect.stringContaining('COOKIE_SECRET')]);
  });
});
