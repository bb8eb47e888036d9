import type { Desk } from '../desk.ts'

/** The loader's own, which is on the page before this script. */
export const desk = (globalThis as unknown as Record<symbol, Desk>)[
  Symbol.for('courtside.loader')
] as Desk
