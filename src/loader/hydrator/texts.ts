import { all } from '../dom.ts'
import type { TextKey } from '../loader-api.ts'

/** In the script itself, because the dictionaries may be what failed to load. */
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

/** Swedish unless the page is in English. */
export function pageLanguage(): 'sv' | 'en' {
  return all(document, ':root:lang(en)')[0] ? 'en' : 'sv'
}

/** The page's own text of a key, or else ours. */
export function textOf(key: TextKey): string {
  const own = pageTexts()[key]
  return typeof own === 'string' ? own : TEXTS[pageLanguage()][key]
}

/** The parts that need all texts report texts that do not parse. */
function pageTexts(): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(all(document, 'script#courtside-texts')[0]?.textContent ?? '{}')
  } catch {
    return {}
  }
}
