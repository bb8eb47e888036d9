import type { Language } from '../../src/model/language.ts'
import {
  commandLanguage,
  commandText,
  type Environment,
  toStartError,
} from '../platform/commands/command-text.ts'
import { readTrustedProxies, type TrustedProxies } from '../platform/http/trusted-proxies.ts'
import { isMailAddress } from '../platform/mail/message.ts'
import { StartRefusal } from '../platform/start-error.ts'
import {
  readChoice,
  readSandbox,
  SANDBOX_CHOICES,
  type SandboxSettings,
} from './sandbox-settings.ts'

export interface Settings extends SandboxSettings {
  /** Language of the person who started the program. */
  readonly language: Language
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** The owner's file, if it is not in the folder of the database. */
  readonly shopFile: string | undefined
  readonly baseUrl: string | undefined
  readonly logLevel: string
  readonly maxRequests: number
  readonly maxConnections: number
  readonly trustProxy: TrustedProxies | undefined
  /** Memory of the page cache, in bytes. */
  readonly maxPageBytes: number
  /** How long the ports stay open after SIGTERM. */
  readonly drainMs: number
  readonly maxOrders: number
  /** Port of the payment widgets, which have an origin of their own. */
  readonly widgetPort: number
  readonly widgetUrl: string | undefined
  /** Port of the figures for the operator; without one, they are not collected. */
  readonly metricsPort: number | undefined
  /** Origins of product pictures, beside the shop's own. */
  readonly pictureOrigins: readonly string[]
  /** Keys for the secrets of the staff; the first one encrypts, the others only decrypt. */
  readonly staffKeys: readonly string[]
  readonly smtpUrl: string | undefined
  /** Sender address of mails; without one, the shop's own. */
  readonly mailFrom: string | undefined
}

const MAX_PORT = 65_535
const MAX_SOCKETS = 1_000_000
const MEGABYTE = 1024 * 1024
const MAX_CACHE_MB = 4096
const MAX_DRAIN_SECONDS = 300
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Every setting with its default, as `--help` shows them. */
const DEFAULTS: readonly (readonly [name: string, value: string])[] = [
  ['PORT', '3000'],
  ['HOST', '127.0.0.1'],
  ['DATA_DIR', './data'],
  ['DATABASE_URL', ''],
  ['BASE_URL', ''],
  ['WIDGET_PORT', 'PORT + 1'],
  ['WIDGET_URL', ''],
  ['PICTURE_ORIGINS', ''],
  ['STRIPE_SECRET_KEY', ''],
  ['STRIPE_WEBHOOK_SECRET', ''],
  ['STRIPE_PUBLISHABLE_KEY', ''],
  ['KLARNA_USERNAME', ''],
  ['KLARNA_PASSWORD', ''],
  ['KLARNA_URL', 'https://api.kustom.co'],
  ['SMTP_URL', ''],
  ['MAIL_FROM', 'settings.shops'],
  ['STAFF_KEY', ''],
  ['SHOP_FILE', 'DATA_DIR/shop.json'],
  ['SANDBOX_PAYMENTS', 'auto'],
  ['SANDBOX_CARRIER', 'auto'],
  ['SANDBOX_ADDRESS', 'checkout'],
  ['LOG_LEVEL', 'warn'],
  ['RATE_LIMIT', '6000'],
  ['ORDER_LIMIT', '60'],
  ['MAX_CONNECTIONS', '5000'],
  ['PAGE_CACHE_MB', '32'],
  ['DRAIN_SECONDS', '0'],
  ['METRICS_PORT', ''],
  ['TRUST_PROXY', ''],
]

const NAME_WIDTH = Math.max(...DEFAULTS.map(([name]) => name.length)) + 2

export function helpText(environment: Environment): string {
  const t = commandText(environment)
  const choices = { ...SANDBOX_CHOICES, levels: LOG_LEVELS.join(', ') }
  const lines = DEFAULTS.map(([name, value]) => {
    const usual = value === 'settings.shops' ? t(value) : value
    const ending = usual ? ` (${t('settings.default')}: ${usual})` : ''
    return `  ${name.padEnd(NAME_WIDTH)}${t(`settings.${name}`, choices)}${ending}`
  })
  return `Courtside: npm start\n\n${t('settings.help')}\n${lines.join('\n')}\n`
}

/** Reads the settings; throws one sentence for an invalid value. */
export function readSettings(environment: Environment): Settings {
  try {
    return readAll(environment)
  } catch (error) {
    throw toStartError(error, commandLanguage(environment))
  }
}

function readAll(environment: Environment): Settings {
  const value = (name: string) => environment[name]?.trim() || undefined
  const port = readNumber('PORT', value('PORT') ?? '3000', MAX_PORT)
  return {
    language: commandLanguage(environment),
    port,
    host: value('HOST') ?? '127.0.0.1',
    dataDir: value('DATA_DIR') ?? './data',
    databaseUrl: value('DATABASE_URL'),
    shopFile: value('SHOP_FILE'),
    baseUrl: readAddress('BASE_URL', value('BASE_URL')),
    widgetPort: readWidgetPort(value('WIDGET_PORT'), port),
    widgetUrl: readWidgetUrl(value('WIDGET_URL'), value('BASE_URL')),
    pictureOrigins: readOrigins('PICTURE_ORIGINS', value('PICTURE_ORIGINS')),
    staffKeys: readStaffKeys(value('STAFF_KEY')),
    smtpUrl: readSmtpUrl(value('SMTP_URL')),
    mailFrom: readMailFrom(value('MAIL_FROM')),
    ...readSandbox(value),
    logLevel: readChoice('LOG_LEVEL', value('LOG_LEVEL') ?? 'warn', LOG_LEVELS),
    maxOrders: readNumber('ORDER_LIMIT', value('ORDER_LIMIT') ?? '60', Number.MAX_SAFE_INTEGER),
    maxRequests: readNumber('RATE_LIMIT', value('RATE_LIMIT') ?? '6000', Number.MAX_SAFE_INTEGER),
    maxConnections: readNumber('MAX_CONNECTIONS', value('MAX_CONNECTIONS') ?? '5000', MAX_SOCKETS),
    maxPageBytes:
      readNumber('PAGE_CACHE_MB', value('PAGE_CACHE_MB') ?? '32', MAX_CACHE_MB) * MEGABYTE,
    drainMs: 1000 * readNumber('DRAIN_SECONDS', value('DRAIN_SECONDS') ?? '0', MAX_DRAIN_SECONDS),
    metricsPort: readMetricsPort(value('METRICS_PORT')),
    trustProxy: readTrustedProxies(value('TRUST_PROXY')),
  }
}

function readNumber(name: string, value: string, max: number): number {
  const number = /^\d{1,16}$/.test(value) ? Number(value) : Number.NaN
  if (number >= 0 && number <= max) return number
  throw new StartRefusal('settings.wrong.number', { name, max: String(max), value })
}

const MIN_KEY_LENGTH = 32

/** The current key, followed by the keys that it replaces. */
function readStaffKeys(value: string | undefined): readonly string[] {
  const keys = value?.split(/\s+/) ?? []
  if (keys.every((it) => it.length >= MIN_KEY_LENGTH)) return keys
  throw new StartRefusal('settings.wrong.keys', { length: MIN_KEY_LENGTH })
}

/** The next port by default; any free one if the shop's port is. */
function readWidgetPort(value: string | undefined, port: number): number {
  if (value === undefined) return port === 0 || port === MAX_PORT ? 0 : port + 1
  const widgetPort = readNumber('WIDGET_PORT', value, MAX_PORT)
  if (widgetPort !== port || port === 0) return widgetPort
  throw new StartRefusal('settings.wrong.widgetPort', { port: String(port) })
}

function readMetricsPort(value: string | undefined): number | undefined {
  return value === undefined ? undefined : readNumber('METRICS_PORT', value, MAX_PORT)
}

function readWidgetUrl(value: string | undefined, baseUrl: string | undefined): string | undefined {
  const widgetUrl = readAddress('WIDGET_URL', value)
  if (widgetUrl === undefined || widgetUrl !== readAddress('BASE_URL', baseUrl)) return widgetUrl
  throw new StartRefusal('settings.wrong.widgetUrl', { url: widgetUrl })
}

/** The refusal does not repeat the value, which may contain a password. */
function readSmtpUrl(value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname) return value
  throw new StartRefusal('settings.wrong.smtp')
}

function readMailFrom(value: string | undefined): string | undefined {
  if (value === undefined || isMailAddress(value)) return value
  throw new StartRefusal('settings.wrong.mail', { value })
}

function readOrigins(name: string, value = ''): string[] {
  const addresses = value.split(/[\s,]+/).filter(Boolean)
  return addresses.flatMap((it) => readAddress(name, it) ?? [])
}

function readAddress(name: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isBare = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search
  if (url && isBare && !url.hash && !url.username) return url.origin
  throw new StartRefusal('settings.wrong.address', { name, value })
}
