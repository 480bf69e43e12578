import { join } from 'node:path';
import { bodyOf, formHeaders, newSubmission } from './submissions.ts';
import { readDatabase } from './database.ts';
import { atMost, countsOf, exactly, type Check } from './checks.ts';
import type { Harness } from './harness.ts';

const posts = 5000;

/** 5,000 posts from all over one IPv6 /48, with the default limits: newcomers are taken all the same. */
export async function oneNetwork(harness: Harness): Promise<Check[]> {
  const file = join(harness.folder, 'rumbo.db');
  const defaults = { CONTACT_LIMIT: '5', CONTACT_LIMIT_GLOBAL: '500', TRUST_PROXY: '1' };
  const server = await harness.start(file, defaults);
  const statuses = new Map<number, number>();
  const post = async (address: string) => {
    const answer = await fetch(`${server.url}/api/contact`, {
      method: 'POST',
      headers: { ...formHeaders, 'x-forwarded-for': address },
      body: bodyOf(newSubmission()),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  let number = 0;
  const attacker = async () => {
    while (number < posts) {
      // Every post from a /64 of its own, with a port as some proxies add it.
      const address = `[2001:db8:7:${(number++ * 13).toString(16).slice(-4)}::${number.toString(16)}]:${number}`;
      const status = await post(address);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 16 }, attacker));
  const newcomers = [await post('192.0.2.77'), await post('2001:db8:8::1')];
  const { messages } = readDatabase(file);
  await server.end('SIGTERM');
  return [
    { what: `answers to ${posts} posts of one /48`, figure: countsOf(statuses) },
    atMost('taken from it', statuses.get(201) ?? 0, 20),
    exactly('newcomers', newcomers.join(', '), '201, 201'),
    exactly('in quarantine', messages.filter(({ status }) => status !== 'new').length, 0),
  ];
}
