import type { Signer } from '../platform/signer.ts'

/** When a statement came in, and about which order, as the page after it says. */
export interface ReceivedNote {
  readonly number: string
  readonly at: number
}

/** Nobody can make the shop say that it received what it did not. */
export function createReceivedToken(signer: Signer, note: ReceivedNote): string {
  return signer.sign('withdrawal', subjectOf(note))
}

export function isReceivedToken(signer: Signer, note: ReceivedNote, token: string): boolean {
  return signer.verify('withdrawal', subjectOf(note), token)
}

function subjectOf({ number, at }: ReceivedNote): string {
  return `${at} ${number}`
}
