import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsInvalid } from './settings.ts';
import { temporaryFolder } from './testing-folder.ts';

describe('readSettings', () => {
  it('has a default for everything', () => {
    expect(readSettings({ SMTP_URL: '' })).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      https: false,
      databaseUrl: 'sqlite:data/rumbo-corea.db',
      smtpUrl: undefined,
      mailDir: 'data/mail',
      trustProxy: false,
      contactLimit: { perClient: 5, global: 500, minutes: 10 },
    });
  });

  it('generates a cookie secret at each start, but requires one on https', () => {
    expect(readSettings({}).cookieSecret).not.toBe(readSettings({}).cookieSecret);
    expect(() => readSettings({ PUBLIC_URL: 'https://rumbo.example' })).toThrow(/COOKIE_SECRET/);
    const settings = { PUBLIC_URL: 'https://rumbo.example/', COOKIE_SECRET: 's'.repeat(32) };
    expect(readSettings(settings)).toMatchObject({
      publicUrl: 'https://rumbo.example',
      https: true,
    });
  });

  it('lists every invalid variable without its value', () => {
    const wrong = {
      PORT: '70000',
      PUBLIC_URL: 'localhost:3000',
      DATABASE_URL: 'mysql://secret',
      SMTP_URL: 'http://secret',
      MAIL_FROM: 'nobody\r\nBcc: secret@correo.example',
      OFFICE_EMAIL: 'secret',
      TRUST_PROXY: 'true',
      COOKIE_SECRET: 'secret',
      LOG_LEVEL: 'loud',
      TILE_URL: 'https://tiles.example/secret/{z}/{x}.png',
      CONTACT_LIMIT: '-1',
      CONTACT_LIMIT_GLOBAL: 'many',
      CONTACT_LIMIT_MINUTES: '0',
    };
    try {
      readSettings(wrong);
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof SettingsInvalid)) throw error;
      expect(error.problems.map((line) => line.split(' ', 1)[0])).toEqual(Object.keys(wrong));
      expect(error.message).not.toContain('secret');
    }
  });

  it.each(['smtp://user:50%@mail.example', 'smtps://100%zz@mail.example'])(
    'names SMTP_URL=%s, whose login cannot be read',
    (value) => {
      expect(() => readSettings({ SMTP_URL: value })).toThrow(/SMTP_URL must have a % /);
    },
  );

  it('accepts only an RSA key for signing mails', () => {
    expect(readSettings({}).dkim).toBeUndefined();
    const folder = temporaryFolder();
    const [key, other] = [join(folder, 'key.pem'), join(folder, 'other.pem')];
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    writeFileSync(key, rsa.export({ type: 'pkcs8', format: 'pem' }));
    writeFileSync(other, 'no key');
    const names = { DKIM_DOMAIN: 'rumbo.example', DKIM_SELECTOR: 's1' };
    expect(readSettings({ ...names, DKIM_KEY_FILE: key }).dkim).toEqual({
      domain: 'rumbo.example',
      selector: 's1',
      privateKey: readFileSync(key, 'utf8'),
    });
    expect(() => readSettings(names)).toThrow(/must be set together/);
    for (const file of [other, folder, join(folder, 'none')]) {
      expect(() => readSettings({ ...names, DKIM_KEY_FILE: file })).toThrow(/DKIM_KEY_FILE/);
    }
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['2', 2],
    ['loopback', 'loopback'],
    ['10.0.0.0/8, ::1', '10.0.0.0/8, ::1'],
    ['10', 10],
    ['192.0.2.7', '192.0.2.7'],
    ['false', false],
  ])('reads TRUST_PROXY=%s', (value, expected) => {
    expect(readSettings({ TRUST_PROXY: value }).trustProxy).toBe(expected);
  });

  it.each([
    'face',
    '1.2.3',
    '1,2',
    '100',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '::1/129',
    'loopback/8',
    ',',
    ' ',
  ])('names TRUST_PROXY=%s, by which an address nobody meant would be believed', (value) => {
    expect(() => readSettings({ TRUST_PROXY: value })).toThrow(/TRUST_PROXY must be/);
  });

  it.each(['Rumbo <a@b', 'a@b>', 'Rumbo a@b', '<a@b> x', 'a@b@c', 'Rumbo <>', 'Rumbo "x" <a@b>'])(
    'names MAIL_FROM=%s',
    (value) => {
      expect(() => readSettings({ MAIL_FROM: value })).toThrow(/MAIL_FROM must be/);
    },
  );

  it.each(['Rumbo Corea <hola@rumbo.example>', 'hola@rumbo.example', 'hola@localhost'])(
    'takes MAIL_FROM=%s',
    (value) => {
      expect(readSettings({ MAIL_FROM: value }).mailFrom).toBe(value);
    },
  );
});
