import { parseArgs } from 'node:util'
import type { Values } from '../../src/i18n/format-message.ts'
import type { Text } from '../../src/i18n/text.ts'
import type { CatalogueProduct } from '../catalogue/catalogue.ts'
import type { ImportRules } from '../catalogue/imports/import-file.ts'
import { ENCODINGS } from '../platform/decode-text.ts'
import { StartError } from '../platform/start-error.ts'
import { type PriceOptions, readPriceOptions } from './price-options.ts'

export interface ImportOptions {
  readonly paths: readonly string[]
  /** Whether to list every field that keeps its manual edit. */
  readonly isVerbose: boolean
  /** Rules from the command line; the environment and the shop determine the others. */
  readonly rules: Omit<ImportRules, 'pictureOrigins' | 'isOpening' | 'prices' | 'vatRate' | 'clock'>
  readonly prices: PriceOptions
  /** Hundredths of a per cent; undefined: the shop's ordinary rate. */
  readonly vatRate: number | undefined
}

/** Reserved: removing the demo removes all products of this source. */
const DEMO_SOURCE = 'demo'
const STOREFRONTS = ['sport', 'professional'] as const

/** Reads the command line; throws one sentence for an invalid option. */
export function readImportOptions(words: readonly string[], now: Date, t: Text): ImportOptions {
  const refusal: RefusalOf = (key, values) => new StartError(t(`cli.import.${key}`, values))
  const { values, positionals } = parseWords(words, refusal)
  if (positionals.length === 0) throw refusal('nofile')
  const missing = readReplace(values.replace, refusal)
  if (missing !== 'stay' && positionals.length > 1) {
    throw refusal('replaceone')
  }
  return {
    paths: positionals,
    isVerbose: values.verbose,
    prices: readPriceOptions(values.currency, values.rate, t),
    vatRate:
      values.vat === undefined
        ? undefined
        : Math.round(readNumber(['--vat', values.vat], [0, 100], refusal) * 100),
    rules: {
      storefronts: readStorefronts(values.storefront, refusal),
      mode: values['dry-run'] ? 'rehearse' : 'import',
      missingStock: Math.floor(readNumber(['--stock', values.stock], [0, 1_000_000], refusal)),
      manufacturer: values.manufacturer.trim(),
      pictureBase: readPictureBase(values.pictures, refusal),
      encoding: readEncoding(values.encoding, refusal),
      ...(values['own-numbers'] && { ownNumbers: true }),
      ...readDecimalSign(values.decimals, refusal),
      source: readSource(values.source, refusal),
      missing,
      isRestart: values.restart,
      stockAsOf: readInstant(values['stock-as-of'], now, refusal),
      now,
    },
  }
}

type RefusalOf = (key: string, values?: Values) => StartError

function parseWords(words: readonly string[], refusal: RefusalOf) {
  const text = (value: string) => ({ type: 'string', default: value }) as const
  try {
    return parseArgs({
      // The value is optional here, which parseArgs does not support for text options.
      args: words.map((it) => (it === '--replace' ? '--replace=missing' : it)),
      allowPositionals: true,
      options: {
        storefront: text('sport'),
        'dry-run': { type: 'boolean', default: false },
        currency: { type: 'string' },
        rate: { type: 'string', multiple: true, default: [] as string[] },
        stock: text('0'),
        vat: { type: 'string' },
        manufacturer: text(''),
        pictures: text(''),
        encoding: text(ENCODINGS[0]),
        decimals: text(''),
        'own-numbers': { type: 'boolean', default: false },
        source: text('import'),
        replace: text(''),
        restart: { type: 'boolean', default: false },
        verbose: { type: 'boolean', default: false },
        'stock-as-of': text(''),
      },
    })
  } catch (error) {
    const [sentence] = String(error instanceof Error ? error.message : error).split('. ')
    throw refusal('option', { sentence })
  }
}

function readReplace(value: string, refusal: RefusalOf): ImportRules['missing'] {
  if (value === '') return 'stay'
  if (value === 'missing') return 'off'
  if (value === 'all') return 'all-off'
  throw refusal('replace', { value })
}

function readInstant(value: string, now: Date, refusal: RefusalOf): number | undefined {
  if (value === '') return undefined
  const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)?$/.test(value)
  const time = isInstant ? Date.parse(value) : Number.NaN
  if (time <= now.getTime()) return time
  throw refusal('instant', { value })
}

function readSource(value: string, refusal: RefusalOf): string {
  const isName = /^[a-z0-9][a-z0-9._-]{0,39}$/i.test(value)
  if (isName && value !== DEMO_SOURCE) return value
  throw refusal('source', { value })
}

function readStorefronts(value: string, refusal: RefusalOf): CatalogueProduct['storefronts'] {
  const names = value.split(',').map((it) => it.trim())
  const storefronts = STOREFRONTS.filter((it) => names.includes(it))
  if (storefronts.length === names.length) return storefronts
  throw refusal('storefront', { value })
}

function readNumber(
  [name, value]: readonly [string, string],
  [min, max]: readonly [number, number],
  refusal: RefusalOf,
): number {
  const number = /^\d{1,9}(?:[.,]\d{1,9})?$/.test(value)
    ? Number(value.replace(',', '.'))
    : Number.NaN
  if (number >= min && number <= max) return number
  throw refusal('number', { name, min, max: String(max), value })
}

function readEncoding(value: string, refusal: RefusalOf): ImportRules['encoding'] {
  const encoding = ENCODINGS.find((it) => it === value.toLowerCase())
  if (encoding) return encoding
  throw refusal('encoding', { first: ENCODINGS[0], second: ENCODINGS[1], value })
}

function readDecimalSign(value: string, refusal: RefusalOf): Pick<ImportRules, 'decimalSign'> {
  if (value === '') return {}
  if (value === 'point') return { decimalSign: '.' }
  if (value === 'comma') return { decimalSign: ',' }
  throw refusal('decimals', { value })
}

function readPictureBase(value: string, refusal: RefusalOf): string | undefined {
  if (value === '') return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash
  if (isPlain) return url.href.replace(/\/+$/, '')
  throw refusal('pictures', { value })
}
