import { type Language, languageOf } from '../model/language.ts'
import type { Message } from '../model/validation.ts'
import { type Dictionary, dictionaries } from './dictionary.ts'
import { formatMessage, type Values } from './format-message.ts'
import type { TextKey } from './texts/text-key.ts'

/** Returns the text of a key in one language. */
export type Text = (key: string, values?: Values) => string

const OVERRIDES_ID = 'courtside-texts'

const KEY = /^[a-z][\w-]+(\.[a-z][\w-]+)+$/i
/** Common ends of the names of sites and files. */
const SITE = /^www\.|\.(com|de|dk|eu|fi|io|net|no|nu|org|se|shop)$/i
const FILE = /\.(csv|docx?|gif|html?|jpe?g|js|json|pdf|png|svg|txt|webp|xlsx?|xml|zip)$/i

const missing = new Set<string>()
let overrides: Dictionary | undefined
let find: (key: string, values: Values) => string | undefined = findInPage

/**
 * The text of a key in the page's language. The page's own text in its `courtside-texts` script takes
 * precedence over the dictionary; a key without a text is shown as is, and reported once.
 */
export function text(key: TextKey, values: Values = {}): string {
  return find(key, values) ?? report(key)
}

/**
 * A message's text. A sentence of the shop is shown as is; a key without a text becomes the general error,
 * which says what can be done.
 */
export function messageText({ key, values = {} }: Message): string {
  return find(key, values) ?? (isKey(key) ? text('genericerror', values) : key)
}

/** Whether it consists of words joined by dots, but is no address and no file name. */
function isKey(message: string): boolean {
  return KEY.test(message) && !SITE.test(message) && !FILE.test(message)
}

/** Whether there is a text for this key, for keys that an answer names. */
export function hasText(key: string): boolean {
  return find(key, {}) !== undefined
}

/** For a server, which knows the language; a malformed text in `own` counts as missing. */
export function textWith(language: Language, dictionary: Dictionary, own: Dictionary = {}): Text {
  return (key, values = {}) =>
    written(own, key, values, language) ?? written(dictionary, key, values, language) ?? key
}

/** Makes `text` use `texts` while `draw` runs, which must not wait: the server has no page. */
export function withTexts<Drawn>(texts: Text, draw: () => Drawn): Drawn {
  const before = find
  find = texts
  try {
    return draw()
  } finally {
    find = before
  }
}

/** The language of the page's texts. */
export function pageLanguage(): Language {
  return languageOf(document.querySelector('html')?.lang)
}

/**
 * Makes the next text read the page's overrides again.
 * @internal A page has its overrides for as long as it lives; the page of a test file has several.
 */
export function forgetOverrides(): void {
  overrides = undefined
}

function findInPage(key: string, values: Values): string | undefined {
  const language = pageLanguage()
  overrides ??= readOverrides()
  return (
    written(overrides, key, values, language) ??
    written(dictionaries().get(language), key, values, language)
  )
}

function written(
  dictionary: Dictionary | undefined,
  key: string,
  values: Values,
  language: Language,
): string | undefined {
  if (!dictionary || !Object.hasOwn(dictionary, key)) return undefined
  const message = dictionary[key]
  if (typeof message !== 'string') return undefined
  try {
    return formatMessage(message, values, language)
  } catch (error) {
    warnOnce(key, error)
    return undefined
  }
}

function readOverrides(): Dictionary {
  const json = document.querySelector(`script#${OVERRIDES_ID}`)?.textContent
  if (!json) return {}
  try {
    const value: unknown = JSON.parse(json)
    return value && typeof value === 'object' ? (value as Dictionary) : {}
  } catch (error) {
    warnOnce(OVERRIDES_ID, error)
    return {}
  }
}

function report(key: string): string {
  warnOnce(key, 'no text')
  return key
}

function warnOnce(key: string, reason: unknown): void {
  if (missing.has(key)) return
  missing.add(key)
  console.warn(`courtside: ${key}:`, reason)
}
