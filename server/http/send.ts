import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parse, type Range } from 'range-parser';
import { sendError } from './errors.ts';
import { isCompressible, type Content, type Encoding } from './files.ts';

/** Smallest content (bytes) worth compressing. */
const leastToCompress = 1024;

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
} as const;

/**
 * Sends content in the best encoding that the client accepts, or the part of it that was asked for, or 304 when the client
 * already has it.
 */
export async function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  content: Content,
): Promise<FastifyReply> {
  const encoding = bestEncoding(request.headers['accept-encoding'], content);
  const etag = `"${content.hash}${encoding ? `-${encoding}` : ''}"`;
  const body = (encoding && content.encoded[encoding]) ?? content.body;
  const known = content.status === 200 && isKnown(request.headers['if-none-match'], etag);
  const part = known ? undefined : partOf(request, content, body.length, etag);
  if (part === 'none') {
    return sendError(reply.header('content-range', `bytes */${body.length}`), 416);
  }
  void reply.code(content.status).headers(content.headers).header('etag', etag);
  if (known) return reply.code(304).send();
  if (encoding) void reply.header('content-encoding', encoding);
  if (!part) return reply.send(body);
  const { start, end } = part;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${body.length}`)
    .send(body.subarray(start, end + 1));
}

/**
 * The part of the encoded content that was asked for, `none` when it has no such part; undefined when all of it is sent,
 * as for several parts, or when the client has a part of something else (`If-Range`).
 */
function partOf(
  { method, headers }: FastifyRequest,
  content: Content,
  size: number,
  etag: string,
): Range | 'none' | undefined {
  if (method !== 'GET' || headers.range === undefined || !('accept-ranges' in content.headers)) {
    return undefined;
  }
  if (headers['if-range'] !== undefined && headers['if-range'] !== etag) return undefined;
  const { code, type, ranges } = parse(size, headers.range);
  if (type !== 'bytes' || (code & malformed) !== 0 || ranges.length > 1) return undefined;
  return ranges[0] ?? 'none';
}

/** The bit by which the parser says that it could not read a range. */
const malformed = 1;

/** Compresses newly rendered content for this client. */
export async function encodeFor(request: FastifyRequest, content: Content): Promise<void> {
  const type = String(content.headers['content-type'] ?? '');
  if (content.body.length < leastToCompress || !isCompressible(type)) return;
  const encoding = (['br', 'gzip'] as const).find((name) => accepts(request, name));
  if (encoding) content.encoded[encoding] ??= await compress[encoding](content.body);
}

function bestEncoding(accepted: string | undefined, content: Content): Encoding | undefined {
  return (['br', 'gzip'] as const).find(
    (name) => content.encoded[name] && acceptsIn(accepted, name),
  );
}

function accepts(request: FastifyRequest, encoding: Encoding): boolean {
  return acceptsIn(request.headers['accept-encoding'], encoding);
}

function acceptsIn(accepted: string | undefined, encoding: Encoding): boolean {
  const offers = accepted?.split(',').map((offer) => offer.trim().replaceAll(/\s/g, '')) ?? [];
  return offers.some((offer) => offer === encoding || isWeighted(offer, encoding));
}

function isWeighted(offer: string, encoding: Encoding): boolean {
  return offer.startsWith(`${encoding};q=`) && Number(offer.slice(encoding.length + 3)) > 0;
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
