import { all } from '../dom.ts'
import type { TextKey } from '../loader-api.ts'

/** Our own, because the dictionaries may be what did not load. */
const TEXTS = {
  sv: {
    'error.part': 'Den här delen kunde inte laddas.',
    'error.slow': 'Den här delen laddas fortfarande.',
    'error.away': 'Du är offline.',
    'error.retry': 'Försök igen',
  },
  en: {
    'error.part': 'This part could not be loaded.',
    'error.slow': 'This part is still loading.',
    'error.away': 'You are offline.',
    'error.retry': 'Try again',
  },
}

/** Swedish unless the page says English. */
export function pageLanguage(): 'sv' | 'en' {
  return all(document, ':root:lang(en)')[0] ? 'en' : 'sv'
}

/** What the page's own texts say under a key, else what we say. */
export function textOf(key: TextKey): string {
  const own = pageTexts()[key]
  return typeof own === 'string' ? own : TEXTS[pageLanguage()][key]
}

/** Texts that do not parse are reported by what needs all of them. */
function pageTexts(): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(all(document, 'script#courtside-texts')[0]?.textContent ?? '{}')
  } catch {
    return {}
  }
}
