import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules', 'build', 'e2e'],
    // Far above what any test needs: machines are shared and noisy.
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});
