import { locales } from '#content/locale.ts';
import { languageKey } from './language-cookie.ts';
import { currencyKey } from '#site/lib/own-currency.ts';
import { myTripKey } from '#site/lib/my-trip-key.ts';
import { consentKey } from './consent.ts';
import { themeKey } from './theme.ts';
import wonAmount from './won-amount.js?raw';

/** Applies the chosen theme before the first paint. */
const theme = `
  const showTheme = () => {
    let theme;
    try {
      theme = localStorage.getItem('${themeKey}');
    } catch {}
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    else delete root.dataset.theme;
  };
  for (const type of ['storage', 'pageshow']) addEventListener(type, showTheme);
  showTheme();`;

/**
 * Sets `data-consent` of the root element, by which styles show the banner with the first paint. Without local storage
 * the choice is kept in session storage.
 */
const consent = `
  const areas = ['localStorage', 'sessionStorage'];
  const showConsent = () => {
    let consent;
    for (const area of areas)
      try {
        consent ??= window[area].getItem('${consentKey}');
      } catch {}
    root.dataset.consent = consent === 'accepted' || consent === 'rejected' ? consent : 'asking';
  };
  showConsent();
  addEventListener('click', ({ target }) => {
    const choice = target.closest?.('button[name="${consentKey}"]')?.value;
    if (!choice) return;
    root.dataset.consent = choice;
    for (const area of areas)
      try {
        window[area].setItem('${consentKey}', choice);
        break;
      } catch {}
  });`;

/** A page from the back/forward cache shows what was chosen on the pages after it, as it does with the theme. */
const returned = `
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showConsent();
  });`;

/** What takes no pointer before it is hydrated (base.css) takes no keys either, as React would not learn of them. */
const keys = `
  addEventListener('keydown', (event) => {
    if (event.key === 'Tab' || event.ctrlKey || event.metaKey) return;
    if (event.target.matches?.('astro-island[ssr] :not(form[action] *):is(input, select)')) event.preventDefault();
  });`;

/** Ignores the rejections of view transitions that are skipped, for example in a hidden tab. */
const transitions = `
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
  });`;

/** Defines `kept`, the stored language, and `cookie`, that of the cookie. */
const storedLanguage = `
  const known = ${JSON.stringify(locales)};
  const cookie = /(?:^|;\\s*)${languageKey}=([^;]*)/.exec(document.cookie)?.[1];
  let kept = cookie;
  try {
    kept ??= localStorage.getItem('${languageKey}');
  } catch {}`;

/** Offers the other language when none is stored and the browser prefers it (language-offer.tsx). */
const offer = `
  const asked = navigator.languages
    .map((tag) => tag.split('-')[0].toLowerCase())
    .find((language) => known.includes(language));
  if (!known.includes(kept) && asked && asked !== root.lang) root.dataset.offer = asked;`;

/**
 * For documents with the same path in every language: the server only sees the cookie, so a visitor whose language is
 * only in `localStorage` is redirected to the page in that language.
 */
const goToKeptLanguage = `
  const query = new URLSearchParams(location.search);
  if (cookie === undefined && !query.has('lang') && known.includes(kept) && kept !== root.lang) {
    query.set('lang', kept);
    location.replace(location.pathname + '?' + query + location.hash);
  }`;

/**
 * Shows the visitor's currency beside each `<won-amount krw>`: the amount is laid out as it is parsed, so nothing moves.
 * It stands in a shadow tree, of which neither React nor the page's own scripts know. The element is defined once a
 * currency is chosen; the panel tells of a choice by an event, as storage may be blocked.
 */
const currency = `
${wonAmount}showOwnCurrency('${currencyKey}', root.lang);`;

/**
 * The count of stops in the header stands there as the header is parsed. It is stored before all of the trip
 * (trip-state.ts), which tells of changes by an event, as storage may be blocked.
 */
const stops = `
  const showStops = ({ detail } = {}) => {
    let count = detail?.stops;
    for (const area of areas)
      try {
        count ??= /"stops":(\\d+)/.exec(window[area].getItem('${myTripKey}'))?.[1];
      } catch {}
    const place = document.querySelector('trip-count');
    if (!place) return;
    const text = count > 0 ? String(count) : '';
    place.textContent = text;
    place.parentElement.ariaLabel = text && place.getAttribute(count == 1 ? 'one' : 'other').replace('{number}', text) || null;
  };
  customElements.define('trip-count', class extends HTMLElement {
    connectedCallback() {
      showStops();
    }
  });
  for (const type of ['${myTripKey}', 'storage', 'pageshow']) addEventListener(type, showStops);`;

/** The same for documents without menus and tools: the theme alone. */
export const themeScript = withoutIndents(`{
  const root = document.documentElement;${theme}
}`);

/**
 * The script that runs before the first paint. It is inline, because a separate file would delay the paint.
 * @param sharedPath Whether the path is the same in every language.
 */
export function headScript(sharedPath: boolean): string {
  const parts = [
    theme,
    consent,
    returned,
    stops,
    currency,
    keys,
    transitions,
    storedLanguage,
    offer,
    sharedPath ? goToKeptLanguage : '',
  ];
  const script = `{
  const root = document.documentElement;${parts.join('')}
}`;
  return withoutIndents(script);
}

/** It is sent with every document: without indents and comments. */
function withoutIndents(script: string): string {
  return script.replaceAll(/^\s*\/\/.*\n|^ +/gm, '');
}
