import '../../shop/app/texts.ts'
import { parseShopFile } from '../../shop/platform/shop/read-shop-file.ts'
import { openShopFacts, type ShopFacts } from '../../shop/platform/shop/shop-facts.ts'
import type { ShopFileInput } from '../../shop/platform/shop/shop-schema.ts'

/** A shop's file that has nothing in common with the demo's. */
export const OTHER_FILE: ShopFileInput = {
  name: 'Fjällboden',
  languages: ['sv', 'en'],
  currency: 'SEK',
  professional: true,
  company: {
    name: 'Fjällboden i Norr AB',
    organizationNumber: '556677-8899',
    vatNumber: 'SE556677889901',
    street: 'Storgatan 9',
    postcode: '981 31',
    town: 'Kiruna',
    country: 'SE',
    bankAccount: { kind: 'plusgiro', number: '12345-5' },
  },
  contact: {
    email: 'hej@fjallboden.example',
    phone: '0980-123 45',
    hours: { sv: 'Tisdagar 10–12.', en: 'Tuesdays 10–12.' },
  },
  vat: { home: { standard: 25, low: 6 } },
  delivery: {
    carrier: 'Norrbud',
    from: { sport: 79, professional: 149 },
    freeFrom: { sport: 1999, professional: 9999 },
    lastHour: 11,
    ways: { home: { extra: 10 }, pickup: {} },
    weights: [{ upTo: 3, extra: 0 }],
    perTenKilos: 45,
    lorry: { above: 30, days: [6, 9] },
    countries: { SE: { days: [2, 4] }, NO: { extra: 90, days: [4, 7] } },
  },
  fees: [
    {
      id: 'bulky',
      kind: 'service',
      rule: 'bulky',
      amount: 555,
      vat: 25,
      name: { sv: 'Kran', en: 'Crane' },
    },
  ],
  returnDays: 45,
  payments: { prepay: {}, invoice: { buyers: ['business'], days: 20 } },
  look: {
    footerLinks: [{ name: { sv: 'Vår blogg', en: 'Our blog' }, url: 'https://blog.example' }],
  },
  legal: {
    disputes: { sv: 'Nämnden för fjället', en: 'the board of the fells' },
    consumerLaw: { sv: 'Fjällköplagen', en: 'The fell purchase act' },
    privacyAuthority: { sv: 'Fjällets integritetsvakt', en: 'the privacy watch of the fells' },
    accessibilityAuthority: { sv: 'Fjällets tillsyn', en: 'The supervision of the fells' },
    faultYears: 4,
    recordYears: 8,
  },
  texts: {
    sv: {
      'page.home.title': 'Allt för fjället',
      'page.home.heading': 'Ut på fjället.',
      'cart.empty': 'Ryggsäcken är tom.',
    },
    en: { 'page.home.title': 'All for the fells', 'page.home.heading': 'Out on the fells.' },
  },
}

/** Another shop than the demo, with some of its file changed. */
export function otherShop(changes: Partial<ShopFileInput> = {}): ShopFacts {
  const file = { ...OTHER_FILE, ...changes }
  return openShopFacts(parseShopFile(JSON.stringify(file), 'another shop'))
}
