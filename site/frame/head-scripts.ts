import { locales } from '#content/locale.ts';
import { languageKey } from '#site/lib/language-cookie.ts';
import { consentKey } from './consent.ts';
import { themeKey } from './theme.ts';

/** A chosen theme never flashes the other one. */
const theme = `
  try {
    const theme = localStorage.getItem('${themeKey}');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {}`;

/**
 * The choice stands in `data-consent` of the root element, where styles see it: the question is painted with the
 * page and takes its answer at once. Where the browser keeps nothing for good, the tab does.
 */
const consent = `
  const areas = ['localStorage', 'sessionStorage'];
  let consent;
  for (const area of areas)
    try {
      consent ??= window[area].getItem('${consentKey}');
    } catch {}
  root.dataset.consent = consent === 'accepted' || consent === 'rejected' ? consent : 'asking';
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

/** A page that is left while it still fades in, or that fades in unseen, is no fault. */
const transitions = `
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
  });`;

/** The language that the browser keeps, as `kept`; a cookie as `cookie`. */
const keptLanguage = `
  const known = ${JSON.stringify(locales)};
  const cookie = /(?:^|;\\s*)${languageKey}=([^;]*)/.exec(document.cookie)?.[1];
  let kept = cookie;
  try {
    kept ??= localStorage.getItem('${languageKey}');
  } catch {}`;

/** Where nothing is kept and the browser asks for the other language first, that one is offered (language-offer.tsx). */
const offer = `
  const asked = navigator.languages
    .map((tag) => tag.split('-')[0].toLowerCase())
    .find((language) => known.includes(language));
  if (!known.includes(kept) && asked && asked !== root.lang) root.dataset.offer = asked;`;

/**
 * For documents whose path leaves the language open: the server only knows the cookie, so a visitor whose browser
 * keeps the language in `localStorage` alone is sent to the page in that language.
 */
const goToKeptLanguage = `
  const query = new URLSearchParams(location.search);
  if (cookie === undefined && !query.has('lang') && known.includes(kept) && kept !== root.lang) {
    query.set('lang', kept);
    location.replace(location.pathname + '?' + query + location.hash);
  }`;

/**
 * Runs before the first paint. It stands in the document as it is written here: a file of its own would hold up
 * the paint.
 * @param sharedPath Whether the path leaves the language open.
 */
export function headScript(sharedPath: boolean): string {
  const parts = [
    theme,
    consent,
    transitions,
    keptLanguage,
    offer,
    sharedPath ? goToKeptLanguage : '',
  ];
  return `{
  const root = document.documentElement;${parts.join('')}
}`;
}
