import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import { createShop } from '../shop/app/create-app.ts'
import { type CardCache, loadChosen } from '../shop/catalogue/cards/load-cards.ts'
import { createSites } from '../shop/catalogue/load-site.ts'
import type { FacetPort, FacetQuery, FacetResult } from '../shop/facets/facets-port.ts'
import { createMemoryFacets } from '../shop/facets/memory-facets.ts'
import { readFacetIndex } from '../shop/facets/read-index.ts'
import { loadFaceted } from '../shop/listing/load-faceted.ts'
import type { Db } from '../shop/platform/db/schema.ts'
import type { PageContext } from '../shop/platform/pages/page-context.ts'
import type { Site } from '../shop/platform/pages/site.ts'
import { createSqliteSearch } from '../shop/search/sqlite-search.ts'
import { demoShop } from '../test/helpers/demo-shop.ts'
import { openGenerated } from './generated-shop.ts'
import words from './search-words.json' with { type: 'json' }

const ROUNDS = 400
const CALLS = 1200
const CALLERS = 8
const SORTS = ['popular', 'popular', 'popular', 'newest', 'price-up', 'name'] as const

interface Time {
  readonly wall: number
  readonly cpu: number
}

/** Prints, for each number of articles, how long lists take and what their columns weigh. */
export async function measureFacets(sizes: readonly number[], keep?: string): Promise<void> {
  for (const size of sizes) await inShop(size, keep, measure)
}

async function measure(db: Db): Promise<void> {
  const before = process.memoryUsage().rss
  const reading = await timeOf(() => readFacetIndex(db))
  const index = await readFacetIndex(db)
  const bytes = bytesOf(index)
  console.log(
    `${index.size.toLocaleString('en')} products: columns of ${(bytes / 2 ** 20).toFixed(1)} MB read in ${reading.wall.toFixed(0)} ms (CPU ${reading.cpu.toFixed(0)}); ` +
      `RSS ${((process.memoryUsage().rss - before) / 2 ** 20).toFixed(0)} MB more`,
  )
  const facets = createMemoryFacets(db, demoShop, console.error)
  await facets.warmUp()
  const site = await readSite(db)
  const questions = await randomQuestions(facets, site)
  print('facets alone, any category and filters', await timesOf(questions, (it) => facets.list(it)))
  const whole = questions.map(({ categoryId, ...it }) => it)
  print('facets alone, whole shop and filters', await timesOf(whole, (it) => facets.list(it)))
  await measureAgreed(db, facets)
  const search = createSqliteSearch(db, console.error)
  // Each list reads its own, as where nobody has just looked at the same products.
  const cards: CardCache = { read: (...asked) => loadChosen(db, ...asked) }
  const sources = { facets, search, cards }
  const list = (question: FacetQuery, path: string) =>
    loadFaceted(sources, pageAt(path), site, placeOf(question, path))
  print(
    'listing with facets and cards',
    await timesOf(questions, (it) => list(it, `/c/x?${addressOf(it)}`)),
  )
  const searches = questions.map((it, at) => ({ ...it, q: words[at % words.length] ?? '' }))
  print(
    'search with facets and cards',
    await timesOf(searches, (it) => list(it, `/search?q=${encodeURIComponent(it.q)}`)),
  )
  print(
    'search with facets, filters and cards',
    await timesOf(searches, (it) =>
      list(it, `/search?q=${encodeURIComponent(it.q)}&${addressOf(it)}`),
    ),
  )
  await measureCalls(db, questions, site)
}

export function readSite(db: Db): Promise<Site> {
  return createSites(db, {
    baseUrl: '',
    assets: undefined,
    isDemo: async () => false,
    waysToPay: async () => [],
    now: Date.now,
  })('sv', 'sport')
}

const COMPANY: FacetQuery = {
  storefront: 'professional',
  language: 'sv',
  chosen: new Map(),
  seesPrices: true,
  sort: 'price-up',
  offset: 0,
  limit: 24,
}

/** Lines of price lists, as they are inserted. */
const AGREEMENTS = {
  'fixed prices of a tenth of the goods': `
    select 1, number, 1, 'SEK', business_price, null from article where product_id % 10 = 0`,
  'a discount off everything': "select 2, '*', 1, '', null, 1000",
}

/** Lists of companies by their own prices: what their first buyer waits for, and lists after that. */
async function measureAgreed(db: Db, facets: FacetPort): Promise<void> {
  for (const [at, [kind, lines]] of Object.entries(AGREEMENTS).entries()) {
    const id = at + 1
    await run(
      db,
      `insert or ignore into price_list (id, name, created_at) values (${id}, '${kind}', 0)`,
    )
    await run(db, `insert or ignore into price_list_line ${lines}`)
    const question = { ...COMPANY, priceLists: { ids: [id], key: `${id}.1`, currency: 'SEK' } }
    print(`${kind}, first list`, [await timeOf(() => facets.list(question))])
    print(`${kind}, lists`, await timesOf(Array(100).fill(question), (it) => facets.list(it)))
  }
  print(
    'prices of all businesses',
    await timesOf(Array(100).fill(COMPANY), (it) => facets.list(it)),
  )
}

async function run(db: Db, text: string): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(text))
}

/** CPU of whole calls, at eight callers: what is left of a second is what one process can answer. */
async function measureCalls(db: Db, questions: readonly FacetQuery[], site: Site) {
  const shop = await createShop(db)
  const slugs = slugsOf(site)
  const kinds = {
    'page of a listing': (it: FacetQuery) =>
      `/c/${slugs.get(it.categoryId ?? '')}?${addressOf(it)}`,
    'page of a search': (_: FacetQuery, at: number) =>
      `/search?q=${encodeURIComponent(words[at % words.length] ?? '')}`,
    'productFilter of a listing': (it: FacetQuery) =>
      `/api/productFilter?category=${slugs.get(it.categoryId ?? '')}&${addressOf(it)}`,
    'productFilter of a search': (_: FacetQuery, at: number) =>
      `/api/productFilter?q=${encodeURIComponent(words[at % words.length] ?? '')}`,
  }
  for (const [kind, urlOf] of Object.entries(kinds)) {
    // What a shop reads once is not part of a call.
    for (const it of questions.slice(0, 20)) await shop.inject(urlOf(it, 0))
    let calls = 0
    const before = process.cpuUsage()
    const caller = async () => {
      // Never the same address twice, so that no kept page answers.
      for (let at = calls++; at < CALLS; at = calls++) {
        const question = questions[at % questions.length]
        if (question) await shop.inject(`${urlOf(question, at)}&utm_content=${at}`)
      }
    }
    await Promise.all(Array.from({ length: CALLERS }, caller))
    const { user, system } = process.cpuUsage(before)
    const each = (user + system) / 1000 / CALLS
    console.log(`  ${kind}: CPU ${each.toFixed(2)} ms a call, ${Math.round(1000 / each)} a second`)
  }
  await shop.close()
}

/** Of every category, by its id. */
export function slugsOf(site: Site): ReadonlyMap<string, string> {
  const all = site.categories.flatMap((it) => [it, ...it.children])
  return new Map(all.map((it) => [it.id, it.slug]))
}

function placeOf({ categoryId }: FacetQuery, path: string) {
  return path.startsWith('/search') || categoryId === undefined
    ? ({ kind: 'search' } as const)
    : ({ kind: 'category', categoryId } as const)
}

/** Every category in turn, with one to three filters that it has, in any order of the list. */
export async function randomQuestions(
  facets: FacetPort,
  site: Site,
  rounds = ROUNDS,
): Promise<FacetQuery[]> {
  const ids = site.categories.flatMap((it) => [it, ...it.children]).map((it) => it.id)
  const roll = dice(7)
  const questions: FacetQuery[] = []
  for (let round = 0; round < rounds; round += 1) {
    const categoryId = ids[round % ids.length] ?? ''
    const sort = SORTS[roll(SORTS.length)] ?? 'popular'
    const free: FacetQuery = {
      storefront: 'sport',
      language: 'sv',
      categoryId,
      chosen: new Map(),
      seesPrices: true,
      sort,
      offset: 0,
      limit: 24,
    }
    questions.push({ ...free, chosen: randomChoice(await facets.list(free), roll) })
  }
  return questions
}

function randomChoice({ groups }: FacetResult, roll: (sides: number) => number) {
  const chosen = new Map<string, string[]>()
  const filters = roll(4)
  for (let at = 0; at < filters; at += 1) {
    const group = groups[roll(groups.length)]
    const option = group?.options[roll(group.options.length)]
    if (group && option) chosen.set(group.id, [...(chosen.get(group.id) ?? []), option.id])
  }
  return chosen
}

export function addressOf({ chosen, sort }: FacetQuery): string {
  const pairs = [...chosen].flatMap(([group, ids]) => ids.map((it) => [group, it]))
  return String(new URLSearchParams([...pairs, ['sort', sort]]))
}

function pageAt(path: string): PageContext {
  return {
    language: 'sv',
    storefront: 'sport',
    shop: demoShop,
    t: demoShop.text('sv'),
    path,
    token: '',
    visitor: { isAuthenticated: false, isBusiness: false },
    cart: { quantity: 0 },
    hasNews: true,
  }
}

function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

/** Bytes of all typed arrays in a value. */
function bytesOf(value: unknown): number {
  if (ArrayBuffer.isView(value)) return value.byteLength
  if (value === null || typeof value !== 'object' || value instanceof Map) return 0
  return Object.values(value).reduce((sum: number, it) => sum + bytesOf(it), 0)
}

async function timesOf<Question>(
  questions: readonly Question[],
  ask: (question: Question) => Promise<unknown>,
): Promise<Time[]> {
  const times: Time[] = []
  for (const it of questions) {
    times.push(await timeOf(() => ask(it)))
    await setImmediate()
  }
  return times
}

async function timeOf(work: () => Promise<unknown>): Promise<Time> {
  const start = performance.now()
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return { wall: performance.now() - start, cpu: (user + system) / 1000 }
}

function print(what: string, times: readonly Time[]): void {
  const walls = times.map((it) => it.wall)
  const cpus = times.map((it) => it.cpu)
  console.log(
    `  ${what}: wall p50 ${at(walls, 0.5)} p99 ${at(walls, 0.99)} ms; CPU p50 ${at(cpus, 0.5)} p99 ${at(cpus, 0.99)} ms`,
  )
}

function at(values: readonly number[], share: number): string {
  const sorted = values.toSorted((one, other) => one - other)
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2)
}

async function inShop(
  size: number,
  keep: string | undefined,
  body: (db: Db) => Promise<void>,
): Promise<void> {
  const folder = keep ? join(keep, String(size)) : mkdtempSync(join(tmpdir(), 'courtside-facets-'))
  const db = await openGenerated(folder, size)
  try {
    await body(db)
  } finally {
    await db.destroy()
    if (!keep) rmSync(folder, { recursive: true, force: true })
  }
}
