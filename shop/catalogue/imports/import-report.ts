import type { Sentence } from '../file-sentence.ts'
import type { SaleCounts } from '../follow-file.ts'

/** What an import is doing, in order. */
export type ImportStep = 'read' | 'shaped' | 'compared' | 'indexed' | 'stored'

/** Told how far an import has come: how many records or products of a step are done. */
export interface ImportWatcher {
  onStep(step: ImportStep, done: number, total?: number): void
  /** The file has been read, and nothing of it is written yet. */
  onRead?(): void
}

/** A field that stays as somebody has made it. */
export interface FieldByHand {
  /** Of the product. */
  readonly code: string
  /** The article's number, where it is one of an article. */
  readonly article?: string
  readonly field: string
}

export interface ImportReport extends SaleCounts {
  readonly layout: string
  readonly records: number
  readonly products: number
  readonly articles: number
  /** Of the products; together they are all. */
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly addedCategories: number
  readonly keptFields: readonly FieldByHand[]
  /** An import that was ended before its time goes on with this one. */
  readonly isResumed: boolean
  /** How long the shop's writes had to wait for the new catalogue, in milliseconds. */
  readonly switchMs: number
  /** One sentence each about what was left out on purpose, or should be looked at. */
  readonly notices: readonly Sentence[]
}

/** A file of which nothing was kept, and why: one sentence each. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefused'
  readonly sentences: readonly Sentence[]

  constructor(sentences: readonly Sentence[]) {
    super(sentences[0]?.key)
    this.sentences = sentences
  }
}
