import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { d4 } from './data/d4.ts';
import { sources as entrySources } from './data/entry-rules.ts';
import { externalSites } from './data/external-sites.ts';
import { figureIds, figureOf } from './register/register.ts';

/** Authorities whose host names contain "eta". */
const authorities = ['k-eta.go.kr', 'e-arrivalcard.go.kr'];

/** Newspapers whose names happen to contain “eta”. */
const newspapers = ['lagaceta.com.ar', 'lanetaneta.com'];

/** Sites that sell an authorisation or a visa and have no "eta" in their host names. */
const sellers = ['allvisakorea.com', 'hanvisakorea.com', 'hirevisa.com', 'visajx.com'];

/** Whether a host is, or may pass for, an agency that sells the K-ETA or a visa. */
function isForbidden(host: string): boolean {
  const belongsTo = (site: string) => host === site || host.endsWith(`.${site}`);
  if ([...authorities, ...newspapers].some(belongsTo)) return false;
  return host.includes('eta') || sellers.some(belongsTo);
}

/** Every host after `//` in a text. */
const hostsIn = (text: string) =>
  Array.from(text.matchAll(/https?:\/\/([a-z0-9.-]+)/gi), ([, host = '']) => host.toLowerCase());

const folder = import.meta.dirname;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(ts|md)$/.test(file),
);

describe('links out of the guide', () => {
  test.each([
    ['etaportal.net', true],
    ['www.korea-eta.net', true],
    ['keta.example', true],
    ['notk-eta.go.kr', true],
    ['visajx.com', true],
    ['k-eta.go.kr', false],
    ['www.k-eta.go.kr', false],
    ['www.e-arrivalcard.go.kr', false],
    ['www.visa.go.kr', false],
  ])('%s is refused: %s', (host, refused) => {
    expect(isForbidden(host)).toBe(refused);
  });

  it('never lead to a site that sells the K-ETA or a visa', () => {
    const seen = files.flatMap((file) =>
      hostsIn(readFileSync(join(folder, file), 'utf8')).map((host) => ({ file, host })),
    );
    expect(seen.length).toBeGreaterThan(100);
    expect(seen.filter(({ host }) => isForbidden(host))).toEqual([]);
  });

  it('never stand on a number to call', () => {
    const onNumbers = files.flatMap((file) =>
      Array.from(
        readFileSync(join(folder, file), 'utf8').matchAll(/\[[\d -]{3,}\]\(https?:[^)]*\)/g),
        ([link]) => `${file}: ${link}`,
      ),
    );
    expect(onNumbers).toEqual([]);
  });

  it('have no preconnect hint to such a site', () => {
    expect(Object.keys(externalSites).filter(isForbidden)).toEqual([]);
  });
});

/** Blog hosts, on which anybody may publish under any name. */
const blogHost = /(^|\.)(blogspot\.com|tistory\.com|wordpress\.com|blog\.naver\.com|medium\.com)$/;

interface Named {
  readonly name: string | { readonly es: string; readonly en: string };
  readonly url: string;
}

/** Names of sources on blogs that do not contain the word blog, in either language. */
function unnamedBlogs(sources: readonly Named[]): string[] {
  return sources
    .filter(({ url }) => blogHost.test(new URL(url).hostname))
    .flatMap(({ name }) => (typeof name === 'string' ? [name] : [name.es, name.en]))
    .filter((name) => !/\bblog\b/i.test(name));
}

describe('a source on a blog', () => {
  const ofRegister = figureIds.flatMap((id) => figureOf(id).source ?? []);
  const ofRules = Object.values(entrySources).flatMap(({ name, url }) =>
    url === null ? [] : [{ name, url }],
  );

  it('is found among others', () => {
    const office = { name: 'Korea Immigration', url: 'https://koreaimmigration.blogspot.com/2018' };
    expect(unnamedBlogs([office])).toEqual(['Korea Immigration']);
  });

  it('is named as a blog, never as the office whose name it bears', () => {
    expect(unnamedBlogs([...ofRegister, ...ofRules, ...d4.sources])).toEqual([]);
  });
});
