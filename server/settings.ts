import { createPrivateKey, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { isEmail } from '#domain/text/email.ts';
import type { Dkim } from './mail/transport.ts';

/** The settings of the server; each comes from one environment variable. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Folder of the built website. */
  readonly buildDir: string;
  /** The public origin of the site, without a trailing slash. */
  readonly publicUrl: string;
  readonly https: boolean;
  readonly databaseUrl: string;
  readonly smtpUrl: string | undefined;
  readonly mailDir: string;
  readonly mailFrom: string;
  readonly officeEmail: string;
  /** The key that signs mails; when unset, the mail server may sign them. */
  readonly dkim: Dkim | undefined;
  /** The number of trusted proxies in front, or their IPs; `false` trusts none. */
  readonly trustProxy: number | string | false;
  readonly cookieSecret: string;
  readonly logLevel: LogLevel;
  /** The token for `/metrics`; when unset, that route does not exist. */
  readonly metricsToken: string | undefined;
  /** The URL of the street map's tiles, with `{z}`, `{x}` and `{y}`. */
  readonly tileUrl: string;
  /** How many messages are accepted within the window: from one client, and from all together. */
  readonly contactLimit: Readonly<Record<'perClient' | 'global' | 'minutes', number>>;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

/** `problems` has a line for each invalid variable. */
export class SettingsInvalid extends Error {
  override readonly name = 'SettingsInvalid';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`These settings are not valid:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.problems = problems;
  }
}

const mailbox = /^(?:[^<>"\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/** Whether a text lists IPs, networks such as `10.0.0.0/8` or their names, separated by commas. */
function areNetworks(list: string): boolean {
  return list.split(',').every((entry) => {
    const [ip = '', prefix, ...rest] = entry.trim().split('/');
    if (namedNetworks.includes(ip)) return prefix === undefined;
    const bits = { 0: -1, 4: 32, 6: 128 }[isIP(ip)] ?? -1;
    const size = prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits);
    return bits > 0 && size && rest.length === 0;
  });
}

function whole(min: number, max: number, fallback: number) {
  const range = `must be a whole number from ${min} to ${max}`;
  const number = v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, range),
    v.transform(Number),
    v.check((value) => value >= min && value <= max, range),
  );
  return v.optional(number, String(fallback));
}

const hostname = /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i;

function isKey(file: string): boolean {
  try {
    return createPrivateKey(readFileSync(file)).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

const tilePlaces = ['{z}', '{x}', '{y}'];

const environment = v.object({
  PORT: whole(0, 65535, 3000),
  HOST: v.optional(v.string(), '127.0.0.1'),
  BUILD_DIR: v.optional(v.string(), fileURLToPath(new URL('../build', import.meta.url))),
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^/?#@\s]+\/?$/, 'must be an origin such as https://rumbo.example'),
      v.check((url) => URL.canParse(url), 'must be a valid URL'),
      v.transform((url) => new URL(url).origin),
    ),
  ),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:sqlite:.+|postgres(?:ql)?:\/\/.+)$/, 'must start with sqlite: or postgres://'),
    ),
    'sqlite:data/rumbo-corea.db',
  ),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (url) => /^smtps?:\/\//.test(url) && URL.canParse(url),
        'must start with smtp:// or smtps://',
      ),
      v.check(isDecodable, 'must have a % in its user or password written as %25'),
    ),
  ),
  MAIL_DIR: v.optional(v.string()),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.regex(mailbox, 'must be "Name <address>" or an address')),
    'Rumbo Corea <hola@rumbocorea.example>',
  ),
  OFFICE_EMAIL: v.optional(
    v.pipe(v.string(), v.check(isEmail, 'must be an e-mail address')),
    'oficina@rumbocorea.example',
  ),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => /^(?:false|\d|[12]\d)$/.test(value) || areNetworks(value),
        'must be false, a number of proxies or their IPs',
      ),
      v.transform((value) => (value === 'false' ? false : /^\d+$/.test(value) ? +value : value)),
    ),
    'false',
  ),
  COOKIE_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'))),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
  TILE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^\s'";,{}]+\/[^\s'";,]+$/, 'must be a URL with https://'),
      v.check(
        (url) => URL.canParse(url) && tilePlaces.every((place) => url.split(place).length === 2),
        'must hold {z}, {x} and {y} once each',
      ),
    ),
    'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  ),
  DKIM_DOMAIN: v.optional(v.pipe(v.string(), v.regex(hostname, 'must be a domain'))),
  DKIM_SELECTOR: v.optional(v.pipe(v.string(), v.regex(hostname, 'must be a name in the DNS'))),
  DKIM_KEY_FILE: v.optional(v.pipe(v.string(), v.check(isKey, 'must be a file with an RSA key'))),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have 16 characters or more'))),
  CONTACT_LIMIT: whole(1, 1e8, 5),
  CONTACT_LIMIT_GLOBAL: whole(1, 1e8, 500),
  CONTACT_LIMIT_MINUTES: whole(1, 1440, 10),
});

/**
 * Reads the settings from environment variables; an empty variable counts as unset.
 * @throws SettingsInvalid listing every invalid variable.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = v.safeParse(environment, given);
  const problems = (result.issues ?? []).map(
    (issue) => `${String(issue.path?.[0]?.key)} ${issue.message}`,
  );
  const https = given['PUBLIC_URL']?.startsWith('https:') ?? false;
  if (https && given['COOKIE_SECRET'] === undefined) {
    problems.push('COOKIE_SECRET must be set when PUBLIC_URL is https');
  }
  const dkimNames = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY_FILE'];
  const dkimGiven = dkimNames.filter((name) => given[name] !== undefined);
  if (dkimGiven.length % dkimNames.length > 0) {
    problems.push(`${dkimNames.join(', ')} must be set together`);
  }
  if (!result.success || problems.length > 0) throw new SettingsInvalid(problems);
  const values = result.output;
  const [, file] = /^sqlite:(.+)$/.exec(values.DATABASE_URL) ?? [];
  return {
    port: values.PORT,
    host: values.HOST,
    buildDir: values.BUILD_DIR,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    https,
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    mailDir: values.MAIL_DIR ?? join(file ? dirname(file) : 'data', 'mail'),
    mailFrom: values.MAIL_FROM,
    officeEmail: values.OFFICE_EMAIL,
    dkim: dkimOf(values),
    trustProxy: values.TRUST_PROXY,
    // For a single process on localhost a secret that changes at each start is enough.
    cookieSecret: values.COOKIE_SECRET ?? randomBytes(32).toString('base64url'),
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    tileUrl: values.TILE_URL,
    contactLimit: {
      perClient: values.CONTACT_LIMIT,
      global: values.CONTACT_LIMIT_GLOBAL,
      minutes: values.CONTACT_LIMIT_MINUTES,
    },
  };
}

function dkimOf(values: v.InferOutput<typeof environment>): Dkim | undefined {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_KEY_FILE: file } = values;
  if (!domain || !selector || !file) return undefined;
  return { domain, selector, privateKey: readFileSync(file, 'utf8') };
}
