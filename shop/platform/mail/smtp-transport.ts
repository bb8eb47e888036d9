import { type MailPort, MailRefusal } from './mail-port.ts'
import { type Sender, toMessage } from './message.ts'

export interface SmtpPatience {
  readonly connectMs: number
  readonly silenceMs: number
}

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])
const PATIENCE: SmtpPatience = { connectMs: 10_000, silenceMs: 15_000 }

/**
 * Sends mail by SMTP: `smtps://user:password@host`, or `smtp://…`, which uses TLS if offered, and never
 * sends a password to another machine without TLS.
 */
export function createSmtpTransport(
  url: string,
  from: Sender,
  { connectMs, silenceMs }: SmtpPatience = PATIENCE,
): MailPort {
  return {
    async send(mail) {
      const message = toMessage(mail, from)
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({
        url,
        requireTLS: hasSecret(url),
        connectionTimeout: connectMs,
        greetingTimeout: connectMs,
        socketTimeout: silenceMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      try {
        await transport.sendMail(message)
      } catch (error) {
        throw toMailError(error)
      } finally {
        transport.close()
      }
    },
  }
}

interface SmtpError {
  readonly responseCode?: number
  readonly command?: string
  readonly code?: string
}

/**
 * Commands whose refusal concerns the mail itself; other refusals may be due to the shop's settings.
 */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA'])

/** Drops the server's own text, which may name the receiver and must not reach the log. */
function toMailError(error: unknown): unknown {
  const { responseCode, command, code } = error as SmtpError
  if (!responseCode) return error
  const message = `The mail server answered ${responseCode} to ${command}`
  const isFinal = responseCode >= 500 && ABOUT_THE_MAIL.has(command ?? '')
  return isFinal ? new MailRefusal(message) : Object.assign(new Error(message), { code })
}

function hasSecret(url: string): boolean {
  const { username, hostname } = new URL(url)
  return username !== '' && !LOCAL_HOSTS.has(hostname)
}
