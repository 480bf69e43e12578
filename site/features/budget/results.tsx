import { fill } from '#domain/text/fill.ts';
import { won } from '#domain/text/amounts.ts';
import { surface } from '#site/ui/surface.ts';
import type { ToastText } from '#site/ui/toast-card.tsx';
import { formats } from '#content/formats.ts';
import { withAmounts } from '#site/ui/won-amount.tsx';
import type { BudgetPage, BudgetText } from './read.ts';
import type { AnswersText } from '#site/lib/read-ui.ts';
import type { Locale } from '#content/locale.ts';
import { calculateBudget } from '#domain/budget/budget.ts';
import type { PricesToday } from '#domain/budget/budget-today.ts';
import { perDay, perMonth } from '#domain/budget/budget-shares.ts';
import { Breakdown } from './breakdown.tsx';
import { Comparison } from './comparison.tsx';
import { FurtherTools } from './further-tools.tsx';
import { OneOffCostsForm, type KnownCosts } from './one-off-costs.tsx';
import { OwnCurrencyForm } from './own-currency.tsx';
import type { RatedCurrency } from './read-currencies.ts';
import { ReportRequest } from './report-request.tsx';
import { ResultActions } from './result-actions.tsx';
import { linkTo } from './show-state.ts';
import { searchOf, type BudgetState } from './url-state.ts';
import { summaryOf, todayText } from './plan-summary.ts';
import { maybeVisits, VisitorCosts } from './visitor-costs.tsx';
import { foreign, timeOf } from './text.ts';

export interface ResultsProps {
  readonly state: BudgetState;
  readonly text: BudgetText;
  readonly locale: Locale;
  readonly form: BudgetPage['form'];
  /** The data controller of requests. */
  readonly controller: string;
  readonly privacyHref: string;
  readonly toastText: ToastText;
  /** The page's URL without a query. */
  readonly page: string;
  /** Whether a report has just been requested without JavaScript. */
  readonly sent: boolean;
  /** Changes the state in the URL. */
  readonly change: (part: Partial<BudgetState>) => void;
  readonly pricesToday: PricesToday;
  readonly known: KnownCosts;
  readonly currencies: readonly RatedCurrency[];
  readonly answerText: AnswersText;
}

/** The result: total, breakdown, comparison, and actions. */
export function Results({
  state,
  text,
  locale,
  change,
  page,
  pricesToday,
  known,
  currencies,
  answerText,
  ...office
}: ResultsProps) {
  const { inputs } = state;
  const result = calculateBudget(inputs);
  const resultsText = text.results;
  const today = todayText(inputs, pricesToday, text, locale);
  return (
    <>
      <section className="wrap budget-result" aria-labelledby="budget-results">
        <div className="budget-result-total">
          <div className="budget-result-amounts">
            <h2 id="budget-results" tabIndex={-1}>
              {fill(resultsText.heading, {
                time: timeOf(inputs, text),
                city: text.cities[inputs.city].name,
              })}
            </h2>
            <p className="budget-result-won">
              {withAmounts(won(result.total, locale), formats[locale].wonName)}
            </p>
            <p className="budget-result-today">{withAmounts(today)}</p>
            <p className="note budget-result-foreign">
              <b>{foreign(result.total, 'EUR', locale)}</b> {resultsText.euros}{' '}
              <b>{foreign(result.total, 'USD', locale)}</b> {resultsText.dollars}
            </p>
          </div>
          <div className="budget-result-plan">
            <p className="budget-result-rates">
              <b>{withAmounts(won(perMonth(result.total, inputs), locale))}</b> {resultsText.month}{' '}
              · <b>{withAmounts(won(perDay(result.total, inputs), locale))}</b> {resultsText.day}
            </p>
            <p className="budget-result-summary">
              {summaryOf(inputs, text, locale)}{' '}
              <a {...linkTo({ ...state, step: 'preferences' })}>{resultsText.change}</a>
            </p>
            {maybeVisits(inputs) && <VisitorCosts inputs={inputs} text={text} locale={locale} />}
            <ResultActions
              state={state}
              inputs={inputs}
              result={result}
              text={text}
              locale={locale}
              today={today}
            />
          </div>
        </div>
        <Breakdown inputs={inputs} result={result} text={text} locale={locale} />
        <p className="note budget-result-note">
          {resultsText.rates} {resultsText.pace[inputs.durationType]} {resultsText.apart}
        </p>
        <p className="budget-result-url">
          {resultsText.address}: {page}
          {searchOf(state)}
        </p>
        <OneOffCostsForm
          state={state}
          total={result.total}
          text={text}
          known={known}
          locale={locale}
          change={change}
        />
        <OwnCurrencyForm
          state={state}
          total={result.total}
          text={text}
          currencies={currencies}
          locale={locale}
          change={change}
        />
      </section>
      <Comparison state={state} text={text} locale={locale} />
      <section className="wrap not-printed budget-result-report" aria-labelledby="budget-report">
        <div className={`${surface('hanji')} budget-result-sheet`}>
          <h2 id="budget-report">{text.report.heading}</h2>
          <ReportRequest
            {...office}
            inputs={inputs}
            total={result.total}
            locale={locale}
            text={text.report.request}
          />
        </div>
      </section>
      <FurtherTools inputs={inputs} text={answerText} />
    </>
  );
}
