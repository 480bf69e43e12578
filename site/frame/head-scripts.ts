import { locales } from '#content/locale.ts';
import { languageKey } from '#site/lib/language-cookie.ts';
import { consentKey } from './consent.ts';
import { themeKey } from './theme.ts';

/** A chosen theme never flashes the other one. */
const theme = `try{const t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')root.dataset.theme=t}catch{}`;

/**
 * The choice stands in `data-consent` of the root element, where styles see it: the question is painted with the
 * page and answers before the page is alive. Where storage is blocked, the choice holds until the page is closed.
 */
const consent = `{let c;try{c=localStorage.getItem('${consentKey}')}catch{}root.dataset.consent=c==='accepted'||c==='rejected'?c:'asking';addEventListener('click',e=>{const c=e.target.closest?.('button[name="${consentKey}"]')?.value;if(c){root.dataset.consent=c;try{localStorage.setItem('${consentKey}',c)}catch{}}})}`;

/** What is out of view waits, except where a place is sought: on the way back, and after a reload (scrolling.tsx). */
const waits = `if(performance.getEntriesByType('navigation')[0]?.type==='navigate')root.dataset.waits='';`;

/** The language that the browser keeps, as `kept`; a cookie as `cookie`. */
const keptLanguage = `const known=${JSON.stringify(locales)},cookie=/(?:^|;\\s*)${languageKey}=([^;]*)/.exec(document.cookie)?.[1];let kept=cookie;try{kept??=localStorage.getItem('${languageKey}')}catch{}`;

/** Where nothing is kept and the browser asks for the other language first, that one is offered (language-offer.tsx). */
const offer = `{${keptLanguage}const asked=navigator.languages.map(tag=>tag.split('-')[0].toLowerCase()).find(language=>known.includes(language));if(!known.includes(kept)&&asked&&asked!==root.lang)root.dataset.offer=asked}`;

const painted = `window.painted=new Promise(done=>new PerformanceObserver((list,observer)=>{if(list.getEntriesByName('first-contentful-paint').length){observer.disconnect();done()}}).observe({type:'paint',buffered:true}));`;

/**
 * The typeface of Hangul leaves the line to what the paint waits for, on a first visit; later visits have it,
 * which the service worker keeps, at once.
 */
const hangul = `if(!navigator.serviceWorker?.controller){root.dataset.hangul='later';painted.then(()=>delete root.dataset.hangul)}`;

/**
 * Runs before the first paint and leaves a promise of it, `painted`, for what comes after
 * (app/paint-first.server.ts). It is written into documents and not by React: the browser's own code
 * does not have to know it.
 */
export const firstPaintScript = `{const root=document.documentElement;${theme}${consent}${offer}${waits}${painted}${hangul}}`;

/**
 * For documents whose address leaves the language open: the server only knows the cookie, so a visitor whose browser
 * keeps the language in `localStorage` alone is sent to the page in that language.
 */
export const keptLanguageScript = `{${keptLanguage}const query=new URLSearchParams(location.search);if(cookie===undefined&&!query.has('lang')&&known.includes(kept)&&kept!==document.documentElement.lang){query.set('lang',kept);location.replace(location.pathname+'?'+query+location.hash)}}`;
