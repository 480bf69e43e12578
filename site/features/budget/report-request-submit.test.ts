import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { budgetRequest } from '#domain/budget/budget-request.ts';
import { BUDGET_DEFAULTS } from '#domain/budget/budget-inputs.ts';
import { requestReport } from './report-request-submit.ts';

const order = {
  email: ' ana@correo.example ',
  inputs: BUDGET_DEFAULTS,
  language: 'es',
  website: '',
} as const;

/** Answers the writes in turn; every token request fails. Returns the requests that wrote. */
function answering(...answers: (Response | Error)[]): RequestInit[] {
  const writes: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    if (init.method === undefined) throw new TypeError('no token today');
    writes.push(init);
    const answer = answers.shift() ?? new Error('asked once too often');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return writes;
}

const created = () => new Response('{}', { status: 201 });

const keyOf = (init: RequestInit | undefined) => new Headers(init?.headers).get('Idempotency-Key');

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('sends the fixed labels, the text, the trimmed address and the inputs', async () => {
  const writes = answering(created());
  expect(await requestReport(order)).toBe('sent');
  expect(JSON.parse(String(writes[0]?.body))).toEqual({
    ...budgetRequest(BUDGET_DEFAULTS, 'es'),
    email: 'ana@correo.example',
    privacyAccepted: true,
    language: 'es',
    budget: BUDGET_DEFAULTS,
    website: '',
    startedAt: expect.any(Number),
  });
});

test('keeps the key for every retry, and takes another one for another plan', async () => {
  const writes = answering(new Response('', { status: 503 }), created(), created());
  expect(await requestReport(order)).toBe('unavailable');
  await requestReport(order);
  await requestReport({ ...order, inputs: { ...BUDGET_DEFAULTS, includeFood: false } });
  const [first, again, other] = writes.map(keyOf);
  expect(first).toBeTruthy();
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test.each([
  ['address', true, new Response('{"error":"invalid"}', { status: 422 })],
  ['limited', true, new Response('', { status: 429 })],
  ['unavailable', true, new Response('', { status: 500 })],
  ['unavailable', true, new TypeError('Failed to fetch')],
  ['offline', false, new TypeError('Failed to fetch')],
])('says why it failed, and logs it: %s (online: %s)', async (reason, onLine, answer) => {
  vi.stubGlobal('navigator', { onLine });
  answering(answer);
  expect(await requestReport(order)).toBe(reason);
  expect(console.error).toHaveBeenCalledOnce();
});
