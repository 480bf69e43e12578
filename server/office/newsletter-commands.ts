import { InvalidArgumentError, Option, type Command } from 'commander';
import type { SendOptions } from './newsletter-actions.ts';
import { withOffice } from './office.ts';

/** Imported lazily, because mail and Markdown load slowly and no other command needs them. */
const actions = () => import('./newsletter-actions.ts');

function number(min: number, max: number) {
  return (text: string): number => {
    const value = Number(text);
    if (!/^\d+(\.\d+)?$/.test(text) || value < min || value > max) {
      throw new InvalidArgumentError(`Give a number from ${min} to ${max}.`);
    }
    return value;
  };
}

/** `newsletter …`: newsletter issues in Markdown, one file per language. */
export function newsletterCommands(program: Command): void {
  const group = program.command('newsletter').description('send an issue written in Markdown');
  group
    .command('preview <files...>')
    .description('send the issue to one address, to see it in a mail program')
    .requiredOption('--to <address>')
    .action(
      withOffice(async (office, { to }: { to: string }, files: string[]) => {
        const { preview } = await actions();
        await preview(office, to, files);
      }),
    );
  group
    .command('send <files...>')
    .description(
      'send the issue to all confirmed subscribers of its languages; run it again to resume',
    )
    .addOption(
      new Option('--batch <mails>', 'handed over at once').argParser(number(1, 20)).default(5),
    )
    .addOption(
      new Option('--pause <seconds>', 'between batches').argParser(number(0, 600)).default(0.5),
    )
    .option('--take-over', 'send at once what a run that was killed still holds')
    .addHelpText(
      'after',
      '\nA file begins with lines for its issue, language and subject between two lines "---".' +
        '\nNobody gets an issue twice: its mails are noted before they go out.',
    )
    .action(
      withOffice(async (office, options: SendOptions, files: string[]) => {
        const { send } = await actions();
        await send(office, options, files);
      }),
    );
  group
    .command('status')
    .description('the issues, and how far they are')
    .action(
      withOffice(async (office) => {
        const { status } = await actions();
        await status(office);
      }),
    );
}
