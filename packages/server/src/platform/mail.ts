import { createTransport } from 'nodemailer';
import type { MailConfig } from './config.ts';

export interface Message {
  to: string;
  subject: string;
  text: string;
}

export interface Mail {
  send(message: Message): Promise<void>;
  /** Where this server is reached from outside, without a slash at its end. */
  publicUrl: string;
}

/** So long a mail server may take before the message is given up. */
const timeLimitMs = 15_000;

export function createMail({ url, from, publicUrl }: MailConfig): Mail {
  const transport = createTransport({
    url,
    connectionTimeout: timeLimitMs,
    greetingTimeout: timeLimitMs,
    socketTimeout: timeLimitMs,
    // Texts are ours: no file and no address is ever read into a message.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    publicUrl,
    async send(message) {
      await transport.sendMail({ from, ...message });
    },
  };
}
