export interface Mail {
  /** Of the outbox entry that asks for it: the same mail twice is one file. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends mail, or throws; the outbox tries again. */
export interface MailPort {
  send(mail: Mail): Promise<void>
}
