import type { Text } from '../../../src/i18n/text.ts'
import { withoutJoiners } from '../../../src/i18n/unbroken.ts'
import type { Language } from '../../../src/model/language.ts'
import { StartError, StartRefusal } from '../start-error.ts'
import { addTexts, defaultText } from '../texts/server-text.ts'
import { settingsTexts } from './texts/texts.ts'

// A program reads its settings before anything else, and may have to refuse one.
for (const it of settingsTexts) addTexts(it)

export type Environment = Readonly<Record<string, string | undefined>>

/** The texts of programs. Terminals draw a box for signs that nobody sees. */
export function commandText(environment: Environment): Text {
  const t = defaultText(commandLanguage(environment))
  return (key, values) => withoutJoiners(t(key, values))
}

/** The language of whoever types commands, by the system's locale; undefined where it is neither. */
export function localeLanguage({ LC_ALL, LC_MESSAGES, LANG }: Environment): Language | undefined {
  const locale = LC_ALL || LC_MESSAGES || LANG || ''
  return (['sv', 'en'] as const).find((it) => new RegExp(`^${it}(?:[_.@-]|$)`, 'i').test(locale))
}

/** The language of programs; other locales read English. */
export function commandLanguage(environment: Environment): Language {
  return localeLanguage(environment) ?? 'en'
}

/** A refusal in the language of whoever started the program; every other error as it is. */
export function toStartError(error: unknown, language: Language): unknown {
  if (!(error instanceof StartRefusal)) return error
  return new StartError(defaultText(language)(error.key, error.values))
}
