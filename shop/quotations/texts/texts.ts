import { quotationEn } from './en.ts'
import { quotationSv } from './sv.ts'

/** What quotations say. */
export const quotationTexts = [{ sv: quotationSv, en: quotationEn }]
