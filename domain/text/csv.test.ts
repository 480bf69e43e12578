import { expect, it } from 'vitest';
import { csv } from './csv.ts';

it('quotes texts with a separator or a quote, after a byte order mark', () => {
  expect(csv([['a;b', 'dice "sí"', 'a,b', 3], []], ';')).toBe(
    '\uFEFF"a;b";"dice ""sí""";a,b;3\r\n\r\n',
  );
  expect(csv([['a,b', -1]])).toBe('\uFEFF"a,b",-1\r\n');
});

it('prefixes texts that a spreadsheet would run as a formula', () => {
  expect(csv([['=1+1', '+34 600', '-', '@a', '\tb', 'a=b', -5]])).toBe(
    "\uFEFF'=1+1,'+34 600,'-,'@a,'\tb,a=b,-5\r\n",
  );
  expect(csv([['=A1,"B"']])).toBe('\uFEFF"\'=A1,""B"""\r\n');
});
