import { pathTo } from '#content/pages.ts';
import { textOf } from './document-text.ts';
import { expect, open, test } from './fixtures.ts';

test('the city filter stands in the address, and an unknown city shows all', async ({ page }) => {
  const path = pathTo('transport', 'en');
  await open(page, path);
  const cards = page.getByRole('region', { name: 'Six ways to get around' });
  const names = () => cards.getByRole('heading', { level: 3 }).allTextContents();
  const chip = (name: string) => cards.getByRole('button', { name, exact: true });
  expect(await names()).toHaveLength(6);

  await chip('Seoul').click();
  await expect(page).toHaveURL(/\?city=seoul$/);
  await expect(cards.getByRole('status')).toHaveText('Showing 4 of 6');
  expect(await names()).toEqual(['Seoul subway', 'Seoul buses', 'Taxi', 'KTX and SRT']);

  await open(page, `${path}?city=busan`);
  await expect(chip('Busan')).toHaveAttribute('aria-pressed', 'true');
  expect(await names()).toEqual(['Busan subway', 'Busan buses', 'Taxi', 'KTX and SRT']);
  await chip('All').click();
  await expect(page).toHaveURL(/\/transport$/);

  await open(page, `${path}?city=daegu`);
  await expect(chip('All')).toHaveAttribute('aria-pressed', 'true');
  expect(await names()).toHaveLength(6);
});

test('the fare helper adds the surcharge of the hour and answers nonsense in words', async ({
  page,
}) => {
  await open(page, pathTo('transport', 'es'));
  const helper = page.getByRole('region', { name: '¿Cuánto costará el trayecto?' });
  await helper.scrollIntoViewIfNeeded();
  const mode = helper.getByLabel('Medio de transporte');
  const distance = helper.getByLabel('Distancia en kilómetros');
  const fare = helper.getByRole('status');
  await mode.selectOption('Metro de Seúl');
  await distance.fill('12,5');
  await expect(fare).toContainText(/1\.350\s₩ con T-money/);
  await expect(fare).toContainText(/1\.450\s₩ con billete sencillo/);
  await expect(fare).toContainText(/desde junio de 2025\s*1\.650\s₩/);

  await distance.fill('lejos');
  await expect(distance).toHaveAttribute('aria-invalid', 'true');
  await expect(distance).toHaveAccessibleDescription(/Escribe la distancia con un número/);
  await expect(fare).not.toContainText('₩');
  await distance.fill('500');
  await expect(distance).toHaveAccessibleDescription(/100 km como mucho/);

  await mode.selectOption('Taxi normal (Seúl)');
  await distance.fill('7');
  const time = helper.getByLabel('Hora de salida');
  await time.fill('12:00');
  await expect(fare).toContainText(/9\.000\s₩ sin recargo/);
  await time.fill('23:30');
  await expect(fare).toContainText(/12\.600\s₩/);
  await expect(fare).toContainText(/9\.000\s₩ de día, más el 40 %/);
  await time.fill('');
  await expect(time).toHaveAccessibleDescription(/Elige la hora de salida/);
  await mode.selectOption('Taxi negro (Seúl)');
  await time.fill('03:15');
  await distance.fill('3');
  await expect(fare).toContainText(/8\.400\s₩/);
});

const figures = {
  es: [
    [
      '1.350–2.350 ₩',
      '1.300–1.800 ₩',
      '1.300–2.500 ₩',
      '1.250–2.250 ₩',
      '23 líneas',
      'Cuatro líneas',
    ],
    ['De 05:30 a 00:00', 'de 07:30 a 09:00 y de 18:00 a 19:30', 'Descuenta 100 ₩'],
    ['cuatro transbordos gratis', '10 km', '30 minutos (1 hora entre las 21:00 y las 07:00)'],
    ['4.800 ₩', '100 ₩ cada 131 m', '7.000 ₩', '200 ₩ cada 151 m'],
    [
      '20 % de 22:00 a 23:00, 40 % de 23:00 a 02:00 y 20 % de 02:00 a 04:00',
      '20 % de 22:00 a 04:00',
    ],
    ['43.000–53.700 ₩', '46.500–57.700 ₩', '2 h 10', 'cerca de un 10 % menos', 'De 05:00 a 22:00'],
    ['60.000 ₩ al mes', '1330', 'atiende las 24 horas'],
    ['1.550 ₩', '1.600 ₩', '59.800 ₩', '62.000 ₩', 'M-Pass se presentó'],
  ],
  en: [
    ['₩1,350–2,350', '₩1,300–1,800', '₩1,300–2,500', '₩1,250–2,250', '23 lines', 'Four lines'],
    ['05:30–00:00', '07:30–09:00 and 18:00–19:30', 'takes ₩100 off'],
    ['four free transfers', '10 km', '30 minutes (1 hour between 21:00 and 07:00)'],
    ['₩4,800', '₩100 per 131 m', '₩7,000', '₩200 per 151 m'],
    ['20% 22:00–23:00, 40% 23:00–02:00 and 20% 02:00–04:00', '20% 22:00–04:00'],
    ['₩43,000–53,700', '₩46,500–57,700', '2 h 10', 'about 10% cheaper', '05:00–22:00'],
    ['₩60,000 a month', '1330', 'is open 24 hours'],
    ['₩1,550', '₩1,600', '₩59,800', '₩62,000', 'M-Pass was introduced'],
  ],
} as const;

for (const locale of ['es', 'en'] as const) {
  test(`the document says the figures of the guide in ${locale}`, async ({ server }) => {
    const text = await textOf(server.url + pathTo('transport', locale));
    for (const figure of figures[locale].flat()) expect.soft(text).toContain(figure);
  });
}
