import type { Page } from '@playwright/test';
import { answers, passportGroups } from '#content/text/entry-checker.ts';
import { text } from '#content/text/requirements.ts';
import { missionDirectory } from '#content/data/korean-missions.ts';
import { locales, type Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';
import { readFigures } from '#content/register/figures.ts';
import { whileInForce } from '#content/register/in-force.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';

const words = (locale: Locale) => localize(text, locale);
const { checker } = words('es');
const { verdicts } = answers;
const nextYear = verdicts['no-visa-k-eta-unknown'].title.es;

// A fixed day, so that the end of the K-ETA waiver stays ahead.
const today = new Date('2026-11-20T03:00:00Z');

/** What stands in each chapter, and in the table of sources at the end the edition's values. */
const figures = {
  es: [
    ...whileInForce(
      'keta-waiver',
      [
        ['waiver', /hasta el 31 de diciembre de 2026/],
        ['waiver', /¿Aterrizas en 2027\? No des nada por hecho/],
        ['waiver', /México, Chile, Colombia, Portugal, Irlanda y Sudáfrica lo dice solo la prensa/],
      ] as const,
      [['waiver', /terminó el 31 de diciembre de 2026/]] as const,
    ),
    ['waiver', /17 años o menos, o 65 o más/],
    ['k-eta', /al menos 72 horas antes/],
    ['k-eta', /hasta 90 días/],
    ['pasaporte', /la aerolínea puede pedirlo/],
    ['visados', /más de 90 días/],
    ['visados', /10 horas a la semana, o 20 con TOPIK 2, durante el curso y en vacaciones/],
    ['visados', /solo los centros de idiomas de las universidades/],
    ['visados', /Venezuela, Bolivia y Paraguay necesitan visado/],
    ['aduana', /Ni embutido ni queso/],
    ['salud', /Anfetaminas .*: no\. Pregunta antes/],
    ['salud', /90 días de tratamiento como máximo/],
    ['salud', /Tarda 10\sdías laborables/],
    ['emergencias', /en español, hasta las 18:00/],
    ['figures', /unos 10\.000\s₩/],
    ['figures', /cerca del 3\s%/],
    ['figures', /hasta 50 personas/],
    ['figures', /de 24 a 72 horas/],
    ['figures', /3 años o hasta que caduque el pasaporte/],
    ['figures', /menores de 17 años y mayores de 65/],
    ['figures', /gratis/],
    ['figures', /al menos 6 meses/],
    ['figures', /unos 6 meses, prorrogable hasta 2 años/],
    ['figures', /a partir de 6 meses de curso/],
    ['figures', /hasta 20 horas a la semana, o 25 con TOPIK 3/],
  ],
  en: [
    ...whileInForce(
      'keta-waiver',
      [
        ['waiver', /until 31 December 2026/],
        ['waiver', /Landing in 2027\? Take nothing for granted/],
        ['waiver', /Mexico, .* and South Africa only the press says so/],
      ] as const,
      [['waiver', /ended on 31 December 2026/]] as const,
    ),
    ['waiver', /17 or under, or 65 or over/],
    ['k-eta', /at least 72 hours ahead/],
    ['k-eta', /up to 90 days/],
    ['pasaporte', /the airline may ask for it/],
    ['visados', /more than 90 days/],
    ['visados', /10 hours a week, or 20 with TOPIK 2, in term and in holidays alike/],
    ['visados', /university language centres only/],
    ['visados', /Venezuela, Bolivia and Paraguay need a visa/],
    ['aduana', /No cured meat and no cheese/],
    ['salud', /Amphetamines .*: no\. Ask first/],
    ['salud', /at most 90 days of treatment/],
    ['salud', /It takes 10\sworking days/],
    ['emergencias', /working days 9:00 to 22:00 in English/],
    ['figures', /about ₩10,000/],
    ['figures', /about 3%/],
    ['figures', /up to 50 people/],
    ['figures', /24 to 72 hours/],
    ['figures', /3 years or until the passport expires/],
    ['figures', /under 17 or over 65/],
    ['figures', /free/],
    ['figures', /at least 6 months/],
    ['figures', /about 6 months, extendable to 2 years/],
    ['figures', /after 6 months of study/],
    ['figures', /up to 20 hours a week, or 25 with TOPIK 3/],
  ],
} as const;

for (const locale of locales) {
  test(`the figures with their sources and the numbers to call stand there in ${locale}`, async ({
    page,
  }) => {
    await page.goto(pathTo('requirements', locale));
    for (const [id, figure] of figures[locale])
      await expect(page.locator(`#${id}`)).toContainText(figure);
    for (const section of words(locale).sections) {
      const ids = 'figures' in section ? section.figures : [];
      for (const { what, value } of readFigures(ids, locale)) {
        await expect(page.locator(`#${section.id}`)).toContainText(what);
        await expect(page.locator(`#${section.id}`)).toContainText(value);
      }
    }
    const calls = page.locator('#emergencias a[href^="tel:"]');
    expect(
      (
        await calls.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      ).toSorted(),
    ).toEqual(['112', '119', '1330', '1345', '15885644'].map((number) => `tel:${number}`));
  });
}

const answer = (page: Page) => page.locator('#comprobador [aria-live]');

async function ask(page: Page, passport: string, days?: string, arrival?: string) {
  await page.getByLabel(checker.passport).selectOption({ label: passport });
  if (days) await page.getByLabel(checker.days).fill(days);
  if (arrival !== undefined) await page.getByLabel(checker.arrival).fill(arrival);
}

test('a page with anything typed as days can be loaded again', async ({ page }) => {
  await open(page, '/requisitos');
  await ask(page, 'España', '한'.repeat(3000));
  await page.getByLabel(checker.days).blur();
  await expect(page).toHaveURL(/days=/);
  await page.reload();
  await expect(page.getByLabel(checker.days)).toHaveAccessibleDescription(/entre 1 y 730/);
});

test('the checker answers for a passport, keeps the question in the URL and across languages @main', async ({
  page,
}) => {
  await page.clock.setFixedTime(today);
  await open(page, '/requisitos');
  // It answers for nobody until a passport is chosen.
  await expect(answer(page).getByRole('heading')).toHaveText(checker.blank.title);

  await ask(page, 'España', '14', '2026-12-20');
  await expect(answer(page)).toContainText(
    'Sin visado y, hasta el 31 de diciembre de 2026, también sin K-ETA',
  );
  await expect(answer(page)).toContainText('entre el 18 de diciembre de 2026');
  await expect(answer(page).locator('a[href="https://www.e-arrivalcard.go.kr"]')).toBeVisible();
  await expect(page).toHaveURL(/passport=ES&purpose=tourism&days=14&arrival=2026-12-20/);

  await ask(page, 'España', '14', '2027-01-02');
  await expect(answer(page)).toContainText(nextYear);
  await expect(answer(page).locator('a[href="https://www.k-eta.go.kr"]')).toBeVisible();

  await ask(page, 'Honduras', '31', '');
  await expect(answer(page)).toContainText('Para tantos días necesitas visado');
  await expect(answer(page)).toContainText('hasta 30 días');
  await ask(page, 'Honduras', '30', '2027-03-01');
  await expect(answer(page)).toContainText('K-ETA aprobada antes de volar');
  await expect(answer(page)).toContainText('como tarde el 24 de febrero de 2027');
  await expect(answer(page)).toContainText(/10\.000\s₩/);

  await ask(page, 'Venezuela');
  await expect(answer(page)).toContainText('Cuenta con pedir visado');
  await expect(answer(page).locator('a[href="https://www.visa.go.kr"]')).toBeVisible();

  await page.getByLabel(checker.purpose).selectOption({ label: 'Vacaciones y trabajo' });
  await ask(page, 'Perú');
  await expect(answer(page)).toContainText(verdicts['working-holiday-unknown'].title.es);

  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/requirements\?.*passport=PE/);
  await answer(page).scrollIntoViewIfNeeded();
  await expect(answer(page)).toContainText(verdicts['working-holiday-unknown'].title.en);
  await page.reload();
  await answer(page).scrollIntoViewIfNeeded();
  await expect(answer(page)).toContainText(verdicts['working-holiday-unknown'].title.en);
});

const mexico = verdicts['no-visa-k-eta-press'].title.es;

test('a chapter shows its fact while folded, and opens for its anchor and for paper', async ({
  page,
}) => {
  await open(page, '/requisitos');
  const chapter = page.locator('details', { has: page.locator('#aduana') });
  await expect(chapter).not.toHaveAttribute('open');
  await expect(chapter).toContainText('Ni carne ni queso');
  const advice = page.locator('#aduana').getByText(/Deja en casa el jamón/);
  await expect(advice).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(advice).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.goto('/requisitos#aduana');
  await expect(advice).toBeVisible();
  await expect(chapter.locator('summary')).toBeInViewport();
});

test('the checker tells a waiver of the press from a published one', async ({ page }) => {
  await page.clock.setFixedTime(today);
  await open(page, '/requisitos');
  await ask(page, 'México', '14', '2026-12-20');
  await expect(answer(page).getByRole('heading')).toHaveText(mexico);
  await expect(answer(page).locator('a[href="https://www.k-eta.go.kr"]')).toBeVisible();
  await expect(answer(page).locator('a[href*="etaportal"]')).toHaveCount(0);
  const groups = page.getByRole('region', { name: localize(passportGroups.heading, 'es') });
  const row = (name: string) => groups.locator('dl > div', { hasText: name });
  const ended = 'mira en k-eta.go.kr si la necesitas';
  const byPress = whileInForce('keta-waiver', 'si lo confirma k-eta.go.kr', ended);
  await expect(row('México')).toContainText(byPress);
  await expect(row('España')).not.toContainText('si lo confirma k-eta.go.kr');
  const published = whileInForce('keta-waiver', '90 días sin visado. Sin K-ETA', ended);
  await expect(row('España')).toContainText(published);
});

const lastDay = 'Sin visado y, hasta el 31 de diciembre de 2026, también sin K-ETA';

for (const { now, titles } of [
  // One minute before the year ends in Korea, and its first one.
  { now: '2026-12-31T14:59:00Z', titles: { España: lastDay, México: mexico } },
  { now: '2026-12-31T15:00:00Z', titles: { España: nextYear, México: nextYear } },
])
  test(`the checker goes by the Korean day at ${now}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(now));
    await open(page, '/requisitos');
    for (const [passport, title] of Object.entries(titles)) {
      await ask(page, passport, '14', '');
      await expect(answer(page).getByRole('heading')).toHaveText(title);
      await ask(page, passport, '14', '2027-01-01');
      await expect(answer(page).getByRole('heading')).toHaveText(nextYear);
    }
    // What stands in the document says until when it holds, and what is not known.
    const section = page.locator('#waiver');
    await expect(section).toContainText(/(?:hasta|terminó) el 31 de diciembre de 2026/);
    await expect(section).toContainText(/No des nada por hecho|no lo sabemos/);
  });

test('the checker says what is wrong with a question, also one from the URL', async ({ page }) => {
  await page.clock.setFixedTime(today);
  await open(page, '/requisitos?passport=XX&days=0&arrival=2026-01-01&purpose=nonsense');
  const passport = page.getByLabel(checker.passport);
  await expect(passport).toHaveAccessibleDescription(checker.issues.passport);
  await expect(page.getByLabel(checker.days)).toHaveAccessibleDescription(/entre 1 y 730/);
  await expect(page.getByLabel(checker.arrival)).toHaveAccessibleDescription(checker.issues.past);
  await ask(page, 'Perú', '9', '');
  await expect(answer(page)).toContainText('K-ETA aprobada antes de volar');
  await page.getByLabel(checker.days).fill('mil');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(checker.days)).toBeFocused();
  await expect(page.getByLabel(checker.days)).toHaveAttribute('aria-invalid', 'true');
});

test('the checker knows the age, Korean nationals and passports that are not listed', async ({
  page,
}) => {
  await page.clock.setFixedTime(today);
  await open(page, '/requisitos');
  await ask(page, 'España', '14', '2027-01-02');
  await page.getByLabel(checker.age).selectOption('65');
  await expect(answer(page).getByRole('heading')).toHaveText(verdicts['no-visa-age'].title.es);
  await expect(answer(page)).not.toContainText(nextYear);
  await expect(page).toHaveURL(/age=65/);
  await page.reload();
  await expect(page.getByLabel(checker.age)).toHaveValue('65');

  await page.getByLabel(checker.korean).selectOption('national');
  await expect(answer(page)).toContainText('Entra y sal con tu pasaporte coreano');
  await answer(page).getByRole('link', { name: 'Qué se sabe' }).click();
  await expect(page.locator('#nacionalidad-coreana')).toBeInViewport();

  await open(page, '/requisitos');
  await ask(page, 'Mi pasaporte no está aquí', '14', '');
  await expect(answer(page).getByRole('heading')).toHaveText(verdicts['not-listed'].title.es);
  await expect(answer(page).locator('a[href="https://www.k-eta.go.kr"]')).toBeVisible();
  await expect(answer(page).locator(`a[href="${missionDirectory}"]`)).toBeVisible();

  await ask(page, 'España', '14', '2026-12-30');
  await expect(answer(page)).toContainText('vuelves a entrar después del 31 de diciembre de 2026');
});

test('a stopover with a passport that needs a visa says who stays airside, and no days', async ({
  page,
}) => {
  await page.clock.setFixedTime(today);
  await open(page, '/requisitos');
  await ask(page, 'Venezuela');
  await expect(answer(page).locator('a[href*="overseas.mofa.go.kr/ve-"]')).toBeVisible();
  await page.getByLabel(checker.purpose).selectOption({ label: 'Escala' });
  await expect(answer(page).getByRole('heading')).toHaveText(verdicts['transit-visa'].title.es);
  await expect(answer(page).locator('ol > li').first()).toContainText('pregunta por escrito');
  await expect(answer(page).locator('ol')).not.toContainText('K-ETA');
  await expect(answer(page)).not.toContainText('14 días');
  await expect(page.getByLabel(checker.days)).toHaveCount(0);
  await ask(page, 'Perú');
  await expect(answer(page).getByRole('heading')).toHaveText(
    'Sin pasar el control, no necesitas K-ETA. Si entras: sin visado, pero con K-ETA aprobada antes de volar',
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the answer comes into view and takes the focus after a choice and after a press', async ({
    page,
  }) => {
    await page.clock.setFixedTime(today);
    await open(page, '/requisitos');
    const title = answer(page).getByRole('heading');
    await page.getByLabel(checker.passport).focus();
    await ask(page, 'Venezuela');
    await expect(title).toHaveText(verdicts['visa-disputed'].title.es);
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();

    await page.getByLabel(checker.days).fill('5');
    await expect(page.getByLabel(checker.days)).toBeFocused();
    await page.getByRole('button', { name: checker.check }).tap();
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
  });
});

const none = { id: '?', question: '?' };

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one question stands open at a time, an anchor opens its own, and the rules can be read', async ({
    page,
  }) => {
    const [first = none, second = none] = words('es').faq.items;
    await page.goto(`/requisitos#${second.id}`);
    const item = ({ question }: { question: string }) =>
      page.locator('details', { has: page.getByRole('heading', { name: question }) });
    await expect(item(second)).toHaveAttribute('open');
    await item(first).locator('summary').click();
    await expect(item(first)).toHaveAttribute('open');
    await expect(item(second)).not.toHaveAttribute('open');
    await item(first).locator('summary').click();
    await expect(item(first)).not.toHaveAttribute('open');

    await expect(page.getByLabel(checker.passport)).toBeHidden();
    await expect(answer(page)).toBeHidden();
    await page.getByText(localize(passportGroups.open, 'es')).click();
    const rules = page.getByRole('region', { name: localize(passportGroups.heading, 'es') });
    await expect(rules.locator('div', { hasText: 'Andorra' })).toContainText(
      '30 días sin visado, con la K-ETA',
    );
    await expect(rules.locator('div', { hasText: 'México' })).toContainText(
      'si lo confirma k-eta.go.kr',
    );
  });
});
