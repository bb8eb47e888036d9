import type { Dictionary } from '../../../i18n/dictionary.ts'
import { type Text, textIn } from '../../../i18n/text.ts'
import { en } from '../../../i18n/texts/en.ts'
import { sv } from '../../../i18n/texts/sv.ts'
import type { Language } from '../../../model/language.ts'
import { serverEn } from './en.ts'
import { serverSv } from './sv.ts'

const dictionaries: Record<Language, Record<string, string>> = { sv: {}, en: {} }
addTexts({ sv, en })
addTexts({ sv: serverSv, en: serverEn })

const TEXTS: Record<Language, Text> = {
  sv: textIn('sv', dictionaries.sv),
  en: textIn('en', dictionaries.en),
}

/** Adds what a feature says. A key stands in one feature only; `app/texts.ts` calls this for all of them. */
export function addTexts(texts: Readonly<Record<Language, Dictionary>>): void {
  Object.assign(dictionaries.sv, texts.sv)
  Object.assign(dictionaries.en, texts.en)
}

/** Writes texts in a visitor's language: those of the elements, and those that only the server says. */
export function serverText(language: Language): Text {
  return TEXTS[language]
}
