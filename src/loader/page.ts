import { all, attribute } from './dom.ts'

// A module script has no document.currentScript.
const script = all(document, 'script').find(
  (it) => (it as HTMLScriptElement).src === import.meta.url,
)

/** What the page says on the loader's script tag; an empty text where it says nothing. */
export function setting(name: string): string | null | undefined {
  return script && attribute(script, `data-${name}`)
}

/** Swedish unless the page says English. */
export function pageLanguage(): 'sv' | 'en' {
  return all(document, ':root:lang(en)')[0] ? 'en' : 'sv'
}

const TEXTS = {
  sv: {
    'error.part': 'Kunde inte laddas.',
    'error.slow': 'Laddas fortfarande.',
    'error.retry': 'Försök igen',
  },
  en: {
    'error.part': 'Could not be loaded.',
    'error.slow': 'Still loading.',
    'error.retry': 'Try again',
  },
}

export type LoaderText = keyof (typeof TEXTS)['sv']

/** The page's own text, else ours: the dictionaries may be what did not load. */
export function loaderText(key: LoaderText): string {
  let own: unknown
  try {
    own = JSON.parse(all(document, 'script#courtside-texts')[0]?.textContent ?? '')[key]
  } catch {
    // Texts that do not parse are reported by whoever needs all of them.
  }
  return typeof own === 'string' ? own : TEXTS[pageLanguage()][key]
}
