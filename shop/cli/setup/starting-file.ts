import type { ShopFileInput } from '../../platform/shop/shop-schema.ts'
import { homeOf, zoneOf, zonesIn } from '../../platform/shop/time-schema.ts'

/** A writable file, for the questions to fill in. */
export type DraftFile = {
  -readonly [Field in keyof ShopFileInput]: ShopFileInput[Field]
}

/**
 * Defaults of a country; undefined if the owner must answer. In a country with several zones, this machine's
 * zone if it is one of them.
 */
export function homeDefaults(country: string): { timeZone?: string; holidays?: string } {
  const { timeZone: here } = new Intl.DateTimeFormat().resolvedOptions()
  const timeZone = zoneOf(country) ?? (zonesIn(country).includes(here) ? here : undefined)
  return { ...(timeZone && { timeZone }), ...(homeOf(country) && { holidays: country }) }
}

/**
 * A valid file, so that any fault after an answer is due to that answer. Each question replaces its part; the
 * rest are starting values that the owner changes in the file.
 */
export function startingFile(): DraftFile {
  const words = () => ({ sv: '–', en: '–' })
  return {
    name: '–',
    languages: ['sv', 'en'],
    currency: 'SEK',
    professional: false,
    company: {
      name: '–',
      organizationNumber: '–',
      vatNumber: '–',
      street: '–',
      postcode: '–',
      town: '–',
      country: 'SE',
    },
    timeZone: 'Europe/Stockholm',
    holidays: 'SE',
    contact: { email: 'shop@shop.example', phone: '+46700000000', hours: words() },
    vat: { delivery: 'standard', home: { standard: 25 } },
    delivery: {
      carrier: '–',
      from: { sport: 0 },
      lastHour: 12,
      ways: { home: {} },
      weights: [{ upTo: 20, extra: 0 }],
      perTenKilos: 0,
      lorry: { above: 35, days: [5, 8] },
      countries: { SE: { days: [1, 3] } },
    },
    fees: [],
    returnDays: 30,
    payments: { invoice: { days: 30 } },
    look: {},
    legal: {
      disputes: words(),
      consumerLaw: words(),
      privacyAuthority: words(),
      accessibilityAuthority: words(),
      faultYears: 3,
      recordYears: 7,
    },
    origins: {},
    texts: {},
  }
}
