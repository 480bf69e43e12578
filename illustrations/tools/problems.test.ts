import { expect, test } from 'vitest';
import { markupProblems } from './problems.ts';

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg"><title>Namsan</title>${inside}</svg>`;

test('shapes and references within the drawing are fine', () => {
  expect(markupProblems(svg('<path id="a" fill="url(#b)" d="M0 0"/><use href="#a"/>'))).toEqual([]);
});

test.each([
  ['<script>1</script>', 'is more than a picture'],
  ['<style>a{}</style>', 'is more than a picture'],
  ['<path onload="x"/>', 'is more than a picture'],
  ['<image/>', 'is more than a picture'],
  ['<use href="other.svg#a"/>', 'refers to something else'],
  ['<path fill="url(other.svg)"/>', 'refers to something else'],
  ['<desc>https://example.org</desc>', 'names another URL'],
])('%s has no place in a drawing', (inside, problem) => {
  expect(markupProblems(svg(inside))).toContain(problem);
});

test('a drawing has a title', () => {
  expect(markupProblems('<svg xmlns="http://www.w3.org/2000/svg"/>')).toEqual(['has no title']);
});
