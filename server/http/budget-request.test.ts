import PostalMime from 'postal-mime';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { budgetRequest } from '#domain/budget/budget-request.ts';
import { won } from '#domain/text/amounts.ts';
import { budgetQuery, BUDGET_DEFAULTS } from '#domain/budget/budget-inputs.ts';
import { budgetCategories, calculateBudget, type BudgetCategory } from '#domain/budget/budget.ts';
import { text as budgetText } from '#content/text/budget.ts';
import { fileTransport } from '../mail/transport.ts';
import { createWorker } from '../mail/worker.ts';
import { mailLimits } from '../storage/mail-limits.ts';
import { sameOrigin, startServer, type TestServer } from '../testing.ts';

let server: TestServer;

afterEach(() => server.close());

const plan = { ...BUDGET_DEFAULTS, city: 'busan', duration: 6, budgetLevel: 'premium' } as const;

const email = 'ana@correo.example';

/** The body that the calculator sends. */
function order(inputs: object = plan, language: 'es' | 'en' = 'es') {
  const request = budgetRequest(plan, language);
  return { ...request, email, privacyAccepted: true, language, budget: inputs };
}

const reportTextOf = (category: BudgetCategory) => budgetText.categories[category].name.es;

const messages = () => server.storage.db.selectFrom('messages').selectAll().execute();

const jobs = () =>
  server.storage.db.selectFrom('outbox').select(['kind', 'recipient']).orderBy('kind').execute();

/** Sends the queued mails into files, and parses them. */
async function mails() {
  const folder = join(server.file, '..', 'mail');
  const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<() => void>() };
  const sender = { from: 'hola@rumbo.example', origin: 'https://rumbo.example' };
  const transport = fileTransport(folder);
  await createWorker({ storage: server.storage, transport, sender, log }).runOnce();
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
  const read = await Promise.all(files.map((content) => PostalMime.parse(content)));
  const to = (address: string) => read.filter((mail) => mail.to?.[0]?.address === address);
  return { visitor: to(email), office: to('oficina@rumbocorea.example') };
}

describe('a request for a report', () => {
  it.each(['es', 'en'] as const)(
    'is stored and mailed with the same result as on the page: %s',
    async (language) => {
      server = await startServer();
      expect((await server.post(order(plan, language))).status).toBe(201);
      const result = calculateBudget(plan);
      const [row, ...others] = await messages();
      expect(others).toEqual([]);
      expect(row).toMatchObject({
        ...budgetRequest(plan, language),
        email,
        language,
        form: 'budget',
        status: 'new',
      });
      expect(JSON.parse(row!.budget!)).toEqual({ ...plan, total: result.total });
      expect(row!.message).toContain(won(result.total, language));

      const { visitor, office } = await mails();
      expect([visitor.length, office.length]).toEqual([1, 1]);
      for (const name of [...budgetCategories, 'total'] as const) {
        expect(visitor[0]!.text).toContain(won(result[name], language));
        expect(visitor[0]!.html).toContain(won(result[name], language));
        expect(office[0]!.text).toContain(won(result[name], 'es'));
      }
      expect(visitor[0]!.html).toContain(`<html lang="${language}">`);
      expect(visitor[0]!.html).not.toMatch(/<(?:img|link|script|iframe|style)|url\(/);
      expect(visitor[0]!.html).toContain(budgetQuery(plan).toString().replaceAll('&', '&amp;'));
      expect(visitor[0]!.replyTo ?? []).toEqual([]);
      expect(office[0]!.replyTo).toEqual([{ name: '', address: email }]);
    },
  );

  it('tells somebody who visits what a visit costs, and a student what the course does', async () => {
    server = await startServer();
    const stay = { ...BUDGET_DEFAULTS, duration: 2, durationType: 'weeks' } as const;
    await server.post(order({ ...stay, purpose: 'tourism' }));
    await server.post(order({ ...stay, purpose: 'study' }));
    const { visitor } = await mails();
    const texts = visitor.map(({ text }) => text ?? '');
    const tourist = texts.find((text) => text.includes('TU PLAN COMO VISITA')) ?? '';
    const student = texts.find((text) => text !== tourist) ?? '';
    expect(texts).toHaveLength(2);
    expect(tourist).toContain('/itinerarios?seoul=14');
    expect(tourist).not.toContain(reportTextOf('education'));
    expect(student).toContain(reportTextOf('education'));
    expect(student).not.toContain('VISITA');
    for (const [text, purpose] of [
      [tourist, 'tourism'],
      [student, 'study'],
    ] as const)
      expect(text).toContain(won(calculateBudget({ ...stay, purpose }).total, 'es'));
  });

  it('mails no other text of the request', async () => {
    server = await startServer();
    const typed = { name: 'Xylófono', subject: 'Quebrantahuesos', message: 'barato.example 1' };
    const budget = { ...plan, city: 'seoul', note: 'Zarzamora', dish: 'Ornitorrinco' };
    expect((await server.post({ ...order(budget), ...typed })).status).toBe(201);
    const { visitor, office } = await mails();
    const all = JSON.stringify([visitor, office, await messages()]);
    for (const word of [...Object.values(typed), 'Zarzamora', 'Ornitorrinco']) {
      expect(all).not.toContain(word);
    }
  });

  it('is stored with the calculated total when another one was sent, which is logged without the e-mail address', async () => {
    server = await startServer();
    const warn = vi.fn<(...about: unknown[]) => void>();
    const child = vi.spyOn(server.app.log, 'child');
    child.mockReturnValue({ ...server.app.log, warn, info: () => {}, error: () => {} });
    const answer = await server.post({ ...order(), message: 'Total estimado: 1.000 ₩' });
    const { id } = (await answer.json()) as { id: string };
    expect(await messages()).toMatchObject([budgetRequest(plan, 'es')]);
    expect(warn.mock.calls).toEqual([[{ message: id }, 'total recomputed']]);
    await server.post(order());
    expect(warn).toHaveBeenCalledOnce();
  });

  it('is stored once with one report, however often it is sent', async () => {
    server = await startServer();
    const key = { 'idempotency-key': 'c0ffee' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => server.post(order(), key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await messages()).toHaveLength(1);
    expect(await jobs()).toEqual([
      { kind: 'budget-notice', recipient: 'oficina@rumbocorea.example' },
      { kind: 'budget-report', recipient: email },
    ]);
    // Text and total are the same as before; only the inputs differ.
    const other = await server.post(order({ ...plan, includeFood: false }), key);
    expect(other.status).toBe(422);
  });

  it('gets a few reports a day per e-mail address; more only reach the office', async () => {
    const day = 24 * 60 * 60 * 1000;
    let clock = Date.UTC(2025, 2, 1);
    server = await startServer({}, { now: () => clock });
    const reports = async () =>
      (await jobs()).filter(({ kind }) => kind === 'budget-report').length;
    const requests = Array.from({ length: mailLimits.report.aDay + 2 }, (_, index) =>
      server.post({ ...order(), email: index % 2 ? email : email.toUpperCase() }),
    );
    for (const { status } of await Promise.all(requests)) expect(status).toBe(201);
    expect(await reports()).toBe(mailLimits.report.aDay);
    expect(await messages()).toHaveLength(mailLimits.report.aDay + 2);
    expect(await jobs()).toHaveLength(2 * mailLimits.report.aDay + 2);
    expect((await server.post({ ...order(), email: 'luis@correo.example' })).status).toBe(201);
    expect(await reports()).toBe(mailLimits.report.aDay + 1);
    clock += day - 1;
    await server.post(order());
    expect(await reports()).toBe(mailLimits.report.aDay + 1);
    clock += 1;
    await server.post(order());
    expect(await reports()).toBe(mailLimits.report.aDay + 2);
  });

  it('is stored without any mail when it looks like a robot', async () => {
    server = await startServer();
    expect((await server.post({ ...order(), website: 'x' })).status).toBe(201);
    expect(await messages()).toMatchObject([{ status: 'quarantine', form: 'budget' }]);
    expect(await jobs()).toEqual([]);
  });
});

describe('a budget that makes no sense', () => {
  it.each(['seoul', 7, true, [], [plan]])('is refused with 422: %j', async (budget) => {
    server = await startServer();
    const answer = await server.post({ ...order(), budget });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ error: 'invalid', fields: { budget: 'budgetInvalid' } });
    expect(await messages()).toEqual([]);
  });

  it.each([
    [{ ...plan, city: 'tokyo' }, { city: 'budgetInvalid' }],
    [{ ...plan, duration: -4 }, { duration: 'budgetInvalid' }],
    [{ ...plan, purpose: 'visit' }, { purpose: 'budgetInvalid' }],
    [
      { ...plan, duration: 1e308, durationType: 'years' },
      { duration: 'budgetInvalid', durationType: 'budgetInvalid' },
    ],
    [
      { ...plan, duration: { toString: 1 }, includeFood: [] },
      { duration: 'budgetInvalid', includeFood: 'budgetInvalid' },
    ],
  ])('names its wrong fields and mails no report: %j', async (budget, fields) => {
    server = await startServer();
    const answer = await server.post({ ...order(), budget });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ error: 'invalid', fields });
    expect(await messages()).toEqual([]);
    expect(await jobs()).toEqual([]);
  });

  it('is reported together with the other field errors', async () => {
    server = await startServer();
    const answer = await server.post({ ...order(), budget: 7, email: 'ana@', privacyAccepted: '' });
    expect(await answer.json()).toEqual({
      error: 'invalid',
      fields: {
        email: 'emailInvalid',
        privacyAccepted: 'privacyMissing',
        budget: 'budgetInvalid',
      },
    });
    const wrong = await server.post({ ...order(), email: 'ana@' });
    expect(await wrong.json()).toEqual({ error: 'invalid', fields: { email: 'emailInvalid' } });
  });
});

describe('a request without JavaScript', () => {
  const submit = (fields: Record<string, string>) =>
    fetch(`${server.url}/api/contact`, {
      method: 'POST',
      redirect: 'manual',
      headers: sameOrigin,
      body: new URLSearchParams({ email, privacyAccepted: 'on', language: 'en', ...fields }),
    });

  it('redirects to the result, and is stored once when sent twice', async () => {
    server = await startServer();
    const budget = budgetQuery(plan).toString();
    const answers = await Promise.all([submit({ budget }), submit({ budget })]);
    for (const answer of answers) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe(`/budget?${budget}&step=results&sent=1`);
    }
    expect(await messages()).toMatchObject([{ ...budgetRequest(plan, 'en'), form: 'budget' }]);
    expect((await submit({ budget: budgetQuery(BUDGET_DEFAULTS).toString() })).status).toBe(303);
    expect(await messages()).toHaveLength(2);
  });
});
