import type { FastifyReply } from 'fastify';
import { documentPolicy, type PolicySettings } from './headers.ts';

/** Sends HTML with the Content-Security-Policy for its inline scripts. */
export function sendDocument(
  reply: FastifyReply,
  html: string,
  settings: PolicySettings,
): FastifyReply {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', documentPolicy(html, settings))
    .send(html);
}
