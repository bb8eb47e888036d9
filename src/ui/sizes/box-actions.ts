import type { ClipboardEvent, KeyboardEvent } from 'react'

/** What a visitor can do in the boxes. */
export interface BoxHandlers {
  readonly type: (fieldId: string, typed: string) => void
  /** How many pieces of a size are wanted; none takes it back. */
  readonly choose: (fieldId: string, quantity: number) => void
  readonly leave: (fieldId: string) => void
  readonly press: (event: KeyboardEvent<HTMLInputElement>, fieldId: string) => void
  readonly paste: (event: ClipboardEvent<HTMLInputElement>, fieldId: string) => void
}
