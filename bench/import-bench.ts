import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ImportRules, importFile } from '../shop/catalogue/imports/import-file.ts'
import { Staging } from '../shop/catalogue/imports/staging.ts'
import { openDatabase } from '../shop/platform/db/open-database.ts'

const VARIANTS = 3

const RULES: ImportRules = {
  mode: 'import',
  isOpening: false,
  source: 'bench',
  missing: 'stay',
  isRestart: false,
  stockAsOf: undefined,
  clock: Date.now,
  now: new Date(),
  storefronts: ['sport'],
  prices: { shopCurrency: 'SEK', fileCurrency: 'SEK', rates: {} },
  missingStock: 0,
  vatRate: 2500,
  manufacturer: 'Bench AB, Bänkgatan 1, bench@example.com',
  pictureBase: undefined,
  pictureOrigins: [],
  encoding: 'utf-8',
}

interface Edition {
  readonly products: number
  readonly price: number
  readonly word: string
}

/** Prints the cost of imports of a file and its later versions for a running shop. */
export async function measureImports(products: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'courtside-import-'))
  try {
    await measure(folder, 'all new', { products, price: 100, word: 'first' })
    await measure(folder, 'all prices', { products, price: 110, word: 'first' })
    await measure(folder, 'all texts', { products, price: 110, word: 'second' })
    await measure(folder, 'nothing', { products, price: 110, word: 'second' })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(folder: string, name: string, edition: Edition): Promise<void> {
  const path = join(folder, 'products.csv')
  await writeFile(path, edition)
  const db = await openDatabase({ dataDir: folder })
  const staging = new Staging(join(folder, 'courtside.db-import'))
  const probe = startProbe(join(folder, 'courtside.db'))
  const memory = watchMemory()
  const start = performance.now()
  const report = await importFile({ db, staging }, path, RULES, { onStep: () => {} })
  const seconds = (performance.now() - start) / 1000
  const waits = await probe()
  const megabytes = memory()
  await db.destroy()
  staging.remove()
  const size = (statSync(path).size / 1e6).toFixed(0)
  console.log(
    `${name}: ${report.products.toLocaleString('en')} products of ${size} MB in ${seconds.toFixed(1)} s; ` +
      `switch ${report.switchMs.toFixed(0)} ms; longest wait of another process ${waits.longest} ms, ` +
      `median ${waits.median} ms of ${waits.count} writes; ${megabytes.toFixed(0)} MB above the start`,
  )
}

async function writeFile(path: string, { products, price, word }: Edition): Promise<void> {
  const file = createWriteStream(path)
  const body = 'Ett ord om varan som är lång och bra för löpning. '.repeat(8)
  file.write(
    'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant SKU,' +
      'Variant Inventory Qty,Variant Price\n',
  )
  for (let at = 0; at < products; at += 1) {
    const rows = Array.from({ length: VARIANTS }, (_, size) => {
      const own =
        size === 0
          ? [`Vara ${at} ${word}`, `${body} ${word} ${at}`, `Märke ${at % 50}`, `Typ ${at % 40}`]
          : ['', '', '', '']
      const option = [size === 0 ? 'Size' : '', `S${size}`]
      return [`vara-${at}`, ...own, ...option, `N-${at}-${size}`, 10, price + (at % 300)].join(',')
    })
    if (!file.write(`${rows.join('\n')}\n`)) await once(file, 'drain')
  }
  file.end()
  await once(file, 'close')
}

interface Waits {
  readonly longest: number
  readonly median: number
  readonly count: number
}

const PROBE = `
  import Database from 'libsql'
  const db = new Database(process.argv[1], { timeout: 60000 })
  const waits = []
  process.on('SIGTERM', () => {
    waits.sort((one, other) => one - other)
    console.log(JSON.stringify({
      longest: Math.round(waits.at(-1)), median: Math.round(waits[waits.length >> 1]),
      count: waits.length,
    }))
    process.exit()
  })
  for (;;) {
    const start = performance.now()
    db.exec('begin immediate')
    db.exec('update catalogue_version set version = version')
    db.exec('commit')
    waits.push(performance.now() - start)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }`

/** Writes into the shop from another process until it is asked for the waiting times. */
function startProbe(path: string): () => Promise<Waits> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROBE, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  return async () => {
    child.kill('SIGTERM')
    await once(child, 'close')
    return JSON.parse(said) as Waits
  }
}

/** Returns how much the peak memory exceeded the current one. */
function watchMemory(): () => number {
  const start = process.memoryUsage().rss
  let most = start
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 50)
  return () => {
    clearInterval(timer)
    return (most - start) / 2 ** 20
  }
}
