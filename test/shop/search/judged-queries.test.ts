import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { storeCatalogue } from '../../../shop/catalogue/imports/store-catalogue.ts'
import { buildDemoCatalogue } from '../../../shop/demo/demo-catalogue.ts'
import { openPorts } from '../../helpers/open-ports.ts'
import { type Filling, openFilled } from '../../helpers/test-database.ts'
import { HELD_OUT } from './judged/held-out.ts'
import { judgedQueries } from './judged/queries.ts'
import { meanOf, scoreSearch } from './judged/score.ts'
import { TRAIT_QUERIES } from './judged/trait-queries.ts'

const catalogue = buildDemoCatalogue()
const DEMO: Filling = {
  name: 'demo-goods',
  fill: (db) => storeCatalogue(db, catalogue, { source: 'demo' }),
}

/** What each list reached when search was last tuned, less a little. */
const LISTS = [
  { name: 'the judged queries', queries: judgedQueries(catalogue), least: 60, reached: 0.96 },
  { name: 'queries of a thing and a trait', queries: TRAIT_QUERIES, least: 40, reached: 0.99 },
  { name: 'queries it was not tuned for', queries: HELD_OUT, least: 50, reached: 0.95 },
]

for (const { name, queries, least, reached } of LISTS) {
  test(`answers ${name} as well as it did, in both languages`, async (t) => {
    const { db, dataDir } = await openFilled(t, DEMO)
    const { search } = await openPorts(t, { db, dataDir })

    const scores = await scoreSearch(db, search, catalogue, queries)

    ok(scores.length >= least)
    ok(meanOf(scores) >= reached, `mean ${meanOf(scores)}`)
    const wrong = scores.filter((it) => !it.isFirstRight).map((it) => it.query.query)
    t.diagnostic(`mean ${meanOf(scores).toFixed(3)} of ${scores.length}; first hit wrong: ${wrong}`)
    deepEqual(
      scores.filter((it) => it.score === 0).map((it) => it.query.query),
      [],
    )
  })
}
