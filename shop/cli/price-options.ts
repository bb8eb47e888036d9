import type { Text } from '../../src/i18n/text.ts'
import type { PriceRules } from '../catalogue/importers/prices.ts'
import { StartError } from '../platform/start-error.ts'

/** The command line's options about a file's currencies. */
export interface PriceOptions {
  readonly currency: string | undefined
  readonly rates: Readonly<Record<string, number>>
}

const MAX_RATE = 1_000_000

/** Reads `--currency USD` and each `--rate USD=10.45`. */
export function readPriceOptions(
  currency: string | undefined,
  rates: readonly string[],
  t: Text,
): PriceOptions {
  const read = (it: string) => readRate(it, t)
  return {
    currency: currency === undefined ? undefined : readCode('--currency', currency, t),
    rates: Object.fromEntries(rates.flatMap((it) => it.split(';')).map(read)),
  }
}

/**
 * The currency of a file's prices: that of `--currency`, else the only one with a rate, else the shop's. Without
 * a rate, nothing is converted.
 */
export function priceRulesOf(
  { currency, rates }: PriceOptions,
  shopCurrency: string,
  t: Text,
): PriceRules {
  const [only, second] = Object.keys(rates)
  if (Object.hasOwn(rates, shopCurrency)) {
    throw new StartError(t('cli.import.ownrate', { currency: shopCurrency }))
  }
  const fileCurrency = currency ?? (second === undefined ? only : undefined) ?? shopCurrency
  if (fileCurrency !== shopCurrency && !Object.hasOwn(rates, fileCurrency)) {
    throw new StartError(t('cli.import.norate', { file: fileCurrency, shop: shopCurrency }))
  }
  const isStated = currency !== undefined || only !== undefined
  return { shopCurrency, fileCurrency, rates, ...(isStated && { isStated }) }
}

/** A sentence of the report for each rate. */
export function describeRates(t: Text, { shopCurrency, rates }: PriceRules): string[] {
  return Object.entries(rates).map(([code, rate]) =>
    t('cli.import.converted', { code, rate: String(rate), shop: shopCurrency }),
  )
}

function readRate(text: string, t: Text): [string, number] {
  const [, code = '', number = ''] =
    /^\s*([a-z]{3})=(\d{1,9}(?:[.,]\d{1,9})?)\s*$/i.exec(text) ?? []
  const rate = Number(number.replace(',', '.'))
  if (code !== '' && rate > 0 && rate <= MAX_RATE) return [readCode('--rate', code, t), rate]
  throw new StartError(t('cli.import.rate', { text }))
}

function readCode(option: string, text: string, t: Text): string {
  const code = text.toUpperCase()
  if (Intl.supportedValuesOf('currency').includes(code)) return code
  throw new StartError(t('cli.import.currency', { option, text }))
}
