import type { DraftFile } from './starting-file.ts'

/** One thing that an owner is asked. */
export interface Question {
  /** Names it in a file of answers, and its text: `setup.<id>`. */
  readonly id: string
  /** The fields that the answer decides, as they begin; faults of others are not its own. */
  readonly fields: readonly string[]
  /** What an empty answer stands for; without one, there has to be an answer. */
  readonly usual?: (file: DraftFile) => string | undefined
  /** What it asks in this country, where that is not the same everywhere: a text key after `setup.`. */
  readonly text?: (file: DraftFile) => string
  /** Puts an answer into the file. */
  readonly write: (file: DraftFile, answer: string) => void
}
