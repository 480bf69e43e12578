/** Problems that need a person. docs/alarms/ has a page for each that says what to do. */
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
