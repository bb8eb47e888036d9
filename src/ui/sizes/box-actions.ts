import type { ClipboardEvent, KeyboardEvent } from 'react'

/** A visitor's actions in the boxes. */
export interface BoxHandlers {
  readonly type: (fieldId: string, typed: string) => void
  /** Sets the requested quantity of a size; 0 removes it. */
  readonly choose: (fieldId: string, quantity: number) => void
  readonly leave: (fieldId: string) => void
  readonly press: (event: KeyboardEvent<HTMLInputElement>, fieldId: string) => void
  readonly paste: (event: ClipboardEvent<HTMLInputElement>, fieldId: string) => void
}
