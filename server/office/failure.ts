/** What the process says with its exit code. */
export const exitCodes = { failed: 1, usage: 2, notFound: 3, notConfirmed: 4 } as const;

/** A command could not do what was asked; the message is for the person at the keyboard. */
export class OfficeFailure extends Error {
  override readonly name = 'OfficeFailure';
  readonly exitCode: number;

  constructor(reason: keyof typeof exitCodes, message: string) {
    super(message);
    this.exitCode = exitCodes[reason];
  }
}
