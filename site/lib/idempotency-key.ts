import { draftOf } from './draft.ts';

/** A UUID for sending this content: the same for every retry, a new one for other content. */
export function idempotencyKey(form: string, content: string): string {
  const draft = draftOf(form);
  if (draft.sent?.content !== content) draft.sent = { content, key: uuid() };
  return draft.sent.key;
}

/** `crypto.randomUUID` is missing where the page is not served over HTTPS. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes.set([(bytes[6]! & 0x0f) | 0x40], 6);
  bytes.set([(bytes[8]! & 0x3f) | 0x80], 8);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
