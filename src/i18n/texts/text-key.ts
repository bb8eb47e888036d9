import type { sv } from './sv.ts'

/** The key of a text. Swedish is the list of keys; the other languages must have the same. */
export type TextKey = keyof typeof sv
