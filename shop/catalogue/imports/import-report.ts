import type { Sentence } from '../file-sentence.ts'
import type { SaleCounts } from '../follow-file.ts'

/** The steps of an import, in order. */
export type ImportStep = 'read' | 'shaped' | 'compared' | 'indexed' | 'stored'

/** Receives progress: how many records or products of a step are done. */
export interface ImportWatcher {
  onStep(step: ImportStep, done: number, total?: number): void
  /** Called once the file has been read; the shop is still untouched. */
  onRead?(): void
}

/** A field that was changed by hand, and that the import leaves alone. */
export interface FieldByHand {
  /** The product's id. */
  readonly code: string
  /** Present if the field belongs to an article. */
  readonly article?: string
  readonly field: string
}

export interface ImportReport extends SaleCounts {
  readonly layout: string
  readonly records: number
  readonly products: number
  readonly articles: number
  /** Counts of products; their sum is `products`. */
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly addedCategories: number
  readonly keptFields: readonly FieldByHand[]
  /** Whether this import resumed an interrupted one. */
  readonly isResumed: boolean
  /** How long the shop's other writes had to wait for the switch, in milliseconds. */
  readonly switchMs: number
  /** What was left out on purpose or needs a look: one sentence each. */
  readonly notices: readonly Sentence[]
}

/** Thrown if a file is refused as a whole, with one sentence for each reason. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefused'
  readonly sentences: readonly Sentence[]

  constructor(sentences: readonly Sentence[]) {
    super(sentences[0]?.key)
    this.sentences = sentences
  }
}
