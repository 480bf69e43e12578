import { describe, expect, it } from 'vitest';
import { opinionsIn } from './data/opinions.ts';
import { academiesFor } from './text/study.ts';
import { academies } from './data/academies.ts';
import { owner } from './data/owner.ts';
import { places } from './data/places.ts';
import { testimonials } from './data/testimonials.ts';
import { fillOwner } from './legal/legal.ts';
import { legalText } from './legal/legal-texts.ts';
import { locales } from './locale.ts';
import { ownerDetails } from './owner-details.ts';
import { readMapPlaces } from '../site/features/places/read-map-places.ts';
import { readOwner } from '#site/layout/read-frame.ts';
import { isSample, withoutSamples } from './samples.ts';
import { publisher } from '../site/layout/read-site.ts';

const facts = {
  ...owner,
  published: true,
  sample: false,
  controller: { es: 'Ana García', en: 'Ana García' },
  taxId: { es: '12345678Z', en: '12345678Z' },
  address: { es: 'Calle Mayor, 1, Madrid', en: 'Calle Mayor 1, Madrid' },
  email: 'hola@rumbocorea.com',
  social: [
    { name: 'Instagram', url: 'https://instagram.com/rumbocorea' },
    { name: 'TikTok', url: 'https://tiktok.example/rumbocorea' },
  ],
};

describe.each(locales)('before the guide is published (%s)', (locale) => {
  const draft = { ...owner, published: false };

  it('sample data is shown and marked, except opinions', () => {
    expect(opinionsIn(testimonials).filter(({ sample }) => sample)).toEqual([]);
    expect(academiesFor(draft)).toEqual(academies);
    expect(readMapPlaces(locale, draft)).toHaveLength(places.length);
    expect(readOwner(locale, { ...draft, sample: true })).toMatchObject({
      sample: true,
      email: owner.email,
      social: owner.social,
      controller: owner.controller[locale],
    });
  });
});

describe.each(locales)('once it is published (%s)', (locale) => {
  it('sample data is hidden', () => {
    const ids = readMapPlaces(locale, facts).map(({ id }) => id);
    expect(ids).toEqual(places.filter(({ sample }) => !sample).map(({ id }) => id));
    expect(academiesFor(facts).filter(({ sample }) => sample)).toEqual([]);
    const samples = { ...owner, published: true, sample: true };
    expect(readOwner(locale, samples)).toEqual({
      sample: false,
      social: [],
      email: undefined,
      location: undefined,
      controller: 'Rumbo Corea',
    });
    expect(JSON.stringify(publisher(samples))).not.toContain(owner.email);
  });

  it('real data is shown without a mark, and a sample among it is hidden', () => {
    expect(readOwner(locale, facts)).toEqual({
      sample: false,
      social: facts.social.slice(0, 1),
      email: facts.email,
      location: facts.location[locale],
      controller: 'Ana García',
    });
    const sent = JSON.stringify(publisher({ ...facts, email: 'hola@rumbocorea.example' }));
    expect(sent).toContain('12345678Z');
    expect(sent).not.toContain('hola@');
  });
});

it('real entries in a list with samples stay', () => {
  const list = [{ id: 1, sample: true }, { id: 2, sample: false }, { id: 3 }];
  expect(withoutSamples(list, { published: true }).map(({ id }) => id)).toEqual([2, 3]);
  expect(withoutSamples(list, { published: false })).toEqual(list);
});

it('legal pages leave out the sentences that would name a sample', () => {
  const samples = { ...owner, published: true, sample: true };
  for (const page of ['legal-notice', 'privacy-policy'] as const) {
    const blocks = legalText(page, 'es');
    const text = JSON.stringify(fillOwner(blocks, ownerDetails('es', samples)));
    expect(isSample(text)).toBe(false);
    expect(text).not.toMatch(/[{}]taxId|undefined|Titular: ?"|"\s*"/);
    expect(JSON.stringify(fillOwner(blocks, ownerDetails('es', facts)))).toContain(facts.email);
  }
});
