import '../../app/texts.ts'
import { addTexts } from '../../platform/texts/server-text.ts'
import { helpEn } from './help-en.ts'
import { helpSv } from './help-sv.ts'
import { importEn } from './import-en.ts'
import { importSv } from './import-sv.ts'
import { outputEn } from './output-en.ts'
import { outputSv } from './output-sv.ts'
import { setupEn } from './setup-en.ts'
import { setupSv } from './setup-sv.ts'

// Programs beside the shop say all that the shop does, and what they print and ask themselves.
const ALL = [
  { sv: helpSv, en: helpEn },
  { sv: importSv, en: importEn },
  { sv: outputSv, en: outputEn },
  { sv: setupSv, en: setupEn },
]

for (const it of ALL) addTexts(it)
