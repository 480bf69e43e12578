import { describe, expect, test } from 'vitest';
import { owner } from '#content/data/owner.ts';
import { missingForLaunch } from './check-launch.ts';
import type { Kind } from './freshness/finding.ts';

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
  findings: [],
  ids: { given: ['ktx-fare'], listed: ['ktx-fare', 'gone'] },
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

  test('asks for what must be read again before the launch, and not for what is only old', () => {
    const found = (kind: Kind) => ({ kind, where: 'content/register/', what: kind });
    const findings = (['ended', 'ending', 'unread', 'due', 'unsourced', 'old'] as const).map(found);
    expect(whats({ findings })).toEqual(['ended', 'unread', 'due']);
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

  test('names each setting that is only suitable for local use', () => {
    const names = whats({ env: {} }).map((what) => what.split(' ')[0]);
    expect(names).toEqual(['PUBLIC_URL', 'MAIL_FROM', 'OFFICE_EMAIL', 'SMTP_URL']);
  });

  test('includes settings that the server would refuse', () => {
    const { COOKIE_SECRET: _, ...env } = ready.env;
    expect(whats({ env })).toEqual([expect.stringContaining('COOKIE_SECRET')]);
  });
});
