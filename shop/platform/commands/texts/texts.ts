import { settingsEn } from './en.ts'
import { startEn } from './start-en.ts'
import { startSv } from './start-sv.ts'
import { settingsSv } from './sv.ts'

/** What programs print of their settings, and of a start that fails. */
export const settingsTexts = [
  { sv: settingsSv, en: settingsEn },
  { sv: startSv, en: startEn },
]
