import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** An answer as it goes over the line: compressed. */
export interface Raw {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks for a URL; what comes is not decompressed. */
export function getRaw(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Raw> {
  const { promise, resolve, reject } = Promise.withResolvers<Raw>();
  const request = get(url, { headers, timeout: 10_000 }, (answer) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('error', reject);
    answer.on('end', () =>
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        body: Buffer.concat(chunks),
      }),
    );
  });
  request.on('timeout', () => request.destroy(new Error(`no answer from ${url}`)));
  request.on('error', reject);
  return promise;
}

/** The text of an answer that was asked for with brotli. */
export function textOf({ headers, body }: Raw): string {
  return (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString();
}
