import { checkoutEn } from './en.ts'
import { checkoutEn as checkoutPageEn } from './page-en.ts'
import { checkoutSv as checkoutPageSv } from './page-sv.ts'
import { checkoutSv } from './sv.ts'

/** What the checkout says, in answers and on its pages. */
export const checkoutTexts = [
  { sv: checkoutSv, en: checkoutEn },
  { sv: checkoutPageSv, en: checkoutPageEn },
]
