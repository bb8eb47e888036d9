import type { PriceRules } from '../catalogue/importers/prices.ts'
import { StartError } from '../platform/db/start-error.ts'

/** What the command line says of the currencies of a file. */
export interface PriceOptions {
  readonly currency: string | undefined
  readonly rates: Readonly<Record<string, number>>
}

const MAX_RATE = 1_000_000

/** Reads `--currency USD` and each `--rate USD=10.45`. */
export function readPriceOptions(
  currency: string | undefined,
  rates: readonly string[],
): PriceOptions {
  return {
    currency: currency === undefined ? undefined : readCode('--currency', currency),
    rates: Object.fromEntries(rates.flatMap((it) => it.split(';')).map(readRate)),
  }
}

/**
 * What a file's prices are in: what `--currency` names, else the only currency that there is a rate
 * of, else the shop's. Without a rate nothing is converted.
 */
export function priceRulesOf({ currency, rates }: PriceOptions, shopCurrency: string): PriceRules {
  const [only, second] = Object.keys(rates)
  if (Object.hasOwn(rates, shopCurrency)) {
    throw new StartError(`--rate ${shopCurrency} says nothing: the shop sells in ${shopCurrency}.`)
  }
  const fileCurrency = currency ?? (second === undefined ? only : undefined) ?? shopCurrency
  if (fileCurrency !== shopCurrency && !Object.hasOwn(rates, fileCurrency)) {
    const rate = `--rate ${fileCurrency}=N says what 1 ${fileCurrency} is`
    throw new StartError(
      `The file is in ${fileCurrency}, and the shop sells in ${shopCurrency}: ${rate}.`,
    )
  }
  return { shopCurrency, fileCurrency, rates }
}

/** One sentence for each rate, for the report. */
export function describeRates({ shopCurrency, rates }: PriceRules): string[] {
  return Object.entries(rates).map(
    ([code, rate]) => `Prices in ${code} were converted: 1 ${code} is ${rate} ${shopCurrency}.`,
  )
}

function readRate(text: string): [string, number] {
  const [, code = '', number = ''] =
    /^\s*([a-z]{3})=(\d{1,9}(?:[.,]\d{1,9})?)\s*$/i.exec(text) ?? []
  const rate = Number(number.replace(',', '.'))
  if (code !== '' && rate > 0 && rate <= MAX_RATE) return [readCode('--rate', code), rate]
  throw new StartError(
    `--rate must be a currency and a number, such as USD=10.45, and is "${text}".`,
  )
}

function readCode(option: string, text: string): string {
  const code = text.toUpperCase()
  if (Intl.supportedValuesOf('currency').includes(code)) return code
  throw new StartError(`${option} must name a currency of ISO 4217, such as USD, and is "${text}".`)
}
