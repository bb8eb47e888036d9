import type { Language } from '../../../i18n/dictionary.ts'
import { type Text, textIn } from '../../../i18n/text.ts'
import { en } from '../../../i18n/texts/en.ts'
import { sv } from '../../../i18n/texts/sv.ts'
import { infoEn } from './info-en.ts'
import { infoSv } from './info-sv.ts'
import { pageEn } from './page-en.ts'
import { pageSv } from './page-sv.ts'

const TEXTS: Record<Language, Text> = {
  sv: textIn('sv', { ...sv, ...infoSv, ...pageSv }),
  en: textIn('en', { ...en, ...infoEn, ...pageEn }),
}

/** Writes the texts of pages: those of the elements, and those that only pages say. */
export function pageText(language: Language): Text {
  return TEXTS[language]
}
