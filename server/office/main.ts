import { CommanderError } from 'commander';
import { SettingsInvalid } from '../settings.ts';
import { StorageUnavailable } from '../storage/errors.ts';
import { exitCodes, OfficeFailure } from './failure.ts';
import { officeProgram } from './program.ts';

// The reading process may close the pipe early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

/** Prints an error; returns the exit code. */
function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.usage;
  if (error instanceof OfficeFailure || error instanceof SettingsInvalid) {
    console.error(error.message);
    return error instanceof OfficeFailure ? error.exitCode : exitCodes.usage;
  }
  if (error instanceof StorageUnavailable) console.error(`The ${error.message}.`);
  else if (error instanceof Error && 'syscall' in error) console.error(error.message);
  else console.error(error);
  return exitCodes.failed;
}

try {
  await officeProgram().parseAsync();
} catch (error) {
  process.exitCode = report(error);
}
