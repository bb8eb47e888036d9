import type { sv } from './sv.ts'

/** The name of a text. Swedish is the list of them; the other languages are held to it. */
export type TextKey = keyof typeof sv
