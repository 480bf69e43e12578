/** The storage cannot be used now: full, locked, read-only or unreachable. A later retry may succeed. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
  /** The driver's code, such as SQLITE_BUSY; messages of drivers may contain personal data and are not kept. */
  readonly code: string;

  constructor(code: string, detail = '') {
    super(`storage unavailable: ${code}${detail && ` (${detail})`}`);
    this.code = code;
  }
}

/** Errors in our queries, for which a retry does not help. */
const mistakes = /^SQLITE_(?:ERROR|CONSTRAINT|MISMATCH|MISUSE|RANGE|TOOBIG)/;

/** Connection lost, out of resources, shutting down, read-only, or serialization failures after all retries. */
const postgresOutage = /^(?:08|53|57|58|25006|40001|40P01|55P03)/;

const network = /^(?:ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)/;

/** Turns a driver's error into `StorageUnavailable` when it means that; other errors stay as they are. */
export function namedError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StorageUnavailable) return error;
  const code = 'code' in error ? String(error.code) : '';
  const sqlite = code.startsWith('SQLITE_') && !mistakes.test(code);
  // pg reports a lost connection without a code.
  const lost =
    code === '' &&
    /^(?:Connection terminated|timeout exceeded when|Query read timeout|Client has encountered)/.test(
      error.message,
    );
  const unavailable = sqlite || lost || postgresOutage.test(code) || network.test(code);
  return unavailable ? new StorageUnavailable(code || 'connection lost') : error;
}

/** Serialization failures and deadlocks: the same transaction succeeds when it is run again. */
export function isSerializationFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^40(?:001|P01)$/.test(String(error.code));
}
