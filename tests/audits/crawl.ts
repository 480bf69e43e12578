import { startServer } from '../server.ts';

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly bytes: Buffer;
  readonly text: string;
}

/** The built website as its server answers; each path is asked for once. */
export interface Crawl {
  readonly url: string;
  ask(path: string): Promise<Answer>;
  stop(): Promise<void>;
}

export async function startCrawl(): Promise<Crawl> {
  const server = await startServer();
  const answers = new Map<string, Promise<Answer>>();
  return {
    url: server.url,
    stop: () => server.stop(),
    ask: (path) => {
      const answer = answers.get(path) ?? ask(server.url + path);
      answers.set(path, answer);
      return answer;
    },
  };
}

async function ask(url: string): Promise<Answer> {
  const response = await fetch(url);
  const bytes = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, type, bytes, text: bytes.toString() };
}
