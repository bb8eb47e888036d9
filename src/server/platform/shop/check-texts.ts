import { namesIn } from '../../../i18n/format-message.ts'
import { findText } from '../texts/server-text.ts'
import type { Fault } from './fault.ts'
import type { ShopFile } from './shop-schema.ts'
import { FACT_NAMES } from './shop-values.ts'

/** Texts replace those that there are, with the same places and the facts of the shop to fill in. */
export function findTextFaults({ texts }: ShopFile): Fault[] {
  return (['sv', 'en'] as const).flatMap((language) =>
    Object.entries(texts[language] ?? {}).flatMap(([key, message]) => {
      const reason = findReason(language, key, message)
      return reason === undefined ? [] : [{ path: ['texts', language, key], reason }]
    }),
  )
}

function findReason(language: 'sv' | 'en', key: string, message: string): string | undefined {
  const original = findText(language, key)
  if (!original) return 'is no text of the shop'
  const names = readNames(message)
  if (!names) return 'has a brace that is wrong or missing'
  const known = [...namesIn(original.message), ...(original.isDrawnInBrowser ? [] : FACT_NAMES)]
  const strange = names.find((it) => !known.includes(it))
  if (strange === undefined) return undefined
  const choice = known.length > 0 ? `; there is ${known.map((it) => `{${it}}`).join(', ')}` : ''
  return `has no {${strange}} to fill in${choice}`
}

function readNames(message: string): readonly string[] | undefined {
  try {
    return [...namesIn(message)]
  } catch {
    return undefined
  }
}
