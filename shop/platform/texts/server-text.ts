import type { Dictionary } from '../../../src/i18n/dictionary.ts'
import { formatMessage, namesIn, type Values } from '../../../src/i18n/format-message.ts'
import type { Text } from '../../../src/i18n/text.ts'
import { en } from '../../../src/i18n/texts/en.ts'
import { sv } from '../../../src/i18n/texts/sv.ts'
import type { Language } from '../../../src/model/language.ts'
import { serverEn } from './en.ts'
import { serverSv } from './sv.ts'

/** A shop's own texts, and the facts that its texts may name. */
export interface OwnTexts {
  readonly overrides: Dictionary
  readonly facts: Values
}

interface FoundText {
  readonly message: string
  /** Whether elements use it too; browsers have no facts of the shop to fill in. */
  readonly isDrawnInBrowser: boolean
}

const ELEMENT_TEXTS: Readonly<Record<Language, Dictionary>> = { sv, en }
const dictionaries: Record<Language, Record<string, string>> = { sv: {}, en: {} }
addTexts({ sv, en })
addTexts({ sv: serverSv, en: serverEn })

/** Adds the texts of a feature. Each key belongs to one feature; `app/texts.ts` adds all of them. */
export function addTexts(texts: Readonly<Record<Language, Dictionary>>): void {
  Object.assign(dictionaries.sv, texts.sv)
  Object.assign(dictionaries.en, texts.en)
}

/** A default text, before any shop replaces it. */
export function findText(language: Language, key: string): FoundText | undefined {
  const dictionary = dictionaries[language]
  if (!Object.hasOwn(dictionary, key)) return undefined
  const isDrawnInBrowser = Object.hasOwn(ELEMENT_TEXTS[language], key)
  return { message: dictionary[key] ?? '', isDrawnInBrowser }
}

/** Every default text, before any shop replaces it. */
export function listTexts(language: Language): Dictionary {
  return dictionaries[language]
}

/** The shop's own texts for elements; pages send them to the browser. */
export function elementOverrides(language: Language, overrides: Dictionary): Dictionary {
  const own = Object.entries(overrides).filter(([key]) =>
    Object.hasOwn(ELEMENT_TEXTS[language], key),
  )
  return Object.fromEntries(own)
}

/** The texts of a shop: those of the elements and those of the server. */
export function textOf(language: Language, { overrides, facts }: OwnTexts): Text {
  const withFacts = new Map<string, boolean>()

  return (key, values = {}) => {
    const message = Object.hasOwn(overrides, key) ? overrides[key] : dictionaryText(key)
    if (message === undefined) return key
    return formatMessage(message, namesFact(message) ? { ...facts, ...values } : values, language)
  }

  function dictionaryText(key: string): string | undefined {
    const dictionary = dictionaries[language]
    return Object.hasOwn(dictionary, key) ? dictionary[key] : undefined
  }

  function namesFact(message: string): boolean {
    let is = withFacts.get(message)
    if (is === undefined) {
      is = [...namesIn(message)].some((it) => Object.hasOwn(facts, it))
      withFacts.set(message, is)
    }
    return is
  }
}

const DEFAULTS: Readonly<Record<Language, Text>> = {
  sv: textOf('sv', { overrides: {}, facts: {} }),
  en: textOf('en', { overrides: {}, facts: {} }),
}

/** The default texts, for messages that are not the shop's own, such as a payment provider's. */
export function defaultText(language: Language): Text {
  return DEFAULTS[language]
}
