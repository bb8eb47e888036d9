import type { MailComposerOptions } from 'nodemailer/lib/mail-composer'
import { type Mail, MailRefusal } from './mail-port.ts'
import { oneLine } from './mail-template.ts'

/** The sender of a mail. */
export interface Sender {
  readonly name: string
  readonly address: string
}

/** A single bare address: no name, no list, no comment, no line break. */
const ADDRESS = /^[^\s@<>()[\]:;,"\\\p{C}]{1,64}@[^\s@<>()[\]:;,"\\\p{C}]{1,190}$/u
const ID = /^[\w-]{1,128}$/

export function isMailAddress(text: string): boolean {
  return ADDRESS.test(text)
}

/**
 * The message for a mail. Nothing in it is fetched or read from a file. Throws if the address is invalid.
 */
export function toMessage(
  { id, to, subject, text, html }: Mail,
  from: Sender,
): MailComposerOptions {
  if (!isMailAddress(to)) throw new MailRefusal('A mail is addressed to what is no address')
  if (!ID.test(id)) throw new Error('A mail carries what is no id')
  return {
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    from,
    to: { name: '', address: to },
    subject: oneLine(subject),
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
