import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { longestEmail } from './text/email.ts';
import { isToken, parseSubscriber } from './newsletter.ts';

describe('the address of a subscriber', () => {
  it.each([
    [' ana@correo.example\n', 'ana@correo.example'],
    ['Ana.Ruiz+corea@sub.correo.example', 'Ana.Ruiz+corea@sub.correo.example'],
  ])('takes %j', (typed, address) => {
    expect(parseSubscriber(typed)).toBe(address);
  });

  it.each([
    '',
    'ana',
    'ana@',
    '@correo.example',
    'ana@correo',
    'ana ruiz@correo.example',
    'ana@correo.example, eva@correo.example',
    'ana@correo.example\r\nBcc: eva@correo.example',
    'Ana <ana@correo.example>',
    `${'a'.repeat(longestEmail)}@correo.example`,
    undefined,
    null,
    7,
    ['ana@correo.example'],
  ])('refuses %j', (typed) => {
    expect(parseSubscriber(typed)).toBeUndefined();
  });

  it('is a single line with one @, whatever was typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.emailAddress()), (typed) => {
        const address = parseSubscriber(typed);
        if (address === undefined) return;
        expect(address).toMatch(/^[^\s,<>@]+@[^\s,<>@]+$/);
        expect(address.length).toBeLessThanOrEqual(longestEmail);
      }),
    );
  });
});

describe('a token', () => {
  it('is 32 bytes in base64url and nothing else', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 0, maxLength: 40 }), (bytes) => {
        const token = Buffer.from(bytes).toString('base64url');
        expect(isToken(token)).toBe(token.length === 43);
      }),
    );
    expect(isToken(randomBytes(32).toString('base64url'))).toBe(true);
    for (const other of [undefined, null, 7, '', [''], `${'a'.repeat(42)}.`, 'a'.repeat(44)]) {
      expect(isToken(other)).toBe(false);
    }
  });
});
