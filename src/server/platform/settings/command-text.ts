import type { Text } from '../../../i18n/text.ts'
import type { Language } from '../../../model/language.ts'
import { StartError, StartRefusal } from '../db/start-error.ts'
import { addTexts, defaultText } from '../texts/server-text.ts'
import { settingsTexts } from './texts/texts.ts'

// A program reads its settings before anything else, and may have to refuse one.
for (const it of settingsTexts) addTexts(it)

export type Environment = Readonly<Record<string, string | undefined>>

/** The language of whoever types commands, by the system's locale; undefined where it is neither. */
export function localeLanguage(environment: Environment): Language | undefined {
  const { LC_ALL, LC_MESSAGES, LANG } = environment
  const [, found] = /^(sv|en)(?:[_.@-]|$)/i.exec(LC_ALL || LC_MESSAGES || LANG || '') ?? []
  if (found === undefined) return undefined
  return found.toLowerCase() === 'sv' ? 'sv' : 'en'
}

/** The texts of programs: in Swedish where the system's locale is Swedish, in English elsewhere. */
export function commandText(environment: Environment): Text {
  return defaultText(commandLanguage(environment))
}

/** The language of programs; other locales read English. */
export function commandLanguage(environment: Environment): Language {
  return localeLanguage(environment) ?? 'en'
}

/** A refusal in the language of whoever started the program; every other error as it is. */
export function describeRefusal(error: unknown, language: Language): unknown {
  if (!(error instanceof StartRefusal)) return error
  return new StartError(defaultText(language)(error.key, error.values))
}
