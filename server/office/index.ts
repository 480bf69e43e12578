import '../production.ts';
import { enableCompileCache } from 'node:module';

// Most of a short command's time goes into compiling the packages it uses.
enableCompileCache();
await import('./main.ts');
