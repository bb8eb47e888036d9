import type { Values } from '../../../src/i18n/format-message.ts'
import type { Language } from '../../../src/model/language.ts'
import { defaultText } from '../texts/server-text.ts'
import type { Path } from './locate-json.ts'
import type { shopFileSv } from './texts/sv.ts'

export type ReasonKey = keyof typeof shopFileSv

/** The fault: a text that ends a sentence about a field. */
export interface Reason {
  readonly key: ReasonKey
  readonly values?: Values
}

/** A fault of a field. */
export interface Fault extends Reason {
  readonly path: Path
  /** The field's value, as JSON. */
  readonly input?: string
}

/** A sentence about a field, without its full stop. */
export function describeFault({ path, key, values, input }: Fault, language: Language): string {
  const t = defaultText(language)
  const reason = t(key, values)
  const field = path.length > 0 ? `${path.join('.')} ` : ''
  return field + (input === undefined ? reason : t('shopFile.shown', { reason, value: input }))
}

/** Valibot’s messages are strings: a reason passes through one as JSON. */
export function because(key: ReasonKey, values: Values = {}): string {
  return JSON.stringify({ key, values })
}

/** The reason in a schema's message; undefined for Valibot’s own messages. */
export function readReason(message: string): Reason | undefined {
  return message.startsWith('{') ? (JSON.parse(message) as Reason) : undefined
}
