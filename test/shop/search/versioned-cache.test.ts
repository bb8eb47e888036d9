import { deepEqual, rejects } from 'node:assert/strict'
import { test } from 'node:test'
import { VersionedCache } from '../../../shop/platform/versioned-cache.ts'

/** Something large that is read for each version, until the database fails. */
function createCache(isSmall: boolean) {
  const reported: unknown[] = []
  const database = { isDown: false, reads: 0 }
  const read = async () => {
    database.reads += 1
    await Promise.resolve()
    if (database.isDown) throw new Error('database is locked')
    return `read ${database.reads}`
  }
  const cache = new VersionedCache(read, {
    isSmall: () => isSmall,
    report: (error) => reported.push(error),
  })
  return { cache, database, reported }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('what cannot be read anew is told once, and what was read before serves', async () => {
  const { cache, database, reported } = createCache(false)
  await cache.get(1)
  database.isDown = true

  const served = [cache.get(2), cache.get(2)]
  const values = await Promise.all(served)
  await settle()
  values.push(await cache.get(2))
  await settle()

  deepEqual(values, ['read 1', 'read 1', 'read 1'])
  deepEqual(reported.map(String), ['Error: database is locked'])
  database.isDown = false
  await cache.get(2)
  await settle()
  deepEqual(await cache.get(2), `read ${database.reads}`)
  database.isDown = true
  await cache.get(3)
  await settle()
  deepEqual(reported.map(String), Array(2).fill('Error: database is locked'))
})

test('who waits for what is read anew is told of the failure, and nobody else', async () => {
  const { cache, database, reported } = createCache(true)
  await cache.get(1)
  database.isDown = true

  await rejects(cache.get(2), /locked/)
  deepEqual(reported, [])
})
