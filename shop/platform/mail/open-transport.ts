import { join } from 'node:path'
import { createEmlFolder } from './eml-folder.ts'
import type { MailPort } from './mail-port.ts'
import type { Sender } from './message.ts'
import { createSmtpTransport } from './smtp-transport.ts'

export interface MailSettings {
  readonly dataDir: string
  readonly smtpUrl: string | undefined
  readonly mailFrom: Sender
}

/** Opens the way for mail: to the configured server, else into files. */
export function openMailTransport({ dataDir, smtpUrl, mailFrom }: MailSettings): MailPort {
  if (smtpUrl) return createSmtpTransport(smtpUrl, mailFrom)
  return createEmlFolder(join(dataDir, 'mail'), mailFrom)
}
