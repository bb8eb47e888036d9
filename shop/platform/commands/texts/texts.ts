import { settingsEn } from './en.ts'
import { startEn } from './start-en.ts'
import { startSv } from './start-sv.ts'
import { settingsSv } from './sv.ts'

/** Texts of programs about their settings and a failed start. */
export const settingsTexts = [
  { sv: settingsSv, en: settingsEn },
  { sv: startSv, en: startEn },
]
