import type { FastifyReply } from 'fastify';
import { documentPolicy } from './headers.ts';

/** Sends HTML with the policy that its own inline scripts need. */
export function sendDocument(reply: FastifyReply, html: string, https: boolean): FastifyReply {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', documentPolicy(html, https))
    .send(html);
}
