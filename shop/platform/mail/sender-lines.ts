import type { Language } from '../../../src/model/language.ts'
import type { ShopFacts } from '../shop/shop-facts.ts'

/** The company's name, address and numbers, at the end of every mail. */
export function senderLines(shop: ShopFacts, language: Language): readonly string[] {
  const { name, street, postcode, town } = shop.company
  const { email, phone } = shop.contact
  const numbers = shop.text(language)('mail.sender.number')
  return [name, `${street}, ${postcode} ${town}`, `${email}, ${phone}`, numbers]
}
