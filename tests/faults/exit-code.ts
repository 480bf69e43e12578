import { Interrupted, NotPossible } from './harness.ts';

/** 0: every bar was met; 1: one was missed; 2: it cannot be run on this machine. */
export async function exitCodeOf(name: string, run: () => Promise<boolean>): Promise<number> {
  try {
    return (await run()) ? 0 : 1;
  } catch (error) {
    if (error instanceof Interrupted) process.exit(130);
    if (error instanceof NotPossible) {
      console.log(`${name}: not run: ${error.message}`);
      return 2;
    }
    console.error(`${name}:`, error);
    return 1;
  }
}
