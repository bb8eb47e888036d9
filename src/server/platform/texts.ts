import type { Language } from '../../model/language.ts'
import { type Text, textIn } from '../../i18n/text.ts'
import { en } from '../../i18n/texts/en.ts'
import { sv } from '../../i18n/texts/sv.ts'
import { checkoutEn, checkoutSv } from '../sales/checkout/texts-checkout.ts'

/** Sentences that only the server says. */
const ownSv = {
  'article.unavailable': 'Varan går inte att köpa just nu.',
  'cart.row.locked': 'Raden kan inte ändras.',
  'cart.toomanyrows': 'Lägg i högst {max} olika varor åt gången.',
  'cart.full': 'Varukorgen rymmer högst {max} olika varor.',
  'order.unknown': 'Beställningen finns inte.',
  'search.categories': 'Kategorier',
  'stock.instock': 'I lager',
  'stock.backorder': 'Beställningsvara',
  'stock.notenough': 'Så många går inte att beställa. Minska antalet eller logga in.',
  'request.unreadable': 'Begäran gick inte att läsa.',
  'request.toobig': 'Begäran är för stor.',
  'request.wrongtype': 'Begäran är i fel format.',
  'request.notfound': 'Det finns inget på den adressen.',
  'request.wrongmethod': 'Adressen svarar inte på den sortens begäran.',
  'request.repeated': 'Samma nyckel har redan använts för en annan begäran.',
  'request.running': 'Begäran behandlas redan. Vänta en stund.',
  'request.toomany': 'För många försök. Försök igen om {s} sekunder.',
  'request.login': 'Logga in för att fortsätta.',
  'request.forbidden': 'Du har inte behörighet till det här.',
  'shop.unavailable': 'Butiken kan inte svara just nu. Försök igen om en stund.',
} as const

const ownEn: Record<keyof typeof ownSv, string> = {
  'article.unavailable': 'This article cannot be bought at the moment.',
  'cart.row.locked': 'This row cannot be changed.',
  'cart.toomanyrows': 'Add at most {max} different articles at a time.',
  'cart.full': 'The cart holds at most {max} different articles.',
  'order.unknown': 'There is no such order.',
  'search.categories': 'Categories',
  'stock.instock': 'In stock',
  'stock.backorder': 'Made to order',
  'stock.notenough': 'That many cannot be ordered. Lower the quantity or log in.',
  'request.unreadable': 'The request could not be read.',
  'request.toobig': 'The request is too large.',
  'request.wrongtype': 'The request is in the wrong format.',
  'request.notfound': 'There is nothing at that address.',
  'request.wrongmethod': 'The address does not answer that kind of request.',
  'request.repeated': 'The same key has been used for another request.',
  'request.running': 'The request is already being handled. Wait a moment.',
  'request.toomany': 'Too many attempts. Try again in {s} seconds.',
  'request.login': 'Log in to continue.',
  'request.forbidden': 'You are not allowed to do this.',
  'shop.unavailable': 'The shop cannot answer right now. Try again shortly.',
}

const TEXTS: Record<Language, Text> = {
  sv: textIn('sv', { ...sv, ...ownSv, ...checkoutSv }),
  en: textIn('en', { ...en, ...ownEn, ...checkoutEn }),
}

/** Writes texts in a visitor's language: those of the elements, and those that only the server says. */
export function serverText(language: Language): Text {
  return TEXTS[language]
}
