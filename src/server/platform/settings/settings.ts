import { StartError } from '../db/start-error.ts'
import { readTrustedProxies, type TrustedProxies } from '../http/trusted-proxies.ts'
import { isMailAddress } from '../mail/message.ts'
import { readChoice } from './read-choice.ts'
import { readSandbox, SANDBOX_HELP, type SandboxSettings } from './sandbox-settings.ts'

export interface Settings extends SandboxSettings {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** The owner's file, where it does not stand in the folder of the database. */
  readonly shopFile: string | undefined
  readonly baseUrl: string | undefined
  readonly logLevel: string
  readonly maxRequests: number
  readonly maxConnections: number
  readonly trustProxy: TrustedProxies | undefined
  readonly maxOrders: number
  /** Port of the payment widgets, which stand on an origin of their own. */
  readonly widgetPort: number
  readonly widgetUrl: string | undefined
  /** Origins beside the shop's own that pictures of products may come from. */
  readonly pictureOrigins: readonly string[]
  /** What secrets of the staff are encrypted with; the first one encrypts. */
  readonly staffKeys: readonly string[]
  readonly smtpUrl: string | undefined
  /** Address that mails come from; the shop's own, where none is set. */
  readonly mailFrom: string | undefined
}

type Environment = Readonly<Record<string, string | undefined>>

const MAX_PORT = 65_535
const MAX_SOCKETS = 1_000_000
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Every setting with its default and what it does, as `--help` shows them. */
const HELP = [
  ['PORT', '3000', 'Port to listen on'],
  ['HOST', '127.0.0.1', 'Address to listen on; 0.0.0.0 for every network'],
  ['DATA_DIR', './data', 'Folder of the embedded database; made when it is missing'],
  ['DATABASE_URL', '', 'file:///… of a database elsewhere; without it, the one in DATA_DIR'],
  [
    'BASE_URL',
    '',
    'Address that people use, such as https://shop.example; https makes cookies secure',
  ],
  ['WIDGET_PORT', 'PORT + 1', 'Port of the payment widgets, an origin apart from the shop'],
  [
    'WIDGET_URL',
    '',
    'Address of the payment widgets behind a reverse proxy, such as https://pay.shop.example',
  ],
  [
    'PICTURE_ORIGINS',
    '',
    'Addresses that pictures of products may come from, such as https://cdn.example; spaces between',
  ],
  ['STRIPE_SECRET_KEY', '', 'Key of a Stripe account, for cards by its page'],
  ['STRIPE_WEBHOOK_SECRET', '', 'What Stripe signs its calls to /api/payment/stripe/webhook with'],
  ['KLARNA_USERNAME', '', 'Name of a Klarna (Kustom) Checkout account'],
  ['KLARNA_PASSWORD', '', 'Its password'],
  ['KLARNA_URL', 'https://api.kustom.co', 'One of the published addresses of that API'],
  [
    'SMTP_URL',
    '',
    'smtps://user:password@host of a mail server; without it, mails are files in DATA_DIR/mail',
  ],
  ['MAIL_FROM', "the shop's", 'Address that mails come from'],
  [
    'STAFF_KEY',
    '',
    'Encrypts the secrets of logins’ codes; to change it, put the new one before the old one',
  ],
  ['SHOP_FILE', 'DATA_DIR/shop.json', 'What the shop is: its company, prices of delivery, texts'],
  ...SANDBOX_HELP,
  ['LOG_LEVEL', 'warn', `One of ${LOG_LEVELS.join(', ')}`],
  [
    'RATE_LIMIT',
    '6000',
    'Requests a minute from one address (of IPv6, one /64), and five times as many files; 0: no limit',
  ],
  ['ORDER_LIMIT', '60', 'Orders an hour from one address; 0 for no limits on orders at all'],
  ['MAX_CONNECTIONS', '5000', 'Connections at a time, a tenth of them of one address; 0: no limit'],
  [
    'TRUST_PROXY',
    '',
    'Whose X-Forwarded-For counts: addresses (10.0.0.0/8, ::1) with spaces between, or how many proxies',
  ],
] as const

const NAME_WIDTH = Math.max(...HELP.map(([name]) => name.length)) + 2

export function helpText(): string {
  const lines = HELP.map(([name, value, meaning]) => {
    const ending = value ? ` (default: ${value})` : ''
    return `  ${name.padEnd(NAME_WIDTH)}${meaning}${ending}`
  })
  return `Courtside: npm start\n\nSettings, by environment:\n${lines.join('\n')}\n`
}

/** Reads the settings; a value that cannot be used is refused in one sentence. */
export function readSettings(environment: Environment): Settings {
  const read = (name: string) => environment[name]?.trim() || undefined
  const port = readNumber('PORT', read('PORT') ?? '3000', MAX_PORT)
  return {
    port,
    host: read('HOST') ?? '127.0.0.1',
    dataDir: read('DATA_DIR') ?? './data',
    databaseUrl: read('DATABASE_URL'),
    shopFile: read('SHOP_FILE'),
    baseUrl: readAddress('BASE_URL', read('BASE_URL')),
    widgetPort: readWidgetPort(read('WIDGET_PORT'), port),
    widgetUrl: readWidgetUrl(read('WIDGET_URL'), read('BASE_URL')),
    pictureOrigins: readOrigins('PICTURE_ORIGINS', read('PICTURE_ORIGINS')),
    staffKeys: readStaffKeys(read('STAFF_KEY')),
    smtpUrl: readSmtpUrl(read('SMTP_URL')),
    mailFrom: readMailFrom(read('MAIL_FROM')),
    ...readSandbox(read),
    logLevel: readChoice('LOG_LEVEL', read('LOG_LEVEL') ?? 'warn', LOG_LEVELS),
    maxOrders: readNumber('ORDER_LIMIT', read('ORDER_LIMIT') ?? '60', Number.MAX_SAFE_INTEGER),
    maxRequests: readNumber('RATE_LIMIT', read('RATE_LIMIT') ?? '6000', Number.MAX_SAFE_INTEGER),
    maxConnections: readNumber('MAX_CONNECTIONS', read('MAX_CONNECTIONS') ?? '5000', MAX_SOCKETS),
    trustProxy: readTrustedProxies(read('TRUST_PROXY')),
  }
}

function readNumber(name: string, value: string, max: number): number {
  const number = /^\d{1,16}$/.test(value) ? Number(value) : Number.NaN
  if (number >= 0 && number <= max) return number
  throw new StartError(`${name} must be a whole number from 0 to ${max}, and is "${value}".`)
}

const MIN_KEY_LENGTH = 32

/** The new key, and behind it those that it takes the place of. */
function readStaffKeys(value: string | undefined): readonly string[] {
  const keys = value?.split(/\s+/) ?? []
  if (keys.every((it) => it.length >= MIN_KEY_LENGTH)) return keys
  throw new StartError(`STAFF_KEY must be keys of at least ${MIN_KEY_LENGTH} characters.`)
}

/** Any free port where the shop's own is any free one. */
function readWidgetPort(value: string | undefined, port: number): number {
  if (value === undefined) return port === 0 || port === MAX_PORT ? 0 : port + 1
  const widgetPort = readNumber('WIDGET_PORT', value, MAX_PORT)
  if (widgetPort !== port || port === 0) return widgetPort
  throw new StartError(`WIDGET_PORT must be another port than PORT, and both are ${port}.`)
}

function readWidgetUrl(value: string | undefined, baseUrl: string | undefined): string | undefined {
  const widgetUrl = readAddress('WIDGET_URL', value)
  if (widgetUrl === undefined || widgetUrl !== readAddress('BASE_URL', baseUrl)) return widgetUrl
  throw new StartError(
    `WIDGET_URL must be another origin than BASE_URL, and both are ${widgetUrl}.`,
  )
}

/** A mail server's address holds a password: what is wrong with it is not repeated. */
function readSmtpUrl(value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname) return value
  throw new StartError('SMTP_URL must be an address such as smtps://user:password@mail.example.')
}

function readMailFrom(value: string | undefined): string | undefined {
  if (value === undefined || isMailAddress(value)) return value
  throw new StartError(`MAIL_FROM must be one mail address, and is "${value}".`)
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
  throw new StartError(
    `${name} must be an address such as https://shop.example, without a path, and is "${value}".`,
  )
}
