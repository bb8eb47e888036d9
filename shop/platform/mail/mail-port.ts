export interface Mail {
  /** Of the outbox entry that asks for it: the same mail twice is one file. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** This mail will never be taken, however often it is sent. Says nothing of whom it was for. */
export class MailRefusal extends Error {
  override readonly name = 'MailRefusal'
}

/** Sends mail, or throws; the outbox tries again, unless it is a `MailRefusal`. */
export interface MailPort {
  send(mail: Mail): Promise<void>
}
