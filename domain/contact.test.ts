import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactLimits, parseContact, shortestName, type ContactForm } from './contact.ts';

const valid = {
  name: 'Ana',
  email: 'ana@correo.example',
  subject: 'estudiar',
  message: 'Diez letras',
  privacyAccepted: true,
};

function fieldErrorsOf(change: object, form: ContactForm = 'home') {
  const result = parseContact({ ...valid, ...change }, form);
  return result.ok ? {} : result.fieldErrors;
}

describe('parseContact', () => {
  it.each([
    [{ name: 'x'.repeat(100) }, {}],
    [{ name: 'x'.repeat(101) }, { name: 'nameTooLong' }],
    [{ name: ' x ' }, { name: 'nameTooShort' }],
    [{ name: '\u200b'.repeat(12) }, { name: 'nameTooShort' }],
    [{ name: '\u3164\u3164\u3164' }, { name: 'nameTooShort' }],
    [{ name: '\u2800\u2800' }, { name: 'nameTooShort' }],
    [{ name: 'A\u200d\u200d\ufe0f' }, { name: 'nameTooShort' }],
    [{ name: '김\u200d민' }, {}],
    [{ message: '\u200b'.repeat(40) }, { message: 'messageTooShort' }],
    [{ message: `${'\u00ad'.repeat(40)}Hola` }, { message: 'messageTooShort' }],
    [{ email: 'ana' }, { email: 'emailInvalid' }],
    [{ email: 'ana\u001b@correo.example' }, { email: 'emailInvalid' }],
    [{ email: 'ana\u202e@correo.example' }, { email: 'emailInvalid' }],
    [{ email: 'ana@correo' }, { email: 'emailInvalid' }],
    [{ email: 'ana@correo.example, otra@correo.example' }, { email: 'emailInvalid' }],
    [{ email: 'ana@correo.example\r\nBcc: otra@correo.example' }, { email: 'emailInvalid' }],
    [{ email: `${'a'.repeat(240)}@correo.example` }, { email: 'emailTooLong' }],
    [{ subject: '' }, { subject: 'subjectMissing' }],
    [{ subject: 'x'.repeat(120) }, {}],
    [{ subject: 'x'.repeat(121) }, { subject: 'subjectTooLong' }],
    [{ message: '123456789' }, { message: 'messageTooShort' }],
    [{ message: '1234567890' }, {}],
    [{ message: `${' '.repeat(20)}corto` }, { message: 'messageTooShort' }],
    [{ message: 'x'.repeat(4000) }, {}],
    [{ message: 'x'.repeat(4001) }, { message: 'messageTooLong' }],
    [{ privacyAccepted: false }, { privacyAccepted: 'privacyMissing' }],
    [{ privacyAccepted: 'true' }, { privacyAccepted: 'privacyMissing' }],
  ])('%j has the fieldErrors %j', (change, fieldErrors) => {
    expect(fieldErrorsOf(change)).toEqual(fieldErrors);
  });

  it('the contact page requires a longer name than the home page', () => {
    expect(shortestName).toEqual({ home: 2, contact: 3 });
    expect(fieldErrorsOf({ name: 'Jo' }, 'home')).toEqual({});
    expect(fieldErrorsOf({ name: 'Jo' }, 'contact')).toEqual({ name: 'nameTooShort' });
    expect(fieldErrorsOf({ name: 'Joe' }, 'contact')).toEqual({});
  });

  it.each([{}, null, undefined, [], 'text', 7])('reports every field when %j is sent', (input) => {
    expect(parseContact(input, 'home')).toEqual({
      ok: false,
      fieldErrors: {
        name: 'nameTooShort',
        email: 'emailInvalid',
        subject: 'subjectMissing',
        message: 'messageTooShort',
        privacyAccepted: 'privacyMissing',
      },
    });
  });

  it('keeps line breaks in the message and removes them from other fields', () => {
    const result = parseContact(
      { ...valid, name: 'Ana\r\nBcc: x', subject: 'a\u2028b', message: 'uno\r\ndos\0 y tres' },
      'home',
    );
    expect(result).toMatchObject({
      message: { name: 'Ana Bcc: x', subject: 'a b', message: 'uno\ndos y tres' },
    });
  });

  it('drops terminal control characters and text direction marks', () => {
    const commands =
      '\u001b]52;c;ZXZpbA==\u0007\u001b[2J\u009b31m\u007f\u202emuy\u2066 largo\u200f';
    const result = parseContact(
      { ...valid, name: `Ana\u202e`, subject: `a\u001bb`, message: `uno\tdos\r\n${commands}` },
      'home',
    );
    expect(result).toMatchObject({
      message: { name: 'Ana', subject: 'a b', message: 'uno\tdos\n]52;c;ZXZpbA==[2J31mmuy largo' },
    });
  });

  it('accepts only values within the limits, and accepts its own output unchanged', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ minLength: 3900, maxLength: 4100 }),
    );
    const input = fc.record(
      {
        name: text,
        email: fc.oneof(fc.emailAddress(), text),
        subject: text,
        message: text,
        privacyAccepted: fc.constantFrom<unknown>(true, true, false, 'on', 1),
        extra: fc.anything(),
      },
      { requiredKeys: ['name'] },
    );
    fc.assert(
      fc.property(input, fc.constantFrom('home', 'contact'), (sent, form) => {
        const result = parseContact(sent, form);
        if (!result.ok) {
          expect(Object.keys(result.fieldErrors)).not.toHaveLength(0);
          return;
        }
        const { name, email, subject, message } = result.message;
        expect(name.length).toBeGreaterThanOrEqual(shortestName[form]);
        expect(name.length).toBeLessThanOrEqual(contactLimits.name);
        expect(message.length).toBeLessThanOrEqual(contactLimits.message);
        expect(name + email + subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(name + subject + message).not.toMatch(/[^\P{Cc}\t\n]|\p{Bidi_Control}/u);
        expect(name + subject + message).toSatisfy((all: string) => all.isWellFormed());
        expect(result.message).not.toHaveProperty('extra');
        expect(parseContact(result.message, form)).toEqual(result);
      }),
      { numRuns: 2000 },
    );
  });
});
