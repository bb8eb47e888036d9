import { seenEn } from './en.ts'
import { seenSv } from './sv.ts'

/** What the page of what visitors have looked at says. */
export const seenTexts = [{ sv: seenSv, en: seenEn }]
