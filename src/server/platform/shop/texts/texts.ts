import { setupEn } from './en.ts'
import { setupSv } from './sv.ts'

/** What setting up a shop says. */
export const setupTexts = [{ sv: setupSv, en: setupEn }]
