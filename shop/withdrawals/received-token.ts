import type { Signer } from '../platform/signer.ts'
import type { ProvenOrder } from './withdraw-view.ts'

/** When a statement came in, and about which order, as the page after it says. */
export interface ReceivedNote {
  readonly number: string
  readonly at: number
}

/** Nobody can make the shop say that it received what it did not. */
export function createReceivedToken(signer: Signer, note: ReceivedNote): string {
  return signer.sign('withdrawal', subjectOf(note))
}

/** What the page after a statement is asked with. */
export function receivedQuery(
  signer: Signer,
  note: ReceivedNote,
  proven?: ProvenOrder,
): URLSearchParams {
  return new URLSearchParams({
    number: note.number,
    at: String(note.at),
    mark: createReceivedToken(signer, note),
    ...(proven && { order: proven.receipt.orderId }),
    ...(proven?.key !== undefined && { key: proven.key }),
  })
}

export function isReceivedToken(signer: Signer, note: ReceivedNote, token: string): boolean {
  return signer.verify('withdrawal', subjectOf(note), token)
}

function subjectOf({ number, at }: ReceivedNote): string {
  return `${at} ${number}`
}
