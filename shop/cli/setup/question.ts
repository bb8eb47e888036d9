import type { DraftFile } from './starting-file.ts'

/** One question to the owner. */
export interface Question {
  /** Its name in a file of answers, and in its text's key `setup.<id>`. */
  readonly id: string
  /** Prefixes of the fields that the answer sets; faults of other fields do not concern it. */
  readonly fields: readonly string[]
  /** The default for an empty answer; without one, an answer is required. */
  readonly usual?: (file: DraftFile) => string | undefined
  /** The text key after `setup.`, if the question depends on the country. */
  readonly text?: (file: DraftFile) => string
  /** Writes an answer into the file. */
  readonly write: (file: DraftFile, answer: string) => void
}
