// `npm start`: install, build if stale, then serve. Needs Node 20 or newer and nothing else.
import { constants } from 'node:os';
import { build, install, node, start } from './setup.mjs';

try {
  await install();
  await build();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const server = start(node, ['server/index.ts'], {
  NODE_ENV: process.env.NODE_ENV ?? 'production',
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
}

server.on('error', (error) => {
  console.error(`The server cannot be started: ${error.message}`);
  process.exit(1);
});
server.on('exit', (code, signal) => {
  process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
});
