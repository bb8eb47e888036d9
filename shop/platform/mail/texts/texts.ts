import { mailEn } from './en.ts'
import { mailSv } from './sv.ts'

/** What every mail says. */
export const mailTexts = [{ sv: mailSv, en: mailEn }]
