import { createHash } from 'node:crypto';
import type { Settings } from '../settings.ts';

const year = 365 * 24 * 60 * 60;

const denied = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** What is no document may load nothing and be framed by nobody. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The service worker fetches what it keeps from this origin, and loads no other script. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Headers of every answer. */
export function securityHeaders(https: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': inertPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // The map shows what is near, when asked to.
    'permissions-policy': ['geolocation=(self)', ...denied.map((feature) => `${feature}=()`)].join(
      ', ',
    ),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(https && { 'strict-transport-security': `max-age=${year}; includeSubDomains` }),
  };
}

export type PolicySettings = Pick<Settings, 'https' | 'tileUrl'>;

/**
 * The policy of one document: its own inline scripts run by their hashes, everything else comes from this
 * origin. Every document may show the street map: it leads to the map without loading another document.
 */
export function documentPolicy(html: string, { https, tileUrl }: PolicySettings): string {
  const directives = [
    "default-src 'none'",
    `script-src ${["'self'", ...hashesOf(scriptsIn(html))].join(' ')}`,
    `style-src ${["'self'", ...hashesOf(stylesIn(html))].join(' ')}`,
    `img-src 'self' data: ${new URL(tileUrl).origin}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  if (https) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

const script = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const style = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;

/** Blocks of data, such as JSON-LD, are not run and need no hash. */
const data = /\btype\s*=\s*["']?application\/(?:ld\+)?json/i;

function scriptsIn(html: string): string[] {
  return Array.from(html.matchAll(script))
    .filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes) && !data.test(attributes))
    .map(([, , content = '']) => content);
}

function stylesIn(html: string): string[] {
  return Array.from(html.matchAll(style), ([, content = '']) => content);
}

function hashesOf(texts: readonly string[]): string[] {
  const hashes = texts.map((text) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}
