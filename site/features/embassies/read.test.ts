import { expect, test } from 'vitest';
import { embassyDirectory } from '#content/data/embassies.ts';
import { passports } from '#content/data/entry-rules.ts';
import { locales } from '#content/locale.ts';
import { readEmbassies, readEmbassyPage } from './read.ts';

const inSeoul = (id: string) => readEmbassies('es').find((each) => each.id === id)?.inSeoul;

test('the card of an embassy links the directory where only lists give its telephone', () => {
  expect(inSeoul('GT')).toMatchObject({ telephone: '02-771-7582', directory: embassyDirectory });
  expect(inSeoul('CA')?.telephone).toBe('02-3783-6000');
  expect(inSeoul('CA')).not.toHaveProperty('directory');
});

test('so does the card of one whose telephone nobody gives, but not that of a closed one', () => {
  expect(inSeoul('GQ')).toMatchObject({ directory: embassyDirectory });
  expect(inSeoul('GQ')).not.toHaveProperty('telephone');
  expect(inSeoul('NI')).not.toHaveProperty('directory');
});

test.each(locales)(
  'every passport of the checker finds a card or its Korean embassy (%s)',
  (locale) => {
    const page = readEmbassyPage(locale);
    const found = [...page.embassies, ...page.others].map(({ country }) => country);
    for (const { name } of passports) expect(found).toContain(name[locale]);
  },
);
