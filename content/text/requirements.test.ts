import { expect, test } from 'vitest';
import { locales } from '../locale.ts';
import { text as requirements } from './requirements.ts';
import { passports } from './working-holiday.ts';

const aYear = { es: 'hasta un año', en: 'up to a year' };

test.each(locales)(
  'the requirements name each H-1 passport and the longer stays (%s)',
  (locale) => {
    const said = JSON.stringify(requirements)
      .split('"')
      .find(
        (line) => line.includes('(H-1)**') && line.includes(locale === 'es' ? 'puedes' : 'you'),
      );
    const stays = passports.flatMap(({ stay, ...each }) =>
      'name' in each && each.key !== 'other' && each.key !== 'united-states'
        ? [{ name: each.name[locale], stay: stay[locale] }]
        : [],
    );
    expect(stays.length).toBeGreaterThan(5);
    for (const { name } of stays) expect(said).toContain(name);
    const longer = stays.filter(({ stay }) => stay !== aYear[locale]);
    expect(longer).toHaveLength(2);
    expect(said).toMatch(
      locale === 'es'
        ? /hasta dos con el del Reino Unido o Canadá/
        : /up to two on a British or Canadian/,
    );
  },
);
