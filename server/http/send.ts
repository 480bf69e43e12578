import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isCompressible, type Content, type Encoding } from './files.ts';

/** Smallest content (bytes) worth compressing. */
const leastToCompress = 1024;

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
} as const;

/** Sends content in the best encoding that the client accepts, or 304 when the client already has it. */
export async function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  content: Content,
): Promise<FastifyReply> {
  const encoding = bestEncoding(request.headers['accept-encoding'], content);
  const etag = `"${content.hash}${encoding ? `-${encoding}` : ''}"`;
  void reply.code(content.status).headers(content.headers).header('etag', etag);
  if (content.status === 200 && isKnown(request.headers['if-none-match'], etag)) {
    return reply.code(304).send();
  }
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.send(encoding ? content.encoded[encoding] : content.body);
}

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
