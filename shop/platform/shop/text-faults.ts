import { namesIn } from '../../../src/i18n/format-message.ts'
import type { Language } from '../../../src/model/language.ts'
import { findText } from '../texts/server-text.ts'
import type { Fault, Reason } from './fault.ts'
import type { ShopFile } from './shop-schema.ts'
import { FACT_NAMES } from './shop-values.ts'

/** A text must replace an existing one, and may use only its placeholders and the facts of the shop. */
export function findTextFaults({ texts }: ShopFile): Fault[] {
  return (['sv', 'en'] as const).flatMap((language) =>
    Object.entries(texts[language] ?? {}).flatMap(([key, message]) => {
      const reason = findReason(language, key, message)
      return reason === undefined ? [] : [{ path: ['texts', language, key], ...reason }]
    }),
  )
}

function findReason(language: Language, key: string, message: string): Reason | undefined {
  const original = findText(language, key)
  if (!original) return { key: 'shopFile.noText' }
  const names = readNames(message)
  if (!names) return { key: 'shopFile.brace' }
  const valueNames = [
    ...namesIn(original.message),
    ...(original.isDrawnInBrowser ? [] : FACT_NAMES),
  ]
  const strange = names.find((it) => !valueNames.includes(it))
  if (strange === undefined) return undefined
  const name = `{${strange}}`
  if (valueNames.length === 0) return { key: 'shopFile.noValue', values: { name } }
  const choice = valueNames.map((it) => `{${it}}`).join(', ')
  return { key: 'shopFile.otherValue', values: { name, known: choice } }
}

function readNames(message: string): readonly string[] | undefined {
  try {
    return [...namesIn(message)]
  } catch {
    return undefined
  }
}
