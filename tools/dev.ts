// `npm run dev`: the server of production over Astro's development server, with hot reload.
import { dev } from 'astro';
import { documentPath, onDemandPath } from '#content/document-paths.ts';
import { buildApp } from '#server/http/app.ts';
import { pagesWith, type AstroHandler } from '#server/http/build.ts';
import { routeOf, type Route } from '#server/http/routing.ts';
import { createTransport } from '#server/mail/transport.ts';
import { createWorker } from '#server/mail/worker.ts';
import { createMetrics } from '#server/metrics.ts';
import { readSettings } from '#server/settings.ts';
import { openStorage } from '#server/storage/open.ts';
