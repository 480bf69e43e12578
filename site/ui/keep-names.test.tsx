import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keepNames } from './keep-names.tsx';

const html = (text: string) => renderToStaticMarkup(<>{keepNames(text)}</>);

test('names of one letter and a hyphen stay whole', () => {
  expect(html('K-ETA, e-Arrival y D-4.')).toBe(
    '<span class="no-break">K-ETA</span>, <span class="no-break">e-Arrival</span> y ' +
      '<span class="no-break">D-4</span>.',
  );
});

test('other hyphens and figures are left alone', () => {
  expect(html('semi-intensive, 1991–2020, haemul-pajeon')).toBe(
    'semi-intensive, 1991–2020, haemul-pajeon',
  );
});

test('Hangul is marked as Korean', () => {
  expect(html('La clínica (의원) y el 긴급 재난.')).toBe(
    'La clínica (<span lang="ko">의원</span>) y el <span lang="ko">긴급 재난</span>.',
  );
});
