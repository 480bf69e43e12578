import type { Locale } from '#content/locale.ts';
import { closingsOf, rulesOf, type Opening } from '#content/opening/opening.ts';
import type { OpeningRule } from '#content/opening/opening-rule.ts';
import type { KnownRule } from '#domain/trips/known.ts';

/** The hours of a place, and the days off of what else opens there. */
export interface KnownRules {
  readonly hours?: KnownRule;
  readonly closings?: readonly KnownRule[];
}

/** What the rules of trips need of opening rules: the hours of the first, the days off of the others. */
export function readKnownRules(opening: Opening | undefined, locale: Locale): KnownRules {
  const [first, ...others] = rulesOf(opening);
  if (!first) return {};
  const hasHours = first.always === true || first.periods !== undefined;
  const closings = (hasHours ? others : [first, ...others]).flatMap((each): KnownRule[] => {
    const rule = closingsOf(each);
    return rule ? [{ rule, ...nameOf(each, locale) }] : [];
  });
  return {
    ...(hasHours && { hours: { rule: withoutWords(first), ...nameOf(first, locale) } }),
    ...(closings.length > 0 && { closings }),
  };
}

const nameOf = ({ of }: OpeningRule, locale: Locale) => (of ? { what: of[locale] } : {});

function withoutWords({ always, periods, closed, about }: OpeningRule): OpeningRule {
  return {
    ...(always && { always }),
    ...(periods && { periods }),
    ...(closed && { closed }),
    ...(about && { about }),
  };
}
