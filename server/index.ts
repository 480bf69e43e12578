import './production.ts';
import { existsSync } from 'node:fs';
import { loadBuild } from './http/build.ts';
import { serveOrExit } from './serve.ts';
import { readSettings } from './settings.ts';

await serveOrExit(
  () => readSettings(process.env),
  async (settings) =>
    existsSync(settings.buildDir) ? loadBuild(settings.buildDir, settings) : undefined,
);
