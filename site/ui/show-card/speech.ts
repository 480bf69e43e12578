/**
 * Korean that is heard, where the device has a voice for it. The root element says so in `data-voice`: `yes`,
 * `no`, or `failed` once a voice that is listed has not spoken (Android lists voices that are not installed).
 */

/** A list of voices may come late or never; it is asked for again after this long (ms). */
const askAgain = 1000;
/** A voice that has not begun after this long (ms) does not speak. */
const longestSilence = 3000;

const normal = 1;
const slow = 0.7;

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

/** The voice for Korean: one of the device first, and no other without a connection. */
export function koreanVoice<V extends Voice>(voices: readonly V[], online: boolean): V | undefined {
  const korean = voices.filter(({ lang }) => /^ko(?:[-_]|$)/i.test(lang));
  return korean.find(({ localService }) => localService) ?? (online ? korean[0] : undefined);
}

const root = document.documentElement;
let failed = false;
/** What was said last: said again at once, it is said slowly. */
let last = '';

function voice(): SpeechSynthesisVoice | undefined {
  if (failed || !('speechSynthesis' in globalThis)) return undefined;
  return koreanVoice(speechSynthesis.getVoices(), navigator.onLine);
}

function look(): void {
  root.dataset['voice'] = failed ? 'failed' : voice() ? 'yes' : 'no';
}

/** Looks for a voice, now and when the list of voices or the connection changes. */
export function findVoice(): void {
  // The list may still be empty: that there is none is said once it has been asked again.
  if (voice()) look();
  setTimeout(look, askAgain);
  if ('speechSynthesis' in globalThis) speechSynthesis.addEventListener?.('voiceschanged', look);
  for (const type of ['online', 'offline']) addEventListener(type, look);
  addEventListener('pagehide', stopSpeaking);
}

/** Says a text; said twice in a row, slowly. To be called within a press, as phones want it. */
export function speak(text: string): void {
  const found = voice();
  if (!found) return look();
  const utterance = new SpeechSynthesisUtterance(text);
  // Some browsers ignore one of them.
  utterance.lang = 'ko-KR';
  utterance.voice = found;
  utterance.rate = last === text ? slow : normal;
  last = last === text ? '' : text;
  const silence = setTimeout(fail, longestSilence);
  utterance.addEventListener('start', () => clearTimeout(silence));
  utterance.addEventListener('error', ({ error }) => {
    clearTimeout(silence);
    if (error !== 'canceled' && error !== 'interrupted') fail();
  });
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}

/** Stops what is being said. */
export function stopSpeaking(): void {
  last = '';
  if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
}

function fail(): void {
  failed = true;
  speechSynthesis.cancel();
  look();
}
