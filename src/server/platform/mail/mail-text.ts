import type { Text } from '../../../i18n/text.ts'
import type { Language } from '../../../model/language.ts'
import { SHOP } from '../shop-facts.ts'
import { serverText } from '../texts/server-text.ts'

/** Writes texts of mails; the shop's own facts are known to each of them. */
export function mailText(language: Language): Text {
  return (key, values) => serverText(language)(key, { ...SHOP, ...values })
}

/** The shop's name, address and numbers, as they end every mail. */
export function senderLines(language: Language): readonly string[] {
  const { company, street, postcode, town, email, phone } = SHOP
  const numbers = mailText(language)('mail.sender.number')
  return [company, `${street}, ${postcode} ${town}`, `${email}, ${phone}`, numbers]
}
