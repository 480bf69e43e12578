import type { TestProject } from 'vitest/node';
import { findPostgres, startCluster, type Cluster } from './testing-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a database whose cluster the tests use. */
    postgres: string;
  }
}

let cluster: Cluster | undefined;

/** Starts one PostgreSQL for all suites of a run. */
export async function setup(project: TestProject): Promise<void> {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL is not installed');
  cluster = await startCluster(bin);
  project.provide('postgres', cluster.url);
}

export async function teardown(): Promise<void> {
  await cluster?.remove();
}
