/** The languages of pages, elements and mails. */
export type Language = 'sv' | 'en'

/** The language of a page's texts, by its `lang`: Swedish unless that is English. */
export function languageOf(lang: string | undefined): Language {
  return lang?.toLowerCase().startsWith('en') ? 'en' : 'sv'
}

/** One text in every language that ships. */
export type LocalText = Readonly<Record<Language, string>>

/** The decimal separator of each language. */
export const DECIMAL_SIGN: Readonly<Record<Language, string>> = { sv: ',', en: '.' }
