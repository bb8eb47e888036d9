import type { Values } from '../../src/i18n/format-message.ts'
import type { Text } from '../../src/i18n/text.ts'

/** Where in a file something stands. Lines and records count from 1; the header is record 1. */
export interface Place {
  readonly line: number
  readonly record: number
  readonly column?: string
}

/** What an import says of its file: it is kept with what was read, and put into words at the end. */
export interface Sentence {
  readonly key: string
  readonly values?: Values
  /** Begins the sentence. */
  readonly place?: Place
  /** A part of it that has words of its own. */
  readonly reason?: Sentence
}

export function describeSentence(t: Text, { key, values, place, reason }: Sentence): string {
  const because = reason && { reason: describeSentence(t, reason) }
  const said = t(key, { ...values, ...because })
  return place ? `${describePlace(t, place)}: ${said}` : said
}

function describePlace(t: Text, { line, record, column }: Place): string {
  const values = { line: String(line), record: String(record), column }
  return t(column === undefined ? 'cli.file.place' : 'cli.file.place.column', values)
}
