import { quickOrderEn } from './en.ts'
import { quickOrderSv } from './sv.ts'

/** What quick order says. */
export const quickOrderTexts = [{ sv: quickOrderSv, en: quickOrderEn }]
