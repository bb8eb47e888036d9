import { sandboxEn } from '../sandbox/texts/en.ts'
import { sandboxSv } from '../sandbox/texts/sv.ts'
import { paymentEn } from './en.ts'
import { paymentSv } from './sv.ts'

/** What payments say, those of the sandbox included. */
export const paymentTexts = [
  { sv: paymentSv, en: paymentEn },
  { sv: sandboxSv, en: sandboxEn },
]
