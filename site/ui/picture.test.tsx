import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { photoSources, picture } from '#site/lib/pictures.ts';
import { drawings, type DrawingId } from '#art/index.ts';
import { Picture } from './picture.tsx';

const palace = picture('seoul/gyeongbokgung');

test('a picture keeps its place, waits its turn and carries no style attribute', () => {
  const html = renderToStaticMarkup(<Picture picture={palace} alt="El palacio" />);
  expect(html).toMatch(/width="800" height="600"/);
  expect(html).toContain('alt="El palacio"');
  expect(html).toContain('loading="lazy"');
  expect(html).not.toContain('fetchpriority');
  expect(html).not.toContain('style=');
});

test('the eager picture comes first, with its upright version for phones', () => {
  const portrait = picture('hero/korea-portrait');
  const html = renderToStaticMarkup(
    <Picture picture={picture('hero/korea')} portrait={portrait} alt="" eager />,
  );
  expect(html).toMatch(/loading="eager" fetchPriority="high"/i);
  expect(html).toMatch(/<source[^>]*srcSet="[^"]*korea-portrait[^>]*max-width: 820px/i);
});

test('a photograph stands before the drawing', () => {
  const photo = { avif: '/a-480.avif 480w', webp: '/a-480.webp 480w' };
  const html = renderToStaticMarkup(<Picture picture={{ ...palace, photo }} alt="" sizes="50vw" />);
  expect(html).toMatch(/<source type="image\/avif" srcSet="\/a-480.avif 480w" sizes="50vw"/i);
  expect(html).toContain('data-photo');
  expect(html).toContain(`src="${palace.src}"`);
});

test('a picture names what stands in its place should it fail', () => {
  const html = renderToStaticMarkup(<Picture picture={palace} alt="" title="Gyeongbokgung" />);
  expect(html).toContain('data-title="Gyeongbokgung"');
  expect(renderToStaticMarkup(<Picture picture={palace} alt="El palacio" />)).toContain(
    'data-title="El palacio"',
  );
});

test('every drawing of the catalogue has a URL, and no two share the name of a photograph', () => {
  const ids = Object.keys(drawings) as DrawingId[];
  for (const id of ids) expect(picture(id).src).toContain(id.split('/').at(-1));
  expect(new Set(ids.map((id) => id.replaceAll('/', '-'))).size).toBe(ids.length);
});

test('sizes of a photograph are listed by width, apart from those of similar names', () => {
  const files = {
    'p/hero-korea-1600.avif': '/1600.avif',
    'p/hero-korea-480.avif': '/480.avif',
    'p/hero-korea-480.webp': '/480.webp',
    'p/hero-korea-portrait-480.avif': '/other.avif',
  };
  expect(photoSources('hero/korea', files)).toEqual({
    avif: '/480.avif 480w, /1600.avif 1600w',
    webp: '/480.webp 480w',
  });
  expect(photoSources('hero/busan', files)).toBeUndefined();
});
