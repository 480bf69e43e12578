import { readFile } from 'node:fs/promises';
import { opensInNewTab } from '#content/new-tab.ts';
import { pathTo } from '#content/pages.ts';
import { register } from '#content/register/register.ts';
import { text as health } from '#content/text/health.ts';
import { text as scholarships } from '#content/text/scholarships.ts';
import { text as costs } from '#content/text/student-costs.ts';
import { text as phone } from '#content/text/phone-money-apps.ts';
import { text as workingHoliday } from '#content/text/working-holiday.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';

const extend = workingHoliday.sections.find(({ id }) => id === 'extend-d4');
if (!extend || !('dated' in extend)) throw new Error('no dated steps of the extension');
const { dated } = extend;

const shelf = (page: Parameters<typeof open>[0]) =>
  page.getByRole('region', { name: health.shelf.heading.es });

test('each box on the shelf of the pharmacy shows its name on the whole screen @main', async ({
  page,
}) => {
  await open(page, pathTo('health', 'es'));
  const boxes = shelf(page).getByRole('listitem');
  await expect(boxes).toHaveCount(health.shelf.boxes.length);
  for (const { hangul, meaning } of health.shelf.boxes) {
    const box = boxes.filter({ hasText: hangul });
    await box.getByRole('button', { name: `${health.shelf.show.es}: ${meaning.es}` }).click();
    const dialog = page.getByRole('dialog', { name: meaning.es });
    await expect(dialog.getByText(hangul, { exact: true })).toBeInViewport();
    await dialog.getByRole('button', { name: health.shelf.card.close.es }).click();
    await expect(dialog).toBeHidden();
  }
});

test('the day on which a D-4 ends dates the steps, and saves them with reminders', async ({
  page,
}) => {
  await open(page, `${pathTo('working-holiday', 'es')}#extend-d4`);
  const section = page.locator('#extend-d4');
  const day = section.getByLabel(dated.label.es);
  const save = section.getByRole('button', { name: dated.calendar.es });
  await expect(save).toBeDisabled();
  await day.fill('2031-03-31');
  await expect(section.locator('time')).toHaveText([
    '30 de noviembre de 2030',
    '31 de enero de 2031',
    '28 de febrero de 2031',
    '21 de marzo de 2031',
    '31 de marzo de 2031',
  ]);
  const waiting = page.waitForEvent('download');
  await save.click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe(`${dated.file.es}.ics`);
  const calendar = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '');
  expect(calendar).toContain('DTSTART;VALUE=DATE:20310321');
  for (const row of extend.rows)
    if ('before' in row) expect(calendar).toContain(`SUMMARY:${row.before.event.es}`);
  expect(calendar).toContain('HiKorea');
  expect(calendar).not.toContain(opensInNewTab.es);
  expect(calendar).toContain('BEGIN:VALARM');
  await day.fill('2020-01-31');
  await expect(section.getByRole('status')).toHaveText(dated.passed.es);
  await expect(save).toBeDisabled();
});

test('two questions lead to one line to buy', async ({ page }) => {
  await open(page, pathTo('phone-money-apps', 'es'));
  const answer = page.getByRole('main').getByRole('status');
  for (const { key, title } of phone.choice.answers) {
    const values = key.split(' ');
    for (const [index, { label, options }] of phone.choice.questions.entries()) {
      const option = options.find(({ value }) => value === values[index]);
      await page
        .getByRole('group', { name: label.es })
        .getByRole('radio', { name: option?.label.es ?? '', exact: true })
        .check();
    }
    await expect(answer.getByRole('heading')).toHaveText([title.es]);
  }
});

test('a passport says whether it has an H-1', async ({ page }) => {
  await open(page, pathTo('working-holiday', 'en'));
  const answer = page.getByRole('main').getByRole('status');
  for (const passport of workingHoliday.choice.passports) {
    await page.getByRole('radio', { name: passport.name.en, exact: true }).check();
    const { yes, no } = workingHoliday.choice;
    await expect(answer.getByRole('heading')).toHaveText(['no' in passport ? no.en : yes.en]);
    await expect(answer).toContainText(passport.name.en);
  }
});

test('a goal leaves the scholarships that lead to it, with what to know of them', async ({
  page,
}) => {
  await open(page, pathTo('scholarships', 'es'));
  const months = scholarships.sections.flatMap((section) =>
    'months' in section ? section.months : [],
  );
  const rows = page.locator('#calendar').getByRole('listitem');
  const known = rows.locator('small').filter({ visible: true });
  await expect(known).toHaveCount(0);
  for (const { id, name } of scholarships.choice.options.slice(1)) {
    await page.getByRole('radio', { name: name.es, exact: true }).check();
    const lit = months.filter(({ goals }) => (goals as readonly string[]).includes(id));
    expect(lit.length).toBeGreaterThan(0);
    await expect(known).toHaveText(lit.map(({ text }) => text.es));
  }
});

test('a second term makes the first month longer', async ({ page }) => {
  await open(page, pathTo('student-costs', 'es'));
  const { start } = costs.bar;
  const month = page.locator('#month');
  for (const { name, figure } of start.options) {
    await month.getByRole('radio', { name: name.es, exact: true }).check();
    const amount = register[figure].current.value.to.toLocaleString('es');
    await expect(month.getByText(amount)).toBeVisible();
    // What is too narrow for its name has it below the bars.
    for (const part of [start.terms[0], start.papers])
      await expect(
        month.locator('span').filter({ hasText: new RegExp(`^${part.es}$`), visible: true }),
        `${part.es}: ${name.es}`,
      ).toHaveCount(1);
  }
  await expect(
    month.locator('span').filter({ hasText: start.terms[1].es, visible: true }),
  ).toHaveCount(1);
});

test('a link to what a picture answers leads there, and to a question unfolds it', async ({
  page,
}) => {
  await open(page, `${pathTo('scholarships', 'es')}#calendar`);
  await expect(page.locator('#calendar')).toBeInViewport();
  await expect(page.locator('#calendar summary')).toHaveCount(1);
  await open(page, `${pathTo('scholarships', 'es')}#topik`);
  await expect(page.locator('#topik')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer stands in a table', async ({ page }) => {
    await page.goto(pathTo('phone-money-apps', 'es'));
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.getByText(phone.choice.table.es, { exact: true }).first().click();
    const table = page.getByRole('table', { name: phone.choice.table.es });
    for (const { title } of phone.choice.answers)
      await expect(table.getByText(`${title.es}.`, { exact: true })).toBeVisible();
  });
});
