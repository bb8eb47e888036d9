/** The languages of pages, elements and mails. */
export type Language = 'sv' | 'en'

/** Of the texts of a page, by its `lang`: Swedish unless that says English. */
export function languageOf(lang: string | undefined): Language {
  return lang?.toLowerCase().startsWith('en') ? 'en' : 'sv'
}

/** One text in every language that ships. */
export type LocalText = Readonly<Record<Language, string>>

/** What stands before the decimals of a number. */
export const DECIMAL_SIGN: Readonly<Record<Language, string>> = { sv: ',', en: '.' }
