import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { storeCatalogue } from '../shop/catalogue/store-catalogue.ts'
import { buildDemoCatalogue } from '../shop/demo/demo-catalogue.ts'
import { openDatabase } from '../shop/platform/db/open-database.ts'
import type { Db } from '../shop/platform/db/schema.ts'
import type { SearchPort } from '../shop/search/search-port.ts'
import { createSqliteSearch } from '../shop/search/sqlite-search.ts'
import { fillGenerated } from './generated-shop.ts'
import { HELD_OUT } from './search-held-out.ts'
import type { JudgedQuery } from './search-judges.ts'
import { judgedQueries } from './search-queries.ts'
import { meanOf, type QueryScore, scoreSearch } from './search-score.ts'
import { TRAIT_QUERIES } from './search-trait-queries.ts'

const ROUNDS = 9

/** Prints the score of search on the demo catalogue, then its times at each number of articles. */
export async function measureSearch(sizes: readonly number[]): Promise<void> {
  const demo = buildDemoCatalogue()
  await inNewShop(async (db) => {
    await storeCatalogue(db, demo, { source: 'demo' })
    const search = createSqliteSearch(db, console.error)
    printScores('judged', await scoreSearch(db, search, demo))
    printScores('traits', await scoreSearch(db, search, demo, TRAIT_QUERIES))
    printScores('held out', await scoreSearch(db, search, demo, HELD_OUT))
  })
  for (const size of sizes) {
    await inNewShop(async (db) => {
      await generate(db, size)
      await printTimes(db, judgedQueries(demo), size)
    })
  }
}

function printScores(list: string, scores: readonly QueryScore[]): void {
  for (const { query, score, fitting, shown, wanted, corrected = '' } of scores) {
    if (score === 1) continue
    const counts = `${fitting} fit of ${shown} shown, ${wanted} wanted`
    console.log(`${score.toFixed(2)}  ${query.query} (${query.kind}): ${counts} ${corrected}`)
  }
  const right = scores.filter((it) => it.isFirstRight).length
  console.log(
    `${scores.length} queries, ${list}: mean score ${meanOf(scores).toFixed(3)}, first hit right ${right}\n`,
  )
}

async function generate(db: Db, size: number): Promise<void> {
  const start = performance.now()
  await fillGenerated(db, size)
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`${size.toLocaleString('en')} articles, stored in ${seconds} s`)
}

async function printTimes(db: Db, queries: readonly JudgedQuery[], size: number): Promise<void> {
  const { count } = await db
    .selectFrom('product')
    .select((it) => it.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const search = createSqliteSearch(db, console.error)
  const first = await timeOf(() => search.suggest('a', { ...SCOPE, limit: 10 }))
  console.log(`${count.toLocaleString('en')} products; words read in ${first.wall.toFixed(0)} ms`)
  const quick = await timesOf(queries, (it) => suggest(search, it))
  const full = await timesOf(queries, (it) => searchPage(search, it))
  print(`quick search, ${size} articles`, quick)
  print(`search page with all hits, ${size} articles`, full)
}

const SCOPE = { language: 'sv', storefront: 'sport' } as const

function suggest(search: SearchPort, { query, language }: JudgedQuery): Promise<unknown> {
  return search.suggest(query, { ...SCOPE, language, limit: 10 })
}

function searchPage(search: SearchPort, { query, language }: JudgedQuery): Promise<unknown> {
  return search.searchProducts(query, { ...SCOPE, language, limit: 48, offset: 0 })
}

interface Time {
  readonly wall: number
  readonly cpu: number
}

/** The median of some rounds for each query: on a busy machine, CPU time tells more than the clock. */
async function timesOf(
  queries: readonly JudgedQuery[],
  ask: (query: JudgedQuery) => Promise<unknown>,
): Promise<{ readonly query: string; readonly time: Time }[]> {
  const times = []
  for (const query of queries) {
    const rounds: Time[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await timeOf(() => ask(query)))
      await setImmediate()
    }
    const cpu = at(
      rounds.map((it) => it.cpu),
      0.5,
    )
    const wall = at(
      rounds.map((it) => it.wall),
      0.5,
    )
    times.push({ query: query.query, time: { cpu, wall } })
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

function print(what: string, times: readonly { query: string; time: Time }[]): void {
  const cpus = times.map((it) => it.time.cpu)
  const walls = times.map((it) => it.time.wall)
  const slowest = times.reduce((one, other) => (other.time.cpu > one.time.cpu ? other : one))
  console.log(
    `${what}: wall p50 ${at(walls, 0.5).toFixed(2)} p99 ${at(walls, 0.99).toFixed(2)} ms; ` +
      `CPU p50 ${at(cpus, 0.5).toFixed(2)} p99 ${at(cpus, 0.99).toFixed(2)} ms; slowest "${slowest.query}"`,
  )
}

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

async function inNewShop(body: (db: Db) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'courtside-search-'))
  const db = await openDatabase({ dataDir })
  try {
    await body(db)
  } finally {
    await db.destroy()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
