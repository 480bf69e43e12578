// `npm run build`: installs and builds, each only when it is needed.
import { build, install } from './setup.mjs';

await install();
await build();
