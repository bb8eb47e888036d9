import { setupEn } from './en.ts'
import { shopFileEn } from './file-en.ts'
import { shopFileSv } from './file-sv.ts'
import { setupSv } from './sv.ts'

/** What setting up a shop says, and what reading its file does. */
export const setupTexts = [
  { sv: setupSv, en: setupEn },
  { sv: shopFileSv, en: shopFileEn },
]
