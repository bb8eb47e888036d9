import type { MailPort } from '../ports/mail.ts'
import { toMessage } from './message.ts'

const CONNECT_MS = 10_000
/** Shorter than the outbox's claim on an entry, so that no mail is sent twice at the same time. */
const SILENCE_MS = 15_000

/** Sends mail by SMTP: `smtps://user:password@host`, or `smtp://…`, which takes TLS where it is offered. */
export function createSmtpOutlet(url: string, from: string): MailPort {
  return {
    async send(mail) {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({
        url,
        connectionTimeout: CONNECT_MS,
        greetingTimeout: CONNECT_MS,
        socketTimeout: SILENCE_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      try {
        await transport.sendMail(toMessage(mail, from))
      } finally {
        transport.close()
      }
    },
  }
}
