import { deepEqual, match } from 'node:assert/strict'
import { test } from 'node:test'
import { orderedId } from '../../../shop/platform/ordered-id.ts'

test('ids sort as they were made, within a millisecond and after the clock was set back', () => {
  const now = Date.now()
  const ids = [now, now, now + 1, now - 60_000, now + 2].map((it) => orderedId(it))
  const many = Array.from({ length: 3000 }, () => orderedId(now))

  const all = [...ids, ...many]
  deepEqual(all, [...new Set(all)].toSorted())
})

test('an id is a UUID of version 7 that begins with its time', () => {
  const later = Date.now() + 3_600_000
  const id = orderedId(later)

  match(id, /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  deepEqual(Number.parseInt(id.replace('-', '').slice(0, 12), 16), later)
})
