import type { Language } from '../../../model/language.ts'
import { type Text, textIn } from '../../../i18n/text.ts'
import { SHOP } from '../shop-facts.ts'
import { accountMailEn } from '../../account/account-mail-en.ts'
import { accountMailSv } from '../../account/account-mail-sv.ts'
import { mailEn } from './texts-en.ts'
import { mailSv } from './texts-sv.ts'

const TEXTS: Record<Language, Text> = {
  sv: textIn('sv', { ...mailSv, ...accountMailSv }),
  en: textIn('en', { ...mailEn, ...accountMailEn }),
}

/** Writes what only mails say; the shop's own facts are known to every text. */
export function mailText(language: Language): Text {
  return (key, values) => TEXTS[language](key, { ...SHOP, ...values })
}

/** The shop's name, address and numbers, as they end every mail. */
export function senderLines(language: Language): readonly string[] {
  const { company, street, postcode, town, email, phone } = SHOP
  const numbers = mailText(language)('mail.sender.number')
  return [company, `${street}, ${postcode} ${town}`, `${email}, ${phone}`, numbers]
}
