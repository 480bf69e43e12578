import { describe, expect, it } from 'vitest';
import { d4 } from './d4.ts';
import { passports as entryPassports } from './entry-rules.ts';

describe('the passports of the D-4 plan', () => {
  const of = (code: string) => d4.passports.find((passport) => passport.code === code);

  it('are those of the entry rules', () => {
    expect(d4.passports.map(({ code }) => code)).toEqual(entryPassports.map(({ id }) => id));
  });

  it.each([
    ['GB', '90', 'yes', undefined],
    ['IE', '90', 'yes', undefined],
    ['CA', '90', 'yes', undefined],
    ['AU', '90', 'yes', undefined],
    ['NZ', '90', 'yes', undefined],
    ['ZA', '30', 'yes', 'tuberculosis'],
    ['IN', 'visa', 'yes', 'tuberculosis'],
    ['PE', '90', 'yes', 'tuberculosis'],
    ['CU', 'visa', 'no', undefined],
    ['PH', 'visa', 'yes', 'tuberculosis'],
    ['HT', '90', 'no', undefined],
    ['HN', '30', 'yes', undefined],
  ])('%s: stay %s, apostille %s, further %s', (code, stay, apostille, extra) => {
    expect(of(code)).toEqual({ code, stay, apostille, ...(extra && { extra }) });
  });
});
