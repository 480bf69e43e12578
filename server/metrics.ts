import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { MailResult } from './mail/worker.ts';
import { outboxState } from './storage/outbox-state.ts';
import { retentionHeld } from './storage/retention-run.ts';
import type { Storage } from './storage/storage.ts';
import { readUpkeep } from './storage/upkeep.ts';

/** The server's metrics, without personal data. */
export interface Metrics {
  answered(method: string, route: string, status: number, seconds: number): void;
  accepted(form: 'contact' | 'newsletter'): void;
  mailed(result: MailResult): void;
  /** The metrics in Prometheus' text format. */
  text(): Promise<string>;
}

const mailResults: readonly MailResult[] = ['sent', 'postponed', 'dead-letter'];

/** Creates the metrics. @param now milliseconds since 1970. */
export function createMetrics(storage: Storage, now: () => number = Date.now): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'rumbo_http_requests_total',
    help: 'Answers by method, route and status',
    labelNames: ['method', 'route', 'status'] as const,
    registers,
  });
  const latency = new Histogram({
    name: 'rumbo_http_request_seconds',
    help: 'Time from the request to the end of its answer, by route',
    labelNames: ['route'] as const,
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers,
  });
  const accepted = new Counter({
    name: 'rumbo_messages_accepted_total',
    help: 'Messages and requests for the newsletter that were stored',
    labelNames: ['form'] as const,
    registers,
  });
  const mails = new Counter({
    name: 'rumbo_mail_tries_total',
    help: 'Tries to send a mail, by what became of them',
    labelNames: ['result'] as const,
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const storageUp = gauge('rumbo_storage_up', '1 when the database answers');
  const pending = gauge('rumbo_outbox_pending', 'Mails that wait to be sent');
  const failed = gauge('rumbo_outbox_dead_letters', 'Mails that were given up');
  const held = gauge(
    'rumbo_retention_held',
    '1 when nothing is erased because the clock has jumped',
  );
  const backup = gauge('rumbo_backup_age_seconds', 'Age of the last known backup, -1 without one');
  const age = gauge('rumbo_outbox_oldest_seconds', 'How long the oldest mail has waited');

  // Initialised with 0, because alerts compare with the value.
  for (const form of ['contact', 'newsletter']) accepted.inc({ form }, 0);
  for (const result of mailResults) mails.inc({ result }, 0);

  async function look(): Promise<void> {
    try {
      const outbox = await outboxState(storage);
      pending.set(outbox.pending);
      failed.set(outbox.failed);
      age.set(outbox.oldest === undefined ? 0 : Math.max(0, now() - outbox.oldest) / 1000);
      held.set((await retentionHeld(storage)) ? 1 : 0);
      const last = await readUpkeep(storage, 'backup');
      backup.set(last ? Math.max(0, now() - last.at) / 1000 : -1);
      storageUp.set(1);
    } catch {
      storageUp.set(0);
    }
  }

  return {
    answered: (method, route, status, seconds) => {
      requests.inc({ method, route, status });
      latency.observe({ route }, seconds);
    },
    accepted: (form) => accepted.inc({ form }),
    mailed: (result) => mails.inc({ result }),
    text: async () => {
      await look();
      return registry.metrics();
    },
  };
}
