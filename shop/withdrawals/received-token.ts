import type { Signer } from '../platform/signer.ts'
import type { ProvenOrder } from './withdraw-view.ts'

/** The time of a statement and the number of its order, for the page that confirms it. */
export interface ReceivedNote {
  readonly number: string
  readonly at: number
}

/** Signs the note, so that nobody can make the shop confirm a statement that it never received. */
export function createReceivedToken(signer: Signer, note: ReceivedNote): string {
  return signer.sign('withdrawal', subjectOf(note))
}

/** The query of the page that confirms a statement. */
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
