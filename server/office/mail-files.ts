import { createTransport } from 'nodemailer';
import type { Letter } from './messages.ts';

const composer = createTransport({
  streamTransport: true,
  buffer: true,
  newline: 'unix',
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** A message as the mail that it would have been. @param office the address it was for. */
export async function emlOf(letter: Letter, office: string, origin: string): Promise<string> {
  const { message } = await composer.sendMail({
    from: { name: letter.name, address: letter.email },
    to: { name: '', address: office },
    subject: letter.subject,
    text: letter.message,
    date: new Date(letter.created_at),
    messageId: `<${letter.id}@${new URL(origin).hostname}>`,
    headers: { 'X-Rumbo-Status': letter.status, 'X-Rumbo-Form': letter.form },
  });
  return (message as Buffer).toString();
}

/** Mails in one file for mail programs (mboxrd: lines that look like its separators get a `>`). */
export async function mboxOf(
  letters: readonly Letter[],
  office: string,
  origin: string,
): Promise<string> {
  const parts: string[] = [];
  for (const letter of letters) {
    const mail = (await emlOf(letter, office, origin)).replace(/^>*From /gm, '>$&');
    const date = new Date(letter.created_at).toUTCString().replace(/,| GMT/g, '');
    const [day, number, month, year, time] = date.split(' ');
    parts.push(
      `From MAILER-DAEMON ${day} ${month} ${number} ${time} ${year}\n${mail.trimEnd()}\n\n`,
    );
  }
  return parts.join('');
}
