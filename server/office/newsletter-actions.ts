import { randomUUID } from 'node:crypto';
import { SingleBar } from 'cli-progress';
import { parseSubscriber } from '#domain/newsletter.ts';
import { fileTransport, smtpTransport, type Transport } from '../mail/transport.ts';
import type { Settings } from '../settings.ts';
import { run } from '../storage/storage.ts';
import { takeOver } from './deliveries.ts';
import { OfficeFailure } from './failure.ts';
import { readIssues } from './issue-file.ts';
import { issueMail } from './issue-mail.ts';
import { countReaders, storeIssue, progressOf } from './issues.ts';
import type { Office } from './office.ts';
import { count, iso, table, when } from './output.ts';
import { codeOf, sendIssue } from './sending.ts';

export interface SendOptions {
  readonly batch: number;
  readonly pause: number;
  readonly takeOver?: true;
}

function transportOf({ smtpUrl, dkim, mailDir }: Settings): Transport {
  return smtpUrl ? smtpTransport(smtpUrl, dkim) : fileTransport(mailDir);
}

const destination = ({ smtpUrl, mailDir }: Settings) =>
  smtpUrl ? '' : ` (SMTP_URL is not set: mails are files in ${mailDir})`;

/** Sends a newsletter issue to one address, which need not be subscribed. @throws OfficeFailure */
export async function preview(office: Office, to: string, files: readonly string[]): Promise<void> {
  const { settings, print } = office;
  const email = parseSubscriber(to);
  if (email === undefined) throw new OfficeFailure('usage', `"${to}" is no e-mail address.`);
  const sender = { from: settings.mailFrom, origin: settings.publicUrl };
  const issues = readIssues(files, settings.publicUrl);
  for (const issue of issues) {
    // The link opens the page but unsubscribes nobody.
    const recipient = { email, token: 'preview', id: randomUUID() };
    try {
      await transportOf(settings).deliver(issueMail(issue, recipient, sender, new Date()));
    } catch (error) {
      throw new OfficeFailure('failed', `The preview did not go out: ${codeOf(error)}.`);
    }
  }
  print(
    { issue: issues[0].issue, to: email, mails: issues.length },
    () => `${count(issues.length, 'preview')} sent to ${email}${destination(settings)}.`,
  );
}

/** Sends a newsletter issue to the subscribers who have not received it. @throws OfficeFailure */
export async function send(
  office: Office,
  options: SendOptions,
  files: readonly string[],
): Promise<void> {
  const { settings, print } = office;
  const issues = readIssues(files, settings.publicUrl);
  const { issue } = issues[0];
  const languages = issues.map(({ language }) => language);
  const readers = await countReaders(office, languages);
  const earlier = await progressOf(office, issue, languages);
  const gone = earlier.sent + earlier.failed + earlier.skipped;
  const since = gone > 0 ? `; ${gone} are settled already` : '';
  await office.confirm(
    `Send the issue ${issue} to ${count(readers, 'subscriber')} (${languages.join(', ')})${since}?`,
  );
  for (const each of issues) await storeIssue(office, each, Date.now());
  if (options.takeOver) await takeOver(office, issue);

  const before = await progressOf(office, issue, languages);
  const settledBefore = before.sent + before.failed + before.skipped;
  const bar = new SingleBar({
    format: '{bar} {value}/{total} mails, {eta_formatted} left',
    hideCursor: true,
  });
  const showsBar = process.stderr.isTTY;
  if (showsBar) bar.start(settledBefore + before.owed, settledBefore);
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  const fault = await sendIssue(office, issues, {
    transport: transportOf(settings),
    batch: options.batch,
    pause: options.pause * 1000,
    onSettled: (mails) => showsBar && bar.increment(mails),
    signal: stop.signal,
  });
  bar.stop();

  const now = await progressOf(office, issue, languages);
  print({ issue, languages, ...now, fault: fault ?? null }, () =>
    [
      `Issue ${issue}: ${now.sent} sent, ${now.failed} refused for good, ${now.skipped} skipped, ${now.owed} owed${destination(settings)}.`,
      ...(fault ? [`The last fault of the mail server: ${fault}.`] : []),
      ...(now.owed > 0
        ? [
            'The rest goes out when you run the same command again. What a run that failed or was killed held is tried',
            'again after five minutes, or at once with --take-over if no other run is under way.',
          ]
        : []),
    ].join('\n'),
  );
  if (now.owed > 0) process.exitCode = 1;
}

/** Lists the newsletter issues with their progress. */
export async function status(office: Office): Promise<void> {
  const issues = await run(
    office.db.selectFrom('newsletter_issues').selectAll().orderBy('created_at', 'desc').execute(),
  );
  const data = await Promise.all(
    issues.map(async (row) => ({
      row,
      progress: await progressOf(office, row.issue, [row.language]),
    })),
  );
  office.print(
    data.map(({ row: { issue, language, subject, created_at }, progress }) =>
      Object.assign({ issue, language, subject, startedAt: iso(created_at) }, progress),
    ),
    () =>
      table(
        ['Issue', 'Language', 'Began', 'Subject', 'Sent', 'Refused', 'Skipped', 'Owed'],
        data.map(({ row, progress: { sent, failed, skipped, owed } }) =>
          [row.issue, row.language, when(row.created_at), row.subject].concat(
            [sent, failed, skipped, owed].map(String),
          ),
        ),
        'No issue went out yet.',
      ),
  );
}
