import { helpEn } from './help-en.ts'
import { helpSv } from './help-sv.ts'
import { importEn } from './import-en.ts'
import { importSv } from './import-sv.ts'
import { outputEn } from './output-en.ts'
import { outputSv } from './output-sv.ts'
import { setupEn } from './setup-en.ts'
import { setupSv } from './setup-sv.ts'

/** What the programs beside the shop print, and what they ask. */
export const programTexts = [
  { sv: helpSv, en: helpEn },
  { sv: importSv, en: importEn },
  { sv: outputSv, en: outputEn },
  { sv: setupSv, en: setupEn },
]
