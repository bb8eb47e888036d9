import { pageEn } from './en.ts'
import { restockEn } from './restock-en.ts'
import { restockSv } from './restock-sv.ts'
import { reviewsEn } from './reviews-en.ts'
import { reviewsSv } from './reviews-sv.ts'
import { pageSv } from './sv.ts'

/** What every page says. */
export const pageTexts = [
  { sv: pageSv, en: pageEn },
  { sv: restockSv, en: restockEn },
  { sv: reviewsSv, en: reviewsEn },
]
