import { infoEn } from './en.ts'
import { infoSv } from './sv.ts'

/** What the home and the articles say. */
export const infoTexts = [{ sv: infoSv, en: infoEn }]
