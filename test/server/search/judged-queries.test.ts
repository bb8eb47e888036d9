import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { meanOf, scoreSearch } from '../../../bench/search-score.ts'
import { buildDemoCatalogue } from '../../../src/server/catalogue/demo-catalogue.ts'
import { storeCatalogue } from '../../../src/server/catalogue/store-catalogue.ts'
import { openDatabase } from '../../../src/server/db/open-database.ts'
import { createSqliteSearch } from '../../../src/server/ports/search/sqlite-search.ts'
import { temporaryFolder } from '../../helpers/open-shop.ts'

/** What the judged queries reached when they were last tuned for, less a little. */
const REACHED = 0.95
const MIN_QUERIES = 60

test('answers the judged queries as well as it did, in both languages', async (t) => {
  const db = await openDatabase({ dataDir: temporaryFolder(t) })
  t.after(() => db.destroy())
  const catalogue = buildDemoCatalogue()
  await storeCatalogue(db, catalogue, { source: 'demo' })

  const scores = await scoreSearch(db, createSqliteSearch(db), catalogue)

  ok(scores.length >= MIN_QUERIES)
  ok(meanOf(scores) >= REACHED, `mean ${meanOf(scores)}`)
  const wrong = scores.filter((it) => !it.isFirstRight).map((it) => it.query.query)
  t.diagnostic(`mean ${meanOf(scores).toFixed(3)} of ${scores.length}; first hit wrong: ${wrong}`)
  deepEqual(
    scores.filter((it) => it.score === 0).map((it) => it.query.query),
    [],
  )
})
