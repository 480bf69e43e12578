import { createTransport } from 'nodemailer';
import type { Message } from './messages.ts';

const composer = createTransport({
  streamTransport: true,
  buffer: true,
  newline: 'unix',
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** A message as an e-mail from its sender. @param office the address of the office. */
export async function emlOf(message: Message, office: string, origin: string): Promise<string> {
  const mail = await composer.sendMail({
    from: { name: message.name, address: message.email },
    to: { name: '', address: office },
    subject: message.subject,
    text: message.message,
    date: new Date(message.created_at),
    messageId: `<${message.id}@${new URL(origin).hostname}>`,
    headers: { 'X-Rumbo-Status': message.status, 'X-Rumbo-Form': message.form },
  });
  return (mail.message as Buffer).toString();
}

/** Mails in one file for mail programs (mboxrd: lines that look like a separator are prefixed by `>`). */
export async function mboxOf(
  messages: readonly Message[],
  office: string,
  origin: string,
): Promise<string> {
  const parts: string[] = [];
  for (const message of messages) {
    const mail = (await emlOf(message, office, origin)).replace(/^>*From /gm, '>$&');
    const date = new Date(message.created_at).toUTCString().replace(/,| GMT/g, '');
    const [day, number, month, year, time] = date.split(' ');
    parts.push(
      `From MAILER-DAEMON ${day} ${month} ${number} ${time} ${year}\n${mail.trimEnd()}\n\n`,
    );
  }
  return parts.join('');
}
