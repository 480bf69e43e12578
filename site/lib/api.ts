/** Timeouts (ms) of requests; without them a lost connection would leave a form sending for ever. */
const patience = { token: 5_000, write: 30_000 } as const;

/** A response other than 2xx. Its message is the status, a colon, and the body's text or the status text. */
export class ResponseError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'ResponseError';
    this.status = status;
  }
}

/**
 * Sends a write request, with a CSRF token if one could be fetched. Never retries.
 * @throws ResponseError for a response other than 2xx; the error of `fetch` when there is no response.
 */
export async function send(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const token = await csrfToken();
  const response = await fetch(path, {
    method,
    credentials: 'include',
    signal: AbortSignal.timeout(patience.write),
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { 'X-CSRF-Token': token }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  throw new ResponseError(response.status, (await response.text()) || response.statusText);
}

/** Fetches a CSRF token; undefined on failure, when the request is sent without one. */
async function csrfToken(): Promise<string | undefined> {
  try {
    const response = await fetch('/api/csrf-token', {
      credentials: 'include',
      signal: AbortSignal.timeout(patience.token),
    });
    const answer: unknown = await response.json();
    if (typeof answer !== 'object' || answer === null || !('csrfToken' in answer)) return undefined;
    return typeof answer.csrfToken === 'string' ? answer.csrfToken : undefined;
  } catch {
    return undefined;
  }
}
