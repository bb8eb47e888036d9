import { settingsEn } from './en.ts'
import { cliEn } from './help-en.ts'
import { cliSv } from './help-sv.ts'
import { settingsSv } from './sv.ts'

/** What programs say of their settings and options. */
export const settingsTexts = [
  { sv: settingsSv, en: settingsEn },
  { sv: cliSv, en: cliEn },
]
