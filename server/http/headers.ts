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

/** The policy of responses that are no documents: they load nothing and cannot be framed. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The policy of the service worker: it fetches only from this origin and loads no other script. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** The open data may be read by scripts of any website. It holds nothing of visitors, and no cookie is sent with it. */
export const openHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** A document that other websites frame, also those that are isolated from other origins. */
export const embedHeaders = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** Its policy: no script, nothing from elsewhere, and anybody may frame it. */
export function embedPolicy(html: string, { https }: Pick<PolicySettings, 'https'>): string {
  const directives = [
    "default-src 'none'",
    `style-src ${["'self'", ...hashesOf(stylesIn(html))].join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    'frame-ancestors *',
  ];
  if (https) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/** The headers of every response. */
export function securityHeaders(https: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': inertPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // The map can show the visitor's position on request.
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
 * The policy of a document: inline scripts are allowed by their hashes, everything else comes from this origin.
 * Street map tiles are allowed in every document, as the policy is the same for all pages.
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
    // The page that hands out the documents to frame shows some.
    ...(/<iframe\b/i.test(html) ? ["frame-src 'self'"] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  if (https) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

const script = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const style = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;

/** Matches data blocks such as JSON-LD, which are not executed and need no hash. */
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
