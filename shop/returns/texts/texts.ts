import { returnEn } from './en.ts'
import { returnSv } from './sv.ts'

/** What returns say. */
export const returnTexts = [{ sv: returnSv, en: returnEn }]
