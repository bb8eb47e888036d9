import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { BoundedCache } from '../../../shop/platform/bounded-cache.ts'

test('holds no more bytes than it may, and drops what was asked for longest ago', () => {
  const cache = new BoundedCache<string>(300)
  const kept = () => ['a', 'b', 'c', 'd', 'e'].filter((it) => cache.get(it))
  for (const key of ['a', 'b', 'c']) cache.set(key, key, 100)

  cache.get('a')
  cache.set('d', 'd', 100)
  deepEqual(kept(), ['a', 'c', 'd'])
  for (let time = 0; time < 9; time += 1) cache.set('a', 'again', 100)
  deepEqual(kept(), ['a', 'c', 'd'])
})

test('does not keep what is larger than all of it, and drops nothing for that', () => {
  const cache = new BoundedCache<string>(300)
  cache.set('a', 'a', 300)
  cache.set('b', 'b', 301)

  deepEqual([cache.get('a'), cache.get('b')], ['a', undefined])
})
