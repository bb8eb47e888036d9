/** The languages of pages, elements and mails. */
export type Language = 'sv' | 'en'

/** One text in every language that ships. */
export type LocalText = Readonly<Record<Language, string>>

/** What stands before the decimals of a number. */
export const DECIMAL_SIGN: Readonly<Record<Language, string>> = { sv: ',', en: '.' }
