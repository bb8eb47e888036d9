import { enConsent } from '../../i18n/texts/consent/en.ts'
import { svConsent } from '../../i18n/texts/consent/sv.ts'
import { findInDocument } from '../safe-document.ts'

/**
 * The page's own text of a key, or else ours: without the message formatter, which would be larger than the
 * rest of this part.
 */
export function consentText(key: string): string {
  const own = pageTexts()[key]
  if (typeof own === 'string') return own
  const ours: Readonly<Record<string, string>> = findInDocument(':root:lang(en)')
    ? enConsent
    : svConsent
  return ours[key] ?? key
}

function pageTexts(): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(findInDocument('script#courtside-texts')?.textContent ?? '{}')
  } catch {
    return {}
  }
}
