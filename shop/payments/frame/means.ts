import type { FieldProblem } from './form-parts.ts'

/** What the buyer pays with: a card, or an identity that may pay later. */
export interface Means {
  /** How the checkout is asked. */
  readonly question: 'validate' | 'decision'
  findFaults(): FieldProblem[]
  /** What goes to the provider, beside the amount. Never to the checkout. */
  details(): object
}

export type Say = (key: string) => string
