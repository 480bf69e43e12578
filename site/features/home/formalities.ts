import { formats } from '#content/formats.ts';
import type { HomeText } from '#content/text/home.ts';
import type { HomePage } from './read.ts';
import type { Locale } from '#content/locale.ts';
import { addDays } from '#domain/time/days.ts';
import { checkEntry, type PassportRules } from '#domain/entry-check.ts';

type HomeOwnText = HomeText['requirements'];

/** A rule in words, with the first or last day on which it holds. */
export interface DatedRule {
  readonly rule: string;
  readonly note: string;
  /** `YYYY-MM-DD`. */
  readonly from?: string;
  readonly until?: string;
}

/**
 * What a visit with a passport needs: one rule, or that of the K-ETA waiver and the one after it.
 * @throws when a visit needs a visa, which the home page has no words for.
 */
export function formalityOf(
  { name, rules }: HomePage['passports'][number],
  text: HomeOwnText,
  locale: Locale,
) {
  const until = rules.kEtaWaiver?.until;
  const ruleOn = (day: string) => ruleOf(rules, day, text, locale);
  const dated: readonly DatedRule[] = until
    ? [
        { ...ruleOn(until), until },
        { ...ruleOn(addDays(until, 1)), from: addDays(until, 1) },
      ]
    : [ruleOn('')];
  return { name, stay: text.stay.replace('{days}', `${rules.maxStayDays}`), rules: dated };
}

function ruleOf(
  passport: PassportRules,
  day: string,
  { rules }: HomeOwnText,
  locale: Locale,
): DatedRule {
  const { verdict } = checkEntry(passport, { purpose: 'tourism', days: 1 }, day);
  if (!(verdict in rules)) throw new Error(`no words for the verdict ${verdict}`);
  const { rule, note } = rules[verdict as keyof typeof rules];
  const date = passport.kEtaWaiver ? formats[locale].date(passport.kEtaWaiver.until) : '';
  return { rule, note: note.replace('{date}', date) };
}

/** Whether a rule holds on a day. */
export function holdsOn({ from = '', until = '9999' }: DatedRule, day: string): boolean {
  return from <= day && day <= until;
}
