import { isToken } from '#domain/newsletter.ts';

const tones: Readonly<Record<string, 'plain' | 'good'>> = {
  ask: 'plain',
  used: 'plain',
  sent: 'good',
  done: 'good',
};

/**
 * What the URL of a mailed link says: which of the page's states shows, how it reads, and the token while
 * there is something to do with it.
 */
export function linkState<Name extends string, State>(
  { searchParams }: URL,
  states: Readonly<Record<Name | 'unknown', State>>,
) {
  const given = searchParams.get('token');
  const token = isToken(given) ? given : null;
  const result = searchParams.get('result') ?? (token ? 'ask' : 'unknown');
  const name = Object.hasOwn(states, result) ? (result as Name) : 'unknown';
  return {
    name,
    state: states[name],
    tone: tones[name] ?? ('bad' as const),
    token: ['ask', 'failed'].includes(name) ? token : null,
  };
}
