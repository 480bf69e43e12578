// Cuts the typefaces down to the characters of the site and writes `site/styles/fonts.css`.
// `node tools/fonts.ts` builds; `node tools/fonts.ts --check` only says what the built fonts lack.
import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { Blob, Face, Font, Buffer as Run, shape } from 'harfbuzzjs';
import { format } from 'prettier';
import { wonFont } from './won-sign.ts';

type Subset = (font: Buffer, line: string | undefined, options: object) => Promise<Buffer>;
const subset: Subset = createRequire(import.meta.url)('subset-font'); // it has no types

const root = join(import.meta.dirname, '..');
const packages = join(root, 'node_modules');
const folder = join(root, 'site/styles/fonts');

const siteText = globSync(
  ['content/**/*.{ts,tsx,md}', 'content/data/metro/{lines,stations}.json', 'site/**/*.tsx'],
  { cwd: root },
)
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('');
const latin = [...'–—‘’“”•…€→←↑↓↗−×≤≥œŒ', ...(siteText.match(/\p{Script=Latin}/gu) ?? [])];
for (let code = 0x20; code < 0x100; code += code === 0x7e ? 0x22 : 1)
  latin.push(String.fromCodePoint(code));
// The characters of the drawings' lettering.
const lettering =
  '서울부산한국대민경복궁남타워북촌마을명동홍인사창덕청계천문디자플라광장시롯데월드잠실강이태원여의도봉은감화' +
  '해운안리교갈치용종범어송구름책로제센텀티다누비주전설악속초빔밥불고기김떡볶잡채삼겹살물파순두찌개호냉면붕빵닭죽' +
  '행공부학음식쇼핑숙소통일정질준환영합니녕하세요맛길집밤낮봄가을겨묵쌀바거룸셰우스름';
const hangul = [...lettering, ...(siteText.match(/[ㄱ-ㅣ가-힣]/g) ?? [])];
// The seals of pages, the cities on maps and cards, and the few words of some guides: most pages load no further Hangul than this.
const everyday = [
  ...'한국서울부산제주도경주전주안동팔도이번주집입국교통지하철도착공항대사관응급실질문여행더쇼핑일정유학학교장학금',
  ...'생활비비자글첫달통신돈계절예절바뀐것문의검색개인정보이용약관쿠키알림모두확인안녕맛방한글',
  ...'강남홍대가나다벚꽃단풍연등회장마전화',
];

// A package keeps a typeface in several files (slices): a variable font, or a file for each weight. What the slice here
// lacks comes from system fonts: headings have no arrows, and readings of Korean take their ŏ, which Instrument Sans
// lacks, and their ŭ from one typeface.
const hahmlet = {
  family: 'Hahmlet',
  source: '@fontsource/hahmlet',
  style: 'normal',
  weight: [700],
};
// Bold is its semibold: heavier, the dot of an i meets its stem on screens of one pixel to the point.
const sans = {
  family: 'Instrument Sans',
  source: '@fontsource-variable/instrument-sans',
  style: 'normal',
  weight: [400, 600],
};
const cuts = [
  { ...hahmlet, slice: 'latin', wanted: latin },
  { ...hahmlet, family: 'Hahmlet KR', slice: 'korean', wanted: everyday },
  {
    ...hahmlet,
    family: 'Hahmlet KR Rest',
    slice: 'korean',
    wanted: hangul.filter((syllable) => !everyday.includes(syllable)),
  },
  { ...sans, slice: 'latin', wanted: latin },
  { ...sans, style: 'italic', slice: 'latin', wanted: latin },
];

// The sign of the won in three weights (`won-sign.ts`). Amounts in headings and cards have theirs a little smaller.
const plain = { letter: 640, serifs: false, scale: 1, raise: 0 };
const won = [
  {
    ...sans,
    weight: [400, 500],
    file: 'won.woff2',
    sign: { ...plain, fall: 80, rise: 80, bar: 56 },
  },
  {
    ...sans,
    // As heavy as the letters get: of one that is heavier, browsers would take nothing else.
    weight: [600],
    file: 'won-bold.woff2',
    sign: { ...plain, fall: 112, rise: 112, bar: 76 },
  },
  {
    ...hahmlet,
    file: 'won-hahmlet.woff2',
    sign: { serifs: true, letter: 820, scale: 1.05, raise: 0, fall: 120, rise: 48, bar: 58 },
  },
];

// Local fonts made to take the room of the web fonts until these arrive. `advance`: mean advance of
// `sample` in em, measured in fonts of equal widths (Liberation for Arial and Times, Gelasio for
// Georgia). Browsers try the last face of a family first, and slant the upright one where they need italics.
const sample =
  'Prepara tu viaje a Corea del Sur: requisitos de entrada, transporte, alojamiento y presupuesto ' +
  'para cada mes. Los palacios de Seúl y las playas de Busan se visitan en cualquier estación. ' +
  'Plan your stay, from the first visa question to the last dish on the table: prices and hours.';
const heading = { ...hahmlet, axes: {} };
const text = { ...sans, weight: [400, 500], axes: { wght: 400 } };
const strong = { ...sans, weight: [600], axes: { wght: 600 } };
const fallbacks = [
  { ...heading, advance: 0.5514, local: ['DejaVu Serif Bold'] },
  { ...heading, advance: 0.4931, local: ['Noto Serif Bold'] },
  { ...heading, advance: 0.4162, local: ['Times New Roman Bold', 'Liberation Serif Bold'] },
  { ...heading, advance: 0.4997, local: ['Georgia Bold'] },
  { ...text, advance: 0.4351, local: ['Arial', 'Helvetica', 'Liberation Sans', 'Roboto'] },
  { ...strong, advance: 0.4382, local: ['Roboto Bold'] },
  { ...strong, advance: 0.4681, local: ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold'] },
];

function sourceFile({ source, style, weight }: typeof sans, slice: string) {
  const axis = source.includes('variable') ? 'wght' : weight.join('');
  const name = `${basename(source)}-${slice}-${axis}-${style}.woff2`;
  return readFileSync(join(packages, source, 'files', name));
}
const openAll = { targetFormat: 'sfnt', keepAllGlyphs: true };
const open = async (font: Buffer, variationAxes = {}) =>
  new Face(new Blob(await subset(font, undefined, { ...openAll, variationAxes })));
const charactersOf = async (font: Buffer) =>
  new Set(Array.from((await open(font)).collectUnicodes(), (code) => String.fromCodePoint(code)));

/** The files to build; what a slice lacks comes from system fonts. */
async function* shares() {
  for (const cut of cuts) {
    const { slice, family, style } = cut;
    const has = await charactersOf(sourceFile(cut, slice));
    const characters = [...new Set(cut.wanted)].sort().filter((character) => has.has(character));
    const words = [family.toLowerCase().replaceAll(' ', '-'), slice, style];
    yield { cut, characters, file: `${words.join('-').replace('-normal', '')}.woff2` };
  }
}

/** Every page loads the Latin slices anyway, so their ranges may be wide, which is shorter to write. */
function unicodeRange(characters: string[]) {
  const apart = 40;
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  const starts = codes.filter((code, i) => code - (codes[i - 1] ?? -apart) >= apart);
  const ends = codes.filter((code, i) => (codes[i + 1] ?? Infinity) - code >= apart);
  const hex = (code: number | undefined) => code?.toString(16);
  return starts
    .map((start, i) => `U+${hex(start)}${start === ends[i] ? '' : `-${hex(ends[i])}`}`)
    .join(', ');
}

/** The syllables, and in the file that few pages load the letters that stand alone. */
const koreanRange = (family: string) => (family.endsWith('Rest') ? 'U+3131-d7a3' : 'U+ac00-d7a3');

const fontFace = (of: { style: string; weight: number[] }, family: string, rest: string) =>
  `@font-face { font-family: '${family}'; font-style: ${of.style};
    font-weight: ${of.weight.join(' ')}; ${rest} }`;

async function fallbackFace(like: (typeof fallbacks)[number]) {
  const font = new Font(await open(sourceFile(like, 'latin'), like.axes));
  const run = new Run();
  run.addText(sample);
  run.guessSegmentProperties();
  shape(font, run);
  const width = run.getGlyphPositions().reduce((sum, glyph) => sum + glyph.xAdvance, 0);
  const size = width / font.face.upem / sample.length / like.advance;
  const { ascender, descender, lineGap } = font.hExtents();
  const percent = (part: number) => `${((part / font.face.upem / size) * 100).toFixed(2)}%`;
  const src = like.local.map((name) => `local('${name}')`).join(', ');
  const metrics = `size-adjust: ${(size * 100).toFixed(2)}%; ascent-override: ${percent(ascender)};
    descent-override: ${percent(-descender)}; line-gap-override: ${percent(lineGap)}`;
  return fontFace(like, `${like.family} Fallback`, `src: ${src}; ${metrics}`);
}

async function build() {
  for (const file of globSync(`${folder}/*.woff2`)) rmSync(file);
  let css = '/* Written by tools/fonts.ts. */\n';
  for await (const { cut, characters, file } of shares()) {
    const [min, max] = cut.weight;
    const font = await subset(sourceFile(cut, cut.slice), characters.join(''), {
      targetFormat: 'woff2',
      ...(max !== undefined && { variationAxes: { wght: { min, max } } }),
      keepFeatures: cut.slice === 'korean' ? [] : ['kern', 'liga', 'tnum', 'lnum'],
      noHinting: true,
    });
    writeFileSync(join(folder, file), font);
    console.log(`${file}: ${characters.length} characters, ${font.length} bytes`);
    const src = `src: url('./fonts/${file}') format('woff2'); font-display: swap;`;
    const range = cut.slice === 'korean' ? koreanRange(cut.family) : unicodeRange(characters);
    css += fontFace(cut, cut.family, `${src} unicode-range: ${range};`);
  }
  for (const { sign, file, ...face } of won) {
    const font = await subset(wonFont(sign), '₩', { targetFormat: 'woff2', noHinting: true });
    writeFileSync(join(folder, file), font);
    css += fontFace(
      face,
      face.family,
      `src: url('./fonts/${file}') format('woff2'); font-display: swap; unicode-range: U+20a9;`,
    );
  }
  for (const like of fallbacks) css += await fallbackFace(like);
  css = await format(css, { parser: 'css', printWidth: 100, singleQuote: true });
  writeFileSync(`${folder}.css`, css);
  for (const { source } of [hahmlet, sans])
    copyFileSync(join(packages, source, 'LICENSE'), join(folder, `OFL-${basename(source)}.txt`));
}

async function check() {
  const css = readFileSync(`${folder}.css`, 'utf8');
  for await (const { characters, file } of shares()) {
    const has = css.includes(file) ? await charactersOf(readFileSync(join(folder, file))) : null;
    const lacks = characters.filter((character) => !has?.has(character)).join('');
    if (lacks !== '') throw new Error(`Run \`node tools/fonts.ts\`: ${file} lacks ${lacks}`);
  }
  for (const { file } of won)
    if (!css.includes(file)) throw new Error(`Run \`node tools/fonts.ts\`: ${file} is missing`);
}

await (process.argv.includes('--check') ? check() : build());
