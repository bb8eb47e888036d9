/** The languages of pages, elements and mails. */
export type Language = 'sv' | 'en'
