export interface Mail {
  /** Id of the outbox entry. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The mail will never be accepted, however often it is sent. The message does not name the receiver. */
export class MailRefusal extends Error {
  override readonly name = 'MailRefusal'
}

/** Sends mail or throws; the outbox retries, unless it is a `MailRefusal`. */
export interface MailPort {
  send(mail: Mail): Promise<void>
}
