import type { Mail, MailPort } from '../../platform/mail/mail-port.ts'

export interface KeptMail extends Mail {
  readonly sentAt: number
}

/** Sends as another port does, and shows what was sent. */
export interface Mailbox extends MailPort {
  /** The newest first. */
  list(): readonly KeptMail[]
}

/** Older ones are in the folder of mails. */
const MAX_MAILS = 50

export function createMailbox(port: MailPort, now: () => number = Date.now): Mailbox {
  let mails: readonly KeptMail[] = []
  return {
    async send(mail) {
      await port.send(mail)
      const others = mails.filter(({ id }) => id !== mail.id)
      mails = [{ ...mail, sentAt: now() }, ...others].slice(0, MAX_MAILS)
    },
    list: () => mails,
  }
}
