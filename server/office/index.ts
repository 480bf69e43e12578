import '../production.ts';
import { enableCompileCache } from 'node:module';

// Compiling the imported packages takes most of the time of a short command.
enableCompileCache();
await import('./main.ts');
