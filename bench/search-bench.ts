import { buildDemoCatalogue } from '../shop/demo/demo-catalogue.ts'
import type { Db } from '../shop/platform/db/schema.ts'
import { createSqliteSearch } from '../shop/search/sqlite-search.ts'
import { judgedQueries } from '../test/shop/search/judged/queries.ts'
import { inGenerated, print, timeOf, timesOf } from './times.ts'

const ROUNDS = 9
const SCOPE = { language: 'sv', storefront: 'sport' } as const

/** Prints how long the judged queries take at each number of articles. */
export async function measureSearch(sizes: readonly number[], keep?: string): Promise<void> {
  for (const size of sizes) await inGenerated(size, keep, (db) => measure(db, size))
}

async function measure(db: Db, size: number): Promise<void> {
  const queries = judgedQueries(buildDemoCatalogue())
  const rounds = Array(ROUNDS).fill(queries).flat()
  const search = createSqliteSearch(db, console.error)
  const first = await timeOf(() => search.suggest('a', { ...SCOPE, limit: 10 }))
  console.log(`${size.toLocaleString('en')} articles; words read in ${first.wall.toFixed(0)} ms`)
  const quick = await timesOf(rounds, ({ query, language }) =>
    search.suggest(query, { ...SCOPE, language, limit: 10 }),
  )
  print('quick search', quick)
  const pages = await timesOf(rounds, ({ query, language }) =>
    search.searchProducts(query, { ...SCOPE, language, limit: 48, offset: 0 }),
  )
  print('search page with all hits', pages)
}
