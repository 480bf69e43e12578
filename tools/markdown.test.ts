import { expect, it } from 'vitest';
import { markdownOf } from './markdown.ts';

const url = 'https://rumbo.example/turismo/seul';

const textOf = (main: string) =>
  markdownOf(`<!doctype html><title>x</title><p>Header</p><main>${main}</main>`, url).replace(
    `\n---\n\n<${url}>\n`,
    '',
  );

it('is the main part of the document, with the URL that it is a copy of', () => {
  const html = '<!doctype html><p>Header</p><main><h1>Seúl</h1><p>Uno</p></main>';
  expect(markdownOf(html, url)).toBe(`# Seúl\n\nUno\n\n---\n\n<${url}>\n`);
  expect(() => markdownOf('<p>Nothing</p>', url)).toThrow(url);
});

it('has absolute links', () => {
  expect(textOf('<p><a href="/transporte#t-money">T-money</a> <a href="#dia">Día</a></p>')).toBe(
    `[T-money](https://rumbo.example/transporte#t-money) [Día](${url}#dia)\n`,
  );
});

it('leaves out what is not read or only works in a browser', () => {
  const parts = [
    '<nav><a href="/">Inicio</a></nav>',
    '<form><label>Nombre <input></label><button>Enviar</button></form>',
    '<p>Uno<svg><title>marca</title></svg><span class="visually-hidden"> (otra pestaña)</span></p>',
    '<astro-island><p>Calculadora</p></astro-island>',
    '<p hidden>Oculto</p><!-- nota --><p><a href="#abajo"></a></p>',
  ];
  expect(textOf(parts.join(''))).toBe('Uno\n');
});

it('has the text of the guide in an island, without what needs scripts', () => {
  expect(
    textOf(
      '<astro-island><div data-guide><p>Día 1</p><div class="needs-script"><p>Compartir</p></div></div></astro-island>',
    ),
  ).toBe('Día 1\n');
});

it('has what a drawing shows, where it is marked as part of the guide', () => {
  const hidden = '<span class="visually-hidden" data-guide>hasta Hongdae: 52 min. </span>';
  expect(textOf(`<p><svg></svg>${hidden}<span>Barato</span></p>`)).toBe(
    'hasta Hongdae: 52 min. Barato\n',
  );
});

it('says neither what needs a script nor what stands in its place, nor how a voice is had', () => {
  expect(
    textOf(
      '<p>Uno</p><p class="without-script">Sin JavaScript</p><p data-voice="no">Sin voz</p><p data-voice="failed">No responde</p>',
    ),
  ).toBe('Uno\n');
});

it('keeps the heading of a page that begins with a tool', () => {
  expect(textOf('<astro-island><h1>Tu viaje</h1><p>1</p></astro-island><p>Cifras</p>')).toBe(
    '# Tu viaje\n\nCifras\n',
  );
});

it('separates words that only the stylesheets set apart', () => {
  expect(textOf('<p><b>24</b>líneas, <span>e-Arrival</span>.</p>')).toBe(
    '**24** líneas, e-Arrival.\n',
  );
});

it('keeps lists and tables', () => {
  const table =
    '<table><tr><th>Tren</th><th>Precio</th></tr><tr><td>KTX</td><td>59.800 ₩</td></tr></table>';
  expect(textOf(`<ul><li>Uno</li><li>Dos</li></ul>${table}`)).toBe(
    '- Uno\n- Dos\n\n| Tren | Precio |\n| - | - |\n| KTX | 59.800 ₩ |\n',
  );
});

it('has every tab, also those that are not chosen', () => {
  expect(
    textOf('<div role="tabpanel"><p>Uno</p></div><div role="tabpanel" hidden><p>Dos</p></div>'),
  ).toBe('Uno\n\nDos\n');
});

it('has the titles of steps, which get their ticks in the browser, and no labels of fields', () => {
  const title =
    '<li><label><span></span><span>Antes de volar</span><b>Elige</b></label><p>Ya.</p></li>';
  const field = '<label for="a">Nombre</label><label>Sí <input type="checkbox"></label>';
  expect(textOf(`<ol>${title}</ol>${field}`)).toBe('1. Antes de volar **Elige**\n\n   Ya.\n');
});

it('keeps a cell to what stands in it, its lines apart', () => {
  const cell =
    '<td><span><b>1.550 ₩</b> <button>dic</button></span><div popover="auto"><p>Viaje básico</p></div></td>' +
    '<td><div><p><b>43 min</b> terminal 1</p></div><div><p><b>51 min</b> terminal 2</p></div></td>';
  expect(textOf(`<table><tr><th>Precio</th><th>Tiempo</th></tr><tr>${cell}</tr></table>`)).toBe(
    '| Precio | Tiempo |\n| - | - |\n| **1.550 ₩** | **43 min** terminal 1 · **51 min** terminal 2 |\n',
  );
});

it('sets what stands beside a heading below it, and signs apart from words', () => {
  const summary = '<summary><h3><span>K-ETA</span></h3><span><b>10.000 ₩</b></span></summary>';
  expect(textOf(`<details>${summary}<p>Se pide.</p></details>`)).toBe(
    '### K-ETA\n\n**10.000 ₩**\n\nSe pide.\n',
  );
  expect(textOf('<p><b>Maletas: </b>Dos</p>')).toBe('**Maletas:** Dos\n');
  expect(textOf('<p><span>₩</span><span>1,550</span> <i>Sí.</i><span>Comprobado</span></p>')).toBe(
    '₩1,550 _Sí._ Comprobado\n',
  );
});
