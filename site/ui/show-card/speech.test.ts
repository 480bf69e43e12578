import { beforeAll, expect, test, vi } from 'vitest';

let koreanVoice: typeof import('./speech.ts').koreanVoice;
beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  ({ koreanVoice } = await import('./speech.ts'));
});

const here = { lang: 'ko-KR', localService: true };
const far = { lang: 'ko_KR', localService: false };
const spanish = { lang: 'es-ES', localService: true };

test('a voice of the device comes first, and one of the network only with a connection', () => {
  expect(koreanVoice([spanish, far, here], true)).toBe(here);
  expect(koreanVoice([spanish, far], true)).toBe(far);
  expect(koreanVoice([spanish, far], false)).toBeUndefined();
});

test('no voice for another language is Korean', () => {
  expect(koreanVoice([spanish, { lang: 'kok-IN', localService: true }], true)).toBeUndefined();
  expect(koreanVoice([], true)).toBeUndefined();
});
