import fc from 'fast-check';
import { expect, test } from 'vitest';
import { suggestEmail } from './email-typo.ts';

test.each([
  ['maria@gmial.con', 'maria@gmail.com'],
  ['maria@gmai.com', 'maria@gmail.com'],
  ['maria@gmail.comm', 'maria@gmail.com'],
  ['Maria.L@GMIAL.com', 'Maria.L@gmail.com'],
  [' maria@hotmial.com ', 'maria@hotmail.com'],
  ['maria@hotmal.es', 'maria@hotmail.es'],
  ['maria@outlok.com', 'maria@outlook.com'],
  ['maria@yaho.es', 'maria@yahoo.es'],
  ['maria@iclould.com', 'maria@icloud.com'],
  ['maria@empresa.con', 'maria@empresa.com'],
])('%s was probably %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'maria@gmail.com',
  'maria@yahoo.com.mx',
  'maria@mail.com',
  'maria@email.com',
  'maria@universidad.es',
  'maria@correo.example',
  'maria@naver.com',
  'maria',
  '',
  // Still being typed.
  'maria@gmail.co',
  'maria@hotmail.e',
])('%j gets no suggestion', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});

test('a suggested address gets no further suggestion', () => {
  const domain = fc.tuple(
    fc.constantFrom('gmail', 'gmial', 'hotmail', 'hotmal', 'yahooo', 'outlook', 'iclud', 'empresa'),
    fc.constantFrom('com', 'con', 'es', 'ocm', 'comm', 'net'),
  );
  fc.assert(
    fc.property(domain, ([service, ending]) => {
      const meant = suggestEmail(`ana@${service}.${ending}`) ?? '';
      expect(suggestEmail(meant)).toBeUndefined();
    }),
  );
});
