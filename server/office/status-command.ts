import type { Command } from 'commander';
import type { Erased } from '../storage/retention.ts';
import { withOffice } from './office.ts';
import { count, iso, when } from './output.ts';
import { heldText, readStatus, type Status } from './status.ts';

function age(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 120) return count(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? count(hours, 'hour') : count(Math.round(hours / 24), 'day');
}

function rows(status: Status): readonly (readonly [string, string])[] {
  const { outbox, retention, backup, now, disk, versions } = status;
  const erased = JSON.parse(retention?.note ?? '{}') as Partial<Erased>;
  const lately = Object.entries(erased).filter(([, number]) => number > 0);
  return [
    ['Messages', `${status.unanswered} not answered, ${status.inQuarantine} in quarantine`],
    [
      'Mails',
      `${outbox.pending} waiting${status.waiting > 0 ? `, the oldest for ${age(status.waiting)}` : ''}, ${count(outbox.failed, 'dead letter')}`,
    ],
    ['Newsletter', `${count(status.newslettersOwed, 'mail')} owed`],
    [
      'Retention',
      status.held
        ? `HELD: ${heldText(status.held)}`
        : retention
          ? `${when(retention.at)}, erased ${lately.map(([name, number]) => `${name} ${number}`).join(', ') || 'nothing'}`
          : 'never run',
    ],
    ['Backup', backup ? `${when(backup.at)}, ${age(now - backup.at)} ago` : 'none known'],
    [
      'Clock',
      `${when(now)}${status.clockDifference > 1000 ? `, ${age(status.clockDifference)} from the database's` : ''}`,
    ],
    ...(disk === null ? [] : [['Disk', `${Math.round(disk / 1024 / 1024)} MB free`] as const]),
    ['Versions', `${versions.database}, Node ${versions.node}, tables ${versions.tables}`],
  ];
}

function words(status: Status): string {
  const lines = rows(status).map(([name, text]) => `${`${name}:`.padEnd(12)}${text}`);
  const { alerts } = status;
  const closing =
    alerts.length === 0
      ? ['Nothing needs you.']
      : alerts.map((alert) => `ALERT ${alert}: see docs/alarms/${alert}.md`);
  return [...lines, '', ...closing].join('\n');
}

/** `status`: waiting and failed work, and active alerts. */
export function statusCommand(program: Command): void {
  program
    .command('status')
    .description('what waits, what failed, backup, retention, clock, disk and versions')
    .action(
      withOffice(async (office) => {
        const status = await readStatus(office, Date.now());
        const { retention, backup, outbox, now, held, ...rest } = status;
        const data = {
          ...rest,
          outbox: { ...outbox, oldest: iso(outbox.oldest ?? null) },
          held: held ?? null,
          retention: retention
            ? { at: iso(retention.at), erased: JSON.parse(retention.note ?? '{}') as Erased }
            : null,
          backup: iso(backup?.at ?? null),
          now: iso(now),
        };
        office.print(data, () => words(status));
      }),
    );
}
