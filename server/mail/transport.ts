import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';

/** A complete mail. */
export interface Mail {
  readonly from: string;
  readonly to: string;
  readonly replyTo: { readonly name: string; readonly address: string } | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly date: Date;
  /** RFC 3834: prevents loops of automatic replies. */
  readonly automatic: 'auto-generated' | 'auto-replied';
  /** Unsubscribes on `POST`; mail programs show a button for it (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined;
}

export interface Transport {
  /** Delivers the mail. @throws MailRejected when the refusal is permanent, another error when it may be retried. */
  deliver(mail: Mail): Promise<void>;
}

/** The receiving server refused this mail permanently. */
export class MailRejected extends Error {
  override readonly name = 'MailRejected';
  readonly code: string;

  constructor(code: string) {
    super(`mail rejected: ${code}`);
    this.code = code;
  }
}

/** The key that signs mails (RFC 6376), so that receivers can verify their origin. */
export interface Dkim {
  readonly domain: string;
  /** The public key is in the DNS at `<selector>._domainkey.<domain>`. */
  readonly selector: string;
  /** PEM. */
  readonly privateKey: string;
}

/** Timeouts in milliseconds; their sum is far below the lease of a job. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Sends by SMTP. `smtps://` encrypts from the start, `smtp://` requires STARTTLS unless the URL ends in
 * `?tls=optional`.
 */
export function smtpTransport(smtpUrl: string, dkim?: Dkim): Transport {
  const url = new URL(smtpUrl);
  const secure = url.protocol === 'smtps:';
  const optional = url.searchParams.get('tls') === 'optional';
  const transporter = createTransport({
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !optional,
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    ...(dkim && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
      },
    }),
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    deliver: async (mail) => {
      try {
        await transporter.sendMail(message(mail));
      } catch (error) {
        throw isPermanent(error) ? new MailRejected(String(error.responseCode)) : error;
      }
    },
  };
}

/** Only a 5xx response to envelope or content is permanent; a refused login or certificate can be repaired. */
function isPermanent(error: unknown): error is Error & { responseCode: number } {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  const refused = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return refused && Number(error.responseCode) >= 500;
}

/** Writes each mail into a folder as `<Message-ID>.eml`; a repeated mail replaces its file. */
export function fileTransport(folder: string): Transport {
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    deliver: async (mail) => {
      const { message: content } = await composer.sendMail(message(mail));
      const name = `${mail.date.toISOString().slice(0, 10)}-${mail.messageId.slice(1, 37)}.eml`;
      const file = join(folder, name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, content as Buffer, { mode: 0o600, flush: true });
      await rename(`${file}.part`, file);
    },
  };
}

function message(mail: Mail): SendMailOptions {
  const { automatic, replyTo, to, unsubscribeUrl, ...rest } = mail;
  return {
    ...rest,
    // As an object the address is not parsed again, so it cannot become several recipients.
    to: { name: '', address: to },
    ...(replyTo && { replyTo }),
    headers: {
      'Auto-Submitted': automatic,
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
