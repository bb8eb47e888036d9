import { ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Db } from '../../../shop/platform/db/schema.ts'
import { findHits, listMatches, matchesMoreThan } from '../../../shop/search/search-queries.ts'
import { listColours } from '../../../shop/search/search-word-queries.ts'
import { explaining, ON_SQLITE } from '../../helpers/query-plans.ts'
import { onEmptyDatabase } from '../../helpers/row-database.ts'

const QUESTION = { language: 'sv', storefront: 'sport', match: 'skor', genders: [] } as const

const ASKED: Readonly<Record<string, (db: Db) => Promise<unknown>>> = {
  'by weight': (db) => findHits(db, QUESTION, { order: 'weight', limit: 9 }),
  'in the order of the catalogue': (db) => findHits(db, QUESTION, { order: 'catalogue', limit: 9 }),
  'of every storefront': (db) => listMatches(db, QUESTION),
  'as a number': (db) => matchesMoreThan(db, QUESTION, 9),
  'by their colours': (db) => listColours(db, 'sv', 'blå'),
}

for (const [name, ask] of Object.entries(ASKED)) {
  test(
    `the product of a hit is looked up, not searched for: ${name}`,
    ON_SQLITE,
    onEmptyDatabase(async (db) => {
      const plans: string[] = []
      await ask(explaining(db, plans))
      const ofProducts = plans.filter((it) => /\bp\b/.test(it))
      ok(ofProducts.length > 0, plans.join('\n'))
      ok(
        ofProducts.every((it) => it.startsWith('SEARCH p')),
        ofProducts.join('\n'),
      )
    }),
  )
}
