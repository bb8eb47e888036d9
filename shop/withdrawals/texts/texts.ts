import { withdrawEn } from './en.ts'
import { withdrawSv } from './sv.ts'

/** What withdrawals say. */
export const withdrawTexts = [{ sv: withdrawSv, en: withdrawEn }]
