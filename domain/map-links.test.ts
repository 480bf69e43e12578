import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapLinks } from './map-links.ts';
import { naverIntent } from './naver-map.ts';

const palace = { name: '경복궁', lat: 37.575904, lng: 126.976849 };

describe('mapLinks', () => {
  it('are the documented URLs', () => {
    const hrefs = Object.fromEntries(mapLinks(palace).map(({ app, href }) => [app, href]));
    expect(decodeURIComponent(hrefs['naver'] ?? '')).toBe('https://map.naver.com/p/search/경복궁');
    expect(decodeURIComponent(hrefs['kakao'] ?? '')).toBe(
      'https://map.kakao.com/link/map/경복궁,37.5759,126.97685',
    );
    expect(hrefs['google']).toBe(
      'https://www.google.com/maps/search/?api=1&query=37.5759%2C126.97685',
    );
    expect(hrefs['osm']).toBe(
      'https://www.openstreetmap.org/?mlat=37.5759&mlon=126.97685#map=17/37.5759/126.97685',
    );
  });

  it('are valid URLs whatever the name', () => {
    const degree = fc.double({ min: 33, max: 39, noNaN: true });
    const name = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => text.isWellFormed());
    fc.assert(
      fc.property(name, degree, degree, (text, lat, lng) => {
        const place = { name: text, lat, lng };
        for (const { href } of mapLinks(place)) {
          expect(href).not.toMatch(/[\s"'<>\\]/);
          expect(new URL(href).protocol).toBe('https:');
        }
        const kakao = mapLinks(place).find(({ app }) => app === 'kakao')?.href ?? '';
        expect(kakao.split('/link/map/')[1]?.split(/,|%2C/)).toHaveLength(3);
      }),
    );
  });
});

describe('naverIntent', () => {
  const intent = naverIntent(palace, 'https://rumbocorea.example/turismo/seul');
  const [address = '', extras = ''] = intent.split('#Intent;');

  it('opens the app at the place', () => {
    expect(address).toMatch(/^intent:\/\/place\?/);
    const query = new URLSearchParams(address.split('?')[1]);
    expect(Object.fromEntries(query)).toEqual({
      lat: '37.5759',
      lng: '126.97685',
      name: '경복궁',
      appname: 'https://rumbocorea.example/turismo/seul',
    });
    expect(extras).toContain('scheme=nmap;');
    expect(extras).toContain('package=com.nhn.android.nmap;');
    expect(extras).toMatch(/;end$/);
  });

  it('falls back to the website', () => {
    const [, fallback = ''] = /S\.browser_fallback_url=([^;]+);/.exec(extras) ?? [];
    expect(decodeURIComponent(fallback)).toBe(mapLinks(palace)[0]?.href);
  });
});
