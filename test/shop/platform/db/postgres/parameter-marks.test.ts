import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { toNumberedMarks } from '../../../../../shop/platform/db/postgres-marks.ts'

test('a numbered mark keeps its number, and plain ones are counted', () => {
  equal(toNumberedMarks('a = ?2 and b = ?1 or c > ?12'), 'a = $2 and b = $1 or c > $12')
  equal(toNumberedMarks('values (?, ?, ?)'), 'values ($1, $2, $3)')
})

test('a question mark in a text or a name stays', () => {
  equal(
    toNumberedMarks(`select 'it''s ?1', "a?" from t where a = ?1`),
    `select 'it''s ?1', "a?" from t where a = $1`,
  )
})
