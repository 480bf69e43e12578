import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What the mail server does with the mails that it is given. */
export type Behaviour = 'take' | 'slow' | 'defer' | 'refuse' | 'busy' | 'drop';

/** A mail server on this machine. */
export interface Mailbox {
  readonly url: string;
  /** How often each mail came whole, by the first part of its Message-ID: the id of its job. */
  readonly received: Map<string, number>;
  behaviour: Behaviour;
  /** Stops answering until it is opened again at the same address. */
  close(): Promise<void>;
  open(): Promise<void>;
}

/** How long (ms) a slow mail server thinks about each recipient. */
const slowness = 1500;

/** Starts a mail server on a free port. */
export async function startMailbox(): Promise<Mailbox> {
  const received = new Map<string, number>();
  let port = 0;
  let server: SMTPServer | undefined;

  const mailbox: Mailbox = {
    received,
    behaviour: 'take',
    get url() {
      return `smtp://127.0.0.1:${port}?tls=optional`;
    },
    close: async () => {
      const closing = server;
      server = undefined;
      if (closing) await new Promise<void>((resolve) => closing.close(resolve));
    },
    open: async () => {
      server = makeServer(mailbox);
      const { promise, resolve } = Promise.withResolvers<void>();
      server.listen(port, '127.0.0.1', resolve);
      await promise;
      port = (server.server.address() as AddressInfo).port;
    },
  };
  await mailbox.open();
  return mailbox;
}

function makeServer(mailbox: Mailbox): SMTPServer {
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 200,
    onRcptTo: (_address, _session, done) => {
      const { behaviour } = mailbox;
      if (behaviour === 'slow') setTimeout(done, slowness);
      else if (behaviour === 'defer') done(refusal(450));
      else if (behaviour === 'refuse') done(refusal(550));
      else done();
    },
    onData: (stream, _session, done) => {
      let content = '';
      stream.on('data', (chunk: Buffer) => (content += chunk.toString()));
      stream.on('end', () => {
        if (mailbox.behaviour === 'busy') return done(refusal(421));
        const id = /^Message-ID: <([^@]+)@/im.exec(content)?.[1] ?? '';
        mailbox.received.set(id, (mailbox.received.get(id) ?? 0) + 1);
        if (mailbox.behaviour === 'drop') sockets.forEach((socket) => socket.destroy());
        return done();
      });
    },
  });
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  // Lines that the other side cuts off are part of what is tried here.
  server.on('error', () => {});
  return server;
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('not now'), { responseCode });
}
