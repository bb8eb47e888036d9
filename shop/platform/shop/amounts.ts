import { unitOf } from '../../../src/model/currency.ts'
import type { Path } from './locate-json.ts'
import type { ShopFile } from './shop-schema.ts'

/** Names of the fields that are amounts of money, anywhere below `delivery` and `fees`. */
const AMOUNTS = ['sport', 'professional', 'extra', 'perTenKilos', 'amount', 'belowTotal']
const HUNDREDTHS = 100

interface FoundAmount {
  readonly path: Path
  readonly amount: number
}

export function listAmounts({
  delivery,
  fees,
}: Pick<ShopFile, 'delivery' | 'fees'>): FoundAmount[] {
  const found: FoundAmount[] = []
  const note = (amount: number, path: Path) => {
    found.push({ path, amount })
    return amount
  }
  mapAmounts({ delivery, fees }, note)
  return found
}

/** Converts a file's amounts to minor units, and its rates to hundredths of a per cent. */
export function inMinorUnits(file: ShopFile): ShopFile {
  const factor = unitOf(file.currency)
  const { delivery, fees } = mapAmounts({ delivery: file.delivery, fees: file.fees }, (amount) =>
    Math.round(amount * factor),
  )
  const { home, countries } = file.vat
  return {
    ...file,
    delivery,
    fees: fees.map((it) => ({ ...it, vat: toRate(it.vat) })),
    vat: {
      ...file.vat,
      home: toRates(home),
      countries: Object.fromEntries(
        Object.entries(countries).map(([code, rates]) => [code, toRates(rates)]),
      ),
    },
  }
}

function toRates(rates: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(rates).map(([name, rate]) => [name, toRate(rate)]))
}

function toRate(percent: number): number {
  return Math.round(percent * HUNDREDTHS)
}

function mapAmounts<Value>(
  value: Value,
  change: (amount: number, path: Path) => number,
  path: Path = [],
): Value {
  if (typeof value !== 'object' || value === null) return value
  const isList = Array.isArray(value)
  const entries = Object.entries(value).map(([key, it]): [string, unknown] => {
    const at = [...path, isList ? Number(key) : key]
    const isAmount = typeof it === 'number' && AMOUNTS.includes(key)
    return [key, isAmount ? change(it, at) : mapAmounts(it, change, at)]
  })
  return (isList ? entries.map(([, it]) => it) : Object.fromEntries(entries)) as Value
}
