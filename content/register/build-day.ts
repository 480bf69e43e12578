const rehearsed = process.env['BUILD_DAY'];

/** When the build runs; `BUILD_DAY=2027-01-01` rehearses what the pages say on another day. */
export const buildTime = rehearsed ? new Date(`${rehearsed}T00:00:00Z`) : new Date();

/** The day of the build, ISO 8601. */
export const buildDay = buildTime.toISOString().slice(0, 10);

/** Whether the last day (`YYYY-MM-DD`) on which something is known to hold has passed. */
export const hasEnded = (lastDay: string | undefined, today = buildDay): boolean =>
  lastDay !== undefined && lastDay < today;
