import type { Values } from '../../src/i18n/format-message.ts'
import type { Text } from '../../src/i18n/text.ts'

/** A location in a file. Lines and records count from 1; the header is record 1. */
export interface FileLocation {
  readonly line: number
  readonly record: number
  readonly column?: string
}

/** A message of an import about its file: stored as a key, and written as text at the end. */
export interface Sentence {
  readonly key: string
  readonly values?: Values
  /** Written at the beginning of the sentence. */
  readonly location?: FileLocation
  /** A sentence that is inserted as `reason`. */
  readonly reason?: Sentence
}

export function describeSentence(t: Text, { key, values, location, reason }: Sentence): string {
  const because = reason && { reason: describeSentence(t, reason) }
  const text = t(key, { ...values, ...because })
  return location ? `${describeLocation(t, location)}: ${text}` : text
}

function describeLocation(t: Text, { line, record, column }: FileLocation): string {
  const values = { line: String(line), record: String(record), column }
  return t(column === undefined ? 'cli.file.place' : 'cli.file.place.column', values)
}
