import type { Message } from './message.ts'

/** What is wrong with each field, by its path; the first fault only. */
export type FieldErrors = Readonly<Record<string, Message>>

/** The shop's `modelState` as is: the first message of each field. */
export function fromModelState(
  modelState: Readonly<Record<string, readonly string[]>>,
): FieldErrors {
  return Object.fromEntries(
    Object.entries(modelState).map(([path, [first = 'genericerror']]) => [path, { key: first }]),
  )
}
