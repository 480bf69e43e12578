/** What needs a person. Each has a page in docs/alarms/ of the same name that says what to do. */
export const alerts = [
  'backup-old',
  'clock',
  'crowded',
  'dead-letter',
  'disk',
  'errors',
  'outbox-late',
  'retention-held',
  'storage',
] as const;

export type Alert = (typeof alerts)[number];
