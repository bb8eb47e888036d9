import type { Language } from '../model/language.ts'

/** Messages by text key. */
export type Dictionary = Readonly<Record<string, string>>

const REGISTRY = Symbol.for('courtside.texts')

interface DictionaryPage {
  [REGISTRY]?: Map<string, Dictionary>
}

/** The dictionaries this page has loaded, by language; one map for every script on the page. */
export function dictionaries(): Map<string, Dictionary> {
  const page = globalThis as DictionaryPage
  page[REGISTRY] ??= new Map()
  return page[REGISTRY]
}

/** Adds texts to those of the language that are loaded already. */
export function register(language: Language, dictionary: Dictionary): void {
  dictionaries().set(language, { ...dictionaries().get(language), ...dictionary })
}
