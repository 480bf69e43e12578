import { expect, test } from 'vitest';
import { embedCode } from './embed-code.ts';

const framed = {
  src: 'https://rumbo.example/datos/insertar/frase/thanks#oscuro',
  title: 'Gracias',
  lang: 'es',
  ratio: [4, 3],
} as const;

test('the code says what is framed, in which language, how large and that it may wait', () => {
  expect(embedCode(framed)).toBe(
    '<iframe src="https://rumbo.example/datos/insertar/frase/thanks#oscuro" title="Gracias" lang="es" loading="lazy" referrerpolicy="no-referrer" style="width:100%;aspect-ratio:4/3;border:0"></iframe>',
  );
});

test('a title cannot end its attribute', () => {
  expect(embedCode({ ...framed, title: 'A & B: "<b>"' })).toContain(
    ' title="A &amp; B: &quot;&lt;b>&quot;" ',
  );
});
