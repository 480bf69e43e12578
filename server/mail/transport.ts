import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';

/** One mail, ready to go. */
export interface Mail {
  readonly from: string;
  readonly to: string;
  readonly replyTo: { readonly name: string; readonly address: string } | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly date: Date;
  /** RFC 3834: keeps automatic answers from answering each other. */
  readonly automatic: 'auto-generated' | 'auto-replied';
  /** Ends a subscription on `POST`; mail programs show a button for it (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined;
}

export interface Transport {
  /** Hands the mail over. @throws MailRejected when another try is pointless, anything else otherwise. */
  deliver(mail: Mail): Promise<void>;
}

/** The receiving server refuses this mail for good. */
export class MailRejected extends Error {
  override readonly name = 'MailRejected';
  readonly code: string;

  constructor(code: string) {
    super(`mail rejected: ${code}`);
    this.code = code;
  }
}

/** What signs the mails (RFC 6376), so that receivers can tell that they are ours. */
export interface Dkim {
  readonly domain: string;
  /** The public key is in the DNS at `<selector>._domainkey.<domain>`. */
  readonly selector: string;
  /** PEM. */
  readonly privateKey: string;
}

/** Time-outs in milliseconds; together far below the lease of a job. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Sends by SMTP. `smtps://` encrypts from the start, `smtp://` insists on STARTTLS unless the URL ends in
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

/** Only a 5xx answer to the envelope or the content is final; a refused log-in or certificate can be repaired. */
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
    // Given as objects, addresses are not parsed again: one recipient stays one.
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
