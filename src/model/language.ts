/** The languages of pages, elements and mails. */
export type Language = 'sv' | 'en'

/** One text in every language that ships. */
export type LocalText = Readonly<Record<Language, string>>
