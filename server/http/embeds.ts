import type { FastifyReply, FastifyRequest } from 'fastify';
import { isMonthly } from '#content/embed-paths.ts';
import type { Content } from './files.ts';
import { sendContent } from './send.ts';

/** Korea is nine hours ahead of UTC all year. */
const ahead = 9 * 60 * 60 * 1000;

const anHour = 60 * 60;

interface Asked {
  readonly files: ReadonlyMap<string, Content>;
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Sends a document that other websites frame. In place of the year goes the month that it is in Korea, and no cache keeps it
 * longer than that lasts.
 */
export function sendEmbed(
  request: FastifyRequest,
  reply: FastifyReply,
  { files, path, now }: Asked,
) {
  void reply.removeHeader('x-frame-options');
  const month = isMonthly(path) ? monthAt(now) : undefined;
  const content = files.get(month ? `${path}/${month.number}` : path)!;
  const age = month && { 'cache-control': `public, max-age=${Math.min(anHour, month.left)}` };
  return sendContent(request, reply, { ...content, headers: { ...content.headers, ...age } });
}

/** The month in Korea, from 1, and how many seconds are left of it. */
export function monthAt(now: number): { readonly number: number; readonly left: number } {
  const there = new Date(now + ahead);
  const [year, month] = [there.getUTCFullYear(), there.getUTCMonth()];
  return {
    number: month + 1,
    left: Math.ceil((Date.UTC(year, month + 1) - there.getTime()) / 1000),
  };
}
