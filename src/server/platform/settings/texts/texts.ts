import { settingsEn } from './en.ts'
import { cliEn } from './help-en.ts'
import { cliSv } from './help-sv.ts'
import { saidEn } from './said-en.ts'
import { saidSv } from './said-sv.ts'
import { settingsSv } from './sv.ts'

/** What programs say: of their settings and options, and of what they have done. */
export const settingsTexts = [
  { sv: settingsSv, en: settingsEn },
  { sv: cliSv, en: cliEn },
  { sv: saidSv, en: saidEn },
]
