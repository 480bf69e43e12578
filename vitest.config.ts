import { defineConfig } from 'vitest/config';
import { findPostgres } from './server/storage/testing-postgres.ts';

/** What stores and reads: these suites run on SQLite, and again on PostgreSQL. */
const onBothDatabases = [
  'server/storage/*.test.ts',
  'server/http/{app,budget-request,contact,metrics,newsletter}.test.ts',
  'server/mail/worker.test.ts',
  'server/office/{messages,newsletter,person}.test.ts',
];

const onPostgresAlone = '**/*.postgres.test.ts';
const outside = ['node_modules', 'build'];

const postgres = findPostgres();
if (!postgres) {
  if (process.env['REQUIRE_POSTGRES']) throw new Error('PostgreSQL is required and not installed.');
  console.log('PostgreSQL is not installed: its suites are skipped.');
}

export default defineConfig({
  test: {
    maxWorkers: '100%',
    // Modules keep no state that a test of another file could notice: loading them anew costs a quarter of the time.
    isolate: false,
    // Far above what any test needs: machines are shared and noisy.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...outside, onPostgresAlone],
        },
      },
      ...(postgres
        ? [
            {
              extends: true as const,
              test: {
                name: 'PostgreSQL',
                include: [...onBothDatabases, onPostgresAlone],
                exclude: [...outside, 'server/storage/sqlite.test.ts'],
                env: { TEST_DATABASE: 'postgres' },
                globalSetup: 'server/storage/testing-setup.ts',
              },
            },
          ]
        : []),
    ],
  },
});
