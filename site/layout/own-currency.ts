// The panel of the visitor's currency. What is chosen is shown by the script in the head.
import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { currencies, currencyOf } from '#domain/currencies.ts';
import { isOldRate, ownRate, type OwnCurrency } from '#domain/own-currency.ts';
import { addStylesheet } from '#site/lib/add-stylesheet.ts';
import { currencyKey, readOwnCurrency } from '#site/lib/own-currency.ts';
import { store } from '#site/lib/storage.ts';
import type { PanelText } from './currency-panel.tsx';
import styles from './own-currency.css?url';

const locale = document.documentElement.lang as Locale;
const panel = document.querySelector<HTMLDialogElement>('.own-currency');
const form = panel?.querySelector('form');
const select = form?.querySelector('select');
const input = form?.querySelector('input');
const rateOf = document.getElementById('own-rate-of');
const wrong = document.getElementById('own-rate-wrong');
const remove = form?.querySelector<HTMLElement>('[value=remove]');
const { rates, day: ratesDay, text } = JSON.parse(panel?.dataset['props'] ?? '{}') as PanelText;
/** What is kept, or chosen on this page where storage is blocked. */
let chosen: OwnCurrency | undefined;
let unsaved: OwnCurrency | undefined;

/** Opens the panel with what is chosen, or with what a tool's button suggests. */
export async function open(button: HTMLButtonElement): Promise<void> {
  const [, currency, rate] = /^(\w*) ?(.*)$/.exec(button.value) ?? [];
  await addStylesheet(styles);
  if (!panel || !select || !input || panel.open) return;
  select.replaceChildren(
    ...currencies(locale).map(({ code, name }) => new Option(`${code} · ${name}`, code)),
  );
  chosen = readOwnCurrency() ?? unsaved;
  if (remove) remove.hidden = !chosen;
  const likely = currencyOf(navigator.language) ?? select.options[0]?.value;
  select.value = currency || (chosen?.currency ?? likely ?? '');
  fillRate();
  if (rate) {
    input.value = rate;
    sayWhatRate();
  }
  panel.showModal();
}

/** The guide's rate of the currency in the list. */
const guideRate = () => rates[select?.value ?? ''];

/** The date of the rate in the field; undefined when it is typed now. */
function dateOfRate(): string | undefined {
  const rate = ownRate(input?.value ?? '');
  if (rate && rate === guideRate()) return ratesDay;
  return chosen?.currency === select?.value && chosen?.rate === rate ? chosen?.date : undefined;
}

/** The rate that is chosen for the currency in the list, or that of the guide. */
function fillRate(): void {
  if (!input) return;
  const rate = chosen?.currency === select?.value ? chosen?.rate : guideRate();
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 6, useGrouping: false });
  input.value = rate ? format.format(rate) : '';
  sayWhatRate();
}

function sayWhatRate(): void {
  if (!rateOf || !wrong) return;
  const date = dateOfRate();
  const ofGuide = isOldRate(ratesDay, today()) ? text.guideOld : text.guide;
  const dated = date ? text.own.replace('{date}', formats[locale].date(date)) : '';
  rateOf.textContent = date === ratesDay ? ofGuide : dated;
  wrong.textContent = '';
  input?.removeAttribute('aria-invalid');
}

function choose(choice: OwnCurrency | undefined): void {
  store(currencyKey, choice ? JSON.stringify(choice) : null);
  unsaved = readOwnCurrency() ? undefined : choice;
  dispatchEvent(new CustomEvent(currencyKey, { detail: choice }));
}

/** The visitor's own day; Swedish writes it as `YYYY-MM-DD`. */
const today = () => new Date().toLocaleDateString('sv');

select?.addEventListener('change', fillRate);
input?.addEventListener('input', sayWhatRate);
form?.addEventListener('submit', (event) => {
  const asked = (event.submitter as HTMLButtonElement).value;
  if (asked === 'remove') choose(undefined);
  if (asked || !select || !input || !wrong) return;
  const rate = ownRate(input.value);
  if (rate) choose({ currency: select.value, rate, date: dateOfRate() ?? today() });
  if (rate && !unsaved) return;
  event.preventDefault();
  wrong.textContent = rate ? text.unsaved : text.invalid;
  if (rate) return;
  input.ariaInvalid = 'true';
  input.focus();
});

// A click beside the panel closes it.
panel?.addEventListener('click', ({ target }) => {
  if (target === panel) panel.close();
});
