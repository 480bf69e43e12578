/** The exit codes of the office commands. */
export const exitCodes = { failed: 1, usage: 2, notFound: 3, notConfirmed: 4 } as const;

/** A command failed; the message is for the person who ran it. */
export class OfficeFailure extends Error {
  override readonly name = 'OfficeFailure';
  readonly exitCode: number;

  constructor(reason: keyof typeof exitCodes, message: string) {
    super(message);
    this.exitCode = exitCodes[reason];
  }
}
