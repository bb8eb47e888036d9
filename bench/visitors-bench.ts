import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createShop } from '../shop/app/create-app.ts'
import { createMemoryFacets } from '../shop/facets/memory-facets.ts'
import type { Db } from '../shop/platform/db/schema.ts'
import { decrementStock } from '../shop/sales/orders/order-writes.ts'
import { demoShop } from '../test/helpers/demo-shop.ts'
import { createStatementCounter } from '../test/helpers/statements.ts'
import { addressOf, randomQuestions, readSite, slugsOf } from './facets-bench.ts'
import { openGenerated } from './generated-shop.ts'
import words from './search-words.json' with { type: 'json' }

/** So many calls, and one piece of a random article is sold. */
const CALLS_TO_A_SALE = 20
/** When what is drawn ends is read as this column; a page that is kept does not ask again. */
const DRAWN_COLUMN = 'at'

export interface Asked {
  readonly calls: number
  /** Milliseconds of CPU for each call. */
  readonly cpu: number
  /** Share of the calls that drew nothing. */
  readonly hits: number
}

/**
 * Asks for lists and searches in two ways: each address once, and as visitors ask, the nth as often as
 * 1 / n, while goods are sold. For whole pages, and for the calls of `productFilter`.
 */
export async function measureVisitors(
  articles: number,
  addresses: number,
  calls: number,
): Promise<Readonly<Record<string, Asked>>> {
  const folder = mkdtempSync(join(tmpdir(), 'courtside-visitors-'))
  const db = await openGenerated(folder, articles)
  const counter = createStatementCounter()
  const shop = await createShop(counter.wrap(db))
  try {
    const lists = await listAddresses(db, addresses)
    const found: Record<string, Asked> = {}
    for (const [kind, urlOf] of Object.entries(KINDS)) {
      const urls = lists.map(urlOf)
      const ask = (it: string) => shop.inject(it)
      const once = await askAll({ ask, counter, db }, urls)
      const asVisitors = await askAll({ ask, counter, db }, drawByRank(urls, calls))
      Object.assign(found, { [`${kind}, each once`]: once, [`${kind}, as visitors`]: asVisitors })
    }
    return found
  } finally {
    await shop.close()
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  }
}

const WITH_HTML = '/api/productFilter/withHtmlResult'

const KINDS: Readonly<Record<string, (it: string) => string>> = {
  'pages of lists and searches': (it) => it,
  'productFilter with its html': (it) =>
    it.startsWith('/search?')
      ? `${WITH_HTML}?${it.slice('/search?'.length)}`
      : `${WITH_HTML}?category=${it.slice('/c/'.length).replace('?', '&')}`,
}

/** Categories with filters and sorts of theirs, and words that are searched for with them. */
async function listAddresses(db: Db, count: number): Promise<string[]> {
  const facets = createMemoryFacets(db, demoShop, console.error)
  await facets.warmUp()
  const site = await readSite(db)
  const slugs = slugsOf(site)
  const found = new Set<string>()
  // Some are drawn twice.
  for (const [at, it] of (await randomQuestions(facets, site, 2 * count)).entries()) {
    const word = words[at % words.length] ?? ''
    const isSearch = at % 3 === 0
    const place = isSearch
      ? `/search?q=${encodeURIComponent(word)}&`
      : `/c/${slugs.get(it.categoryId ?? '')}?`
    found.add(place + addressOf(it))
  }
  if (found.size < count) throw new Error(`There are only ${found.size} addresses`)
  return [...found].slice(0, count)
}

function drawByRank(urls: readonly string[], calls: number): string[] {
  const weights = urls.map((_, at) => 1 / (at + 1))
  const whole = weights.reduce((sum, it) => sum + it, 0)
  const roll = dice(7)
  return Array.from({ length: calls }, () => {
    let left = roll() * whole
    const at = weights.findIndex((it) => {
      left -= it
      return left <= 0
    })
    return urls[Math.max(0, at)] ?? ''
  })
}

interface Tools {
  readonly ask: (url: string) => Promise<{ readonly statusCode: number }>
  readonly counter: ReturnType<typeof createStatementCounter>
  readonly db: Db
}

async function askAll({ ask, counter, db }: Tools, urls: readonly string[]): Promise<Asked> {
  const articles = await db.selectFrom('article').select('number').execute()
  const roll = dice(11)
  let [drawn, cpu] = [0, 0]
  for (const [at, url] of urls.entries()) {
    if (at % CALLS_TO_A_SALE === 0)
      await sellOne(db, articles[Math.floor(roll() * articles.length)])
    const before = process.cpuUsage()
    const read = await counter.during(async () => {
      const { statusCode } = await ask(url)
      if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`)
    })
    const { user, system } = process.cpuUsage(before)
    cpu += (user + system) / 1000
    if (read.answeredWith(DRAWN_COLUMN) > 0) drawn += 1
  }
  return { calls: urls.length, cpu: cpu / urls.length, hits: 1 - drawn / urls.length }
}

/** As an order does it. */
async function sellOne(db: Db, article: { readonly number: string } | undefined): Promise<void> {
  if (article) await db.transaction().execute((tx) => decrementStock(tx, article.number, 1))
}

function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
