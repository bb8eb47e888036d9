/** VAT rates in per cent by class, always including the standard one. */
export type CountryVat = Readonly<Record<string, number>> & { readonly standard: number }

/** The classes, in the order of the table. */
const CLASSES = ['standard', 'reduced', 'low', 'lowest'] as const

/**
 * Defaults of setup, for which the owner is responsible. Compared on 23 November 2026 with publications of tax
 * advisers, not with the laws: the EU, Norway and the United Kingdom with an overview of
 * February 2026, Estonia's 13, Lithuania, Finland, Malta's 12 and Cyprus's 3 per cent, Switzerland
 * and Liechtenstein with reports of 2023 to 2026, Iceland with an overview of 2021. Later changes are
 * not known here. The rates of regions and islands are left out. The United States have no VAT; sales
 * tax is not counted.
 */
const RATES: Readonly<Record<string, readonly [standard: number, ...reduced: number[]]>> = {
  AT: [20, 13, 10],
  BE: [21, 12, 6],
  BG: [20, 9],
  CH: [8.1, 3.8, 2.6],
  CY: [19, 9, 5, 3],
  CZ: [21, 12],
  DE: [19, 7],
  DK: [25],
  EE: [24, 13, 9],
  ES: [21, 10, 4],
  FI: [25.5, 13.5, 10],
  FR: [20, 10, 5.5, 2.1],
  GB: [20, 5, 0],
  GR: [24, 13, 6],
  HR: [25, 13, 5],
  HU: [27, 18, 5],
  IE: [23, 13.5, 9, 4.8],
  IS: [24, 11],
  IT: [22, 10, 5, 4],
  LI: [8.1, 3.8, 2.6],
  LT: [21, 12, 5],
  LU: [17, 14, 8, 3],
  LV: [21, 12, 5],
  MT: [18, 12, 7, 5],
  NL: [21, 9],
  NO: [25, 15, 12],
  PL: [23, 8, 5],
  PT: [23, 13, 6],
  RO: [21, 11],
  SE: [25, 12, 6],
  SI: [22, 9.5, 5],
  SK: [23, 19, 5],
  US: [0],
}

/** Undefined for a country that is not listed. */
export function vatOf(country: string): CountryVat | undefined {
  const rates = Object.hasOwn(RATES, country) ? RATES[country] : undefined
  if (!rates) return undefined
  const [standard, ...reduced] = rates
  const others = reduced.map((rate, at) => [CLASSES[at + 1], rate] as const)
  return { standard, ...Object.fromEntries(others) }
}
