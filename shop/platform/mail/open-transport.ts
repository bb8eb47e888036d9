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

/** Where mail goes: to a server where one is set up, else into files. */
export function openMailTransport({ dataDir, smtpUrl, mailFrom }: MailSettings): MailPort {
  if (smtpUrl) return createSmtpTransport(smtpUrl, mailFrom)
  return createEmlFolder(join(dataDir, 'mail'), mailFrom)
}
