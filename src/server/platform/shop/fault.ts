import type { Path } from './locate-json.ts'

/** What is wrong with a field, as the end of a sentence about it. */
export interface Fault {
  readonly path: Path
  readonly reason: string
}
