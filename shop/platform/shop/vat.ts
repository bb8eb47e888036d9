import type { ShopFacts } from './shop-facts.ts'

/** The rate of VAT, in hundredths of a per cent, on a delivery to a country. */
export function deliveryVatRate({ vat }: Pick<ShopFacts, 'vat'>, country: string): number {
  return ratesIn(vat, country)[vat.delivery] ?? 0
}

/**
 * An article's VAT rate in the destination country: the rate of its class there. A rate without a class, or
 * for a country without rates of its own, stays as is.
 */
export function vatRateIn({ vat }: Pick<ShopFacts, 'vat'>, rate: number, country: string): number {
  const rates = ratesIn(vat, country)
  if (rates === vat.home) return rate
  const [name = ''] = Object.entries(vat.home).find(([, it]) => it === rate) ?? []
  return rates[name] ?? rate
}

interface VatSums {
  readonly vatTotal: number
  readonly includesVat: boolean
}

/** Whether sums have a line for VAT; companies see it even if it is 0, as for deliveries abroad. */
export function namesVat(
  { hasVat }: Pick<ShopFacts, 'hasVat'>,
  { vatTotal, includesVat }: VatSums,
): boolean {
  return vatTotal !== 0 || (hasVat && !includesVat)
}

function ratesIn({ home, countries }: ShopFacts['vat'], country: string) {
  return (Object.hasOwn(countries, country) ? countries[country] : undefined) ?? home
}
