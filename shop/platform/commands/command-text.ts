import type { Text } from '../../../src/i18n/text.ts'
import { withoutJoiners } from '../../../src/i18n/unbroken.ts'
import type { Language } from '../../../src/model/language.ts'
import { StartError, StartRefusal } from '../start-error.ts'
import { addTexts, defaultText } from '../texts/server-text.ts'
import { settingsTexts } from './texts/texts.ts'

// A program reads its settings first, and needs these texts to refuse one.
for (const it of settingsTexts) addTexts(it)

export type Environment = Readonly<Record<string, string | undefined>>

/** Texts for terminals, without invisible characters, which they draw as boxes. */
export function commandText(environment: Environment): Text {
  const t = defaultText(commandLanguage(environment))
  return (key, values) => withoutJoiners(t(key, values))
}

/** The language of the system's locale; undefined if it is neither Swedish nor English. */
export function localeLanguage({ LC_ALL, LC_MESSAGES, LANG }: Environment): Language | undefined {
  const locale = LC_ALL || LC_MESSAGES || LANG || ''
  return (['sv', 'en'] as const).find((it) => new RegExp(`^${it}(?:[_.@-]|$)`, 'i').test(locale))
}

/** The language of programs; English for other locales. */
export function commandLanguage(environment: Environment): Language {
  return localeLanguage(environment) ?? 'en'
}

/** Translates a refusal for the person who started the program; returns every other error as is. */
export function toStartError(error: unknown, language: Language): unknown {
  if (!(error instanceof StartRefusal)) return error
  return new StartError(defaultText(language)(error.key, error.values))
}
