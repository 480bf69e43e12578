import { singleChanges, type SingleChange } from '#domain/budget/budget-compare.ts';
import { requestText } from '#domain/budget/budget-request.ts';
import { fill } from '#domain/text/fill.ts';
import { won } from '#domain/text/amounts.ts';
import { stayPermit } from '#domain/budget/stay-permit.ts';
import { isVisit } from '#domain/budget/visit.ts';
import type { Plan } from './budget-text.ts';

/** Ways to save, the largest first, and advice on the choices made. */
export function adviceOf(plan: Plan): string[] {
  const { inputs, reportText } = plan;
  const { advice } = reportText;
  const changes = singleChanges(inputs).filter(({ saves }) => saves > 0);
  const best = (change: SingleChange['change']) =>
    changes.filter((each) => each.change === change && isOpen(each)).slice(0, 1);
  // Nobody rents a room by the month for a visit.
  const visits = isVisit(inputs);
  const rooms = visits ? [] : best('accommodation');
  const savings = [...best('budgetLevel'), ...rooms].map((change) => savingText(change, plan));
  return [
    ...(changes.length === 0 ? [advice.lowest] : savings),
    ...(visits ? [reportText.visit.advice] : [advice[inputs.accommodation], advice.search]),
    ...(inputs.includeFood ? [advice.food] : []),
    inputs.includeTransport ? advice.transport[inputs.city] : advice.transportLeftOut,
    ...(inputs.includeEntertainment ? [advice.entertainment[inputs.city]] : []),
    stayPermit(inputs) === 'd4' ? advice.d4[inputs.city] : advice[inputs.purpose],
  ];
}

/** Whether a change is possible: university residences only take students. */
function isOpen({ change, inputs }: SingleChange): boolean {
  const residence = change === 'accommodation' && inputs.accommodation === 'dormitory';
  return !residence || inputs.purpose === 'study';
}

function savingText({ change, inputs, result, saves }: SingleChange, plan: Plan): string {
  const { locale, reportText } = plan;
  const values = {
    total: won(result.total, locale),
    saving: won(saves, locale),
    level: requestText[locale].levels[inputs.budgetLevel].toLowerCase(),
    accommodation: reportText.accommodations[inputs.accommodation].name.toLowerCase(),
  };
  return fill(
    change === 'accommodation' ? reportText.advice.accommodation : reportText.advice.level,
    values,
  );
}
