import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail, longestEmail, storedEmail } from './email.ts';

describe('an e-mail address', () => {
  it.each([
    'ana@correo.example',
    "o'brien@example.com",
    'peña@correo.example',
    'ana@españa.example',
    'ana.maria+corea@sub.correo.example',
    '김민지@메일.example',
    'a@b-c.example',
  ])('%s is taken', (address) => {
    expect(storedEmail(` ${address} `)).toBe(address);
    expect(isEmail(address)).toBe(true);
  });

  it.each([
    'ana',
    'ana@correo',
    'ana@@correo.example',
    '.ana@correo.example',
    'ana..maria@correo.example',
    'ana@-correo.example',
    'ana@correo-.example',
    'ana maria@correo.example',
    'ana@correo.example, otra@correo.example',
    'Ana <ana@correo.example>',
    '"ana"@correo.example',
    'ana@correo.example\r\nBcc: otra@correo.example',
    'ana\u202e@correo.example',
    'ana\u200b@correo.example',
  ])('%s is refused', (address) => {
    expect(isEmail(storedEmail(address))).toBe(false);
  });

  it('is refused when mail cannot be sent to it for its length', () => {
    const host = '@correo.example';
    expect(isEmail('a'.repeat(longestEmail - host.length) + host)).toBe(true);
    expect(isEmail('a'.repeat(longestEmail - host.length + 1) + host)).toBe(false);
  });

  it('is stored in one form, however its accents are typed', () => {
    expect(storedEmail('pen\u0303a@correo.example')).toBe('pe\u00f1a@correo.example');
    expect(storedEmail('Ana.PE\u00d1A@correo.example')).toBe('Ana.PE\u00f1A@correo.example');
  });

  it('holds nothing that could end a line or name a second address, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
        const address = storedEmail(`${one}@${other}.example`);
        const isOne = /^[^\s,;:<>()[\]"\\@\p{C}]+@[^\s,;:<>()[\]"\\@\p{C}]+$/u.test(address);
        expect(isEmail(address) && !isOne).toBe(false);
      }),
    );
  });
});
