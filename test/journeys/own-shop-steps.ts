import { equal } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { BrowserContext } from 'playwright-core'

/** What an owner in Finland answers, question by question; an empty one takes what is offered. */
export const ANSWERS: Readonly<Record<string, string>> = {
  languages: 'sv, en',
  name: 'Saaristo',
  country: 'fi',
  currency: '',
  company: 'Saariston Urheilu Oy',
  organizationNumber: '1234567-1',
  vatNumber: 'FI12345671',
  street: 'Satamakatu 4',
  postcode: '20100',
  town: 'Turku',
  email: 'hei@saaristo.example',
  phone: '040 123 4567',
  'hours.sv': '',
  'hours.en': '',
  professional: '',
  bankAccount: 'iban FI21 1234 5600 0007 85',
  vat: '',
  payments: '',
  carrier: 'Posti',
  deliveryFrom: '5,90',
  freeFrom: '80',
  returnDays: '',
  timeZone: '',
  holidays: '',
  faultYears: '2',
  recordYears: '10',
  'title.sv': 'Allt för skärgården',
  'heading.sv': '',
  'disputes.sv': 'Konsumenttvistenämnden',
  'consumerLaw.sv': 'Konsumentskyddslagen',
  'privacyAuthority.sv': 'Dataombudsmannen',
  'accessibilityAuthority.sv': 'Traficom',
  'title.en': 'All for the archipelago',
  'heading.en': '',
  'disputes.en': 'the Consumer Disputes Board',
  'consumerLaw.en': 'The Consumer Protection Act',
  'privacyAuthority.en': 'the Data Protection Ombudsman',
  'accessibilityAuthority.en': 'Traficom',
  ownerName: 'Aino Ek',
  ownerEmail: 'aino@saaristo.example',
  ownerPassword: 'fyra gröna bilar',
}

/** A product of two sizes, and two of one piece, as a shop exports them. */
export const GOODS = [
  'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Variant Grams',
  'strandtee,Strand Tee,<p>Light and dry.</p>,Aalto,T-shirts,TRUE,Size,S,TEE-S,24.90,9,150',
  'strandtee,,,,,,,M,TEE-M,24.90,9,150',
  'segelkeps,Segelkeps,<p>Mot solen.</p>,Aalto,Caps,TRUE,Title,Default Title,CAP-1,19.50,9,90',
  'bryggmatta,Bryggmatta,<p>Torr och mjuk.</p>,Aalto,Mats,TRUE,Title,Default Title,MAT-1,49.00,9,900',
  '',
].join('\n')

/** Of the company of the demo, its currency and its country. */
const TRACES = [
  /Courtside(?!-)/,
  /courtside\.example/,
  /559000|Arenagatan|Bollstad|Stafettbud|000-0000|bankgiro/i,
  /\bSEK\b|\d[\s\u00a0](kr|kronor|öre)\b/,
  /Sverige|Sweden/,
  /arn\.se|imy\.se|pts\.se|reklamationsnämnden|konsumentköplagen|bokföringslagen/i,
]

export function findTraces(said: string): readonly string[] {
  return TRACES.flatMap((it) => it.exec(said)?.[0] ?? [])
}

/** Runs a program of the built shop to its end; answers what it said. */
export async function runProgram(
  dataDir: string,
  name: string,
  words: readonly string[],
  typed: readonly string[] = [],
): Promise<string> {
  const child = spawn(process.execPath, [`shop/dist/${name}.js`, ...words], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(`${typed.join('\n')}\n`)
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  equal(code, 0, said)
  return said
}

/** Keeps what pages and calls of these visitors say that they should not, and who still reads one. */
export function watchTraces(
  context: BrowserContext,
  found: string[],
  reading: Promise<unknown>[],
): void {
  context.on('response', (response) => {
    const { 'content-type': type = '' } = response.headers()
    if (!/html|json/.test(type) || (response.status() >= 300 && response.status() < 400)) return
    const read = async () => {
      const body = await response.text()
      found.push(...findTraces(body).map((it) => `${response.url()}: ${it}`))
    }
    reading.push(read().catch(() => {}))
  })
}

/** The mails that were sent, as people read them. */
export function readMails(dataDir: string): readonly string[] {
  const folder = join(dataDir, 'mail')
  const names = existsSync(folder) ? readdirSync(folder) : []
  const files = names.filter((it) => it.endsWith('.eml'))
  return files.map((it) => decode(readFileSync(join(folder, it), 'utf8')))
}

function decode(mail: string): string {
  const bytes = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
