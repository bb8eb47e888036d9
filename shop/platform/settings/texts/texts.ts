import { settingsEn } from './en.ts'
import { helpEn } from './help-en.ts'
import { helpSv } from './help-sv.ts'
import { importEn } from './import-en.ts'
import { importFileEn } from './import-file-en.ts'
import { importFileSv } from './import-file-sv.ts'
import { importSv } from './import-sv.ts'
import { outputEn } from './output-en.ts'
import { outputSv } from './output-sv.ts'
import { startEn } from './start-en.ts'
import { startSv } from './start-sv.ts'
import { settingsSv } from './sv.ts'

/** What programs print: of their settings and options, and of what they did. */
export const settingsTexts = [
  { sv: settingsSv, en: settingsEn },
  { sv: startSv, en: startEn },
  { sv: helpSv, en: helpEn },
  { sv: importSv, en: importEn },
  { sv: importFileSv, en: importFileEn },
  { sv: outputSv, en: outputEn },
]
