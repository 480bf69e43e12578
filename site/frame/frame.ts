// What every page runs: small modules over the document as it came.
import { startOffline } from './offline.ts';

startOffline();
