import { pageEn } from './en.ts'
import { restockEn } from './restock-en.ts'
import { restockSv } from './restock-sv.ts'
import { pageSv } from './sv.ts'

/** What every page says. */
export const pageTexts = [
  { sv: pageSv, en: pageEn },
  { sv: restockSv, en: restockEn },
]
