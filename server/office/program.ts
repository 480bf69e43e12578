import { Command } from 'commander';
import { databaseCommands } from './database-commands.ts';
import { messageCommands } from './message-commands.ts';
import { newsletterCommands } from './newsletter-commands.ts';
import { outboxCommands } from './outbox-commands.ts';
import { personCommands } from './person-commands.ts';
import { quarantineCommands } from './quarantine-commands.ts';
import { searchCommands } from './search-commands.ts';
import { statusCommand } from './status-command.ts';
import { subscriberCommands } from './subscriber-commands.ts';

/** All commands of the office. */
export function officeProgram(): Command {
  const program = new Command('office')
    .description('The office of Rumbo Corea: messages, subscribers, mails and the database.')
    .option('--json', 'print JSON for other programs')
    .option('--yes', 'do it without asking')
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError('(--help shows what can be given)')
    .addHelpText(
      'after',
      '\nIt works with the settings of the server, above all DATABASE_URL.' +
        '\nExit codes: 0 done, 1 failed, 2 wrong use or settings, 3 not found, 4 not confirmed.',
    )
    .exitOverride();
  statusCommand(program);
  messageCommands(
    program,
    'messages',
    'message',
    'what people wrote; you answer by replying to the mail about it, which reaches its sender',
  );
  messageCommands(
    program,
    'reports',
    'report',
    'requests for the report on a budget, which goes out by itself',
  );
  quarantineCommands(program);
  subscriberCommands(program);
  newsletterCommands(program);
  personCommands(program);
  outboxCommands(program);
  searchCommands(program);
  databaseCommands(program);
  return program;
}
