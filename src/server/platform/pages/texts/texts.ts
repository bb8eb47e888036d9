import { pageEn } from './en.ts'
import { pageSv } from './sv.ts'

/** What every page says. */
export const pageTexts = [{ sv: pageSv, en: pageEn }]
