import { deepEqual, rejects } from 'node:assert/strict'
import { test } from 'node:test'
import { Kept } from '../../../src/server/search/kept.ts'

/** Something large that is read for each version, until the database fails. */
function keep(isSmall: boolean) {
  const told: unknown[] = []
  const database = { isDown: false, reads: 0 }
  const read = async () => {
    database.reads += 1
    await Promise.resolve()
    if (database.isDown) throw new Error('database is locked')
    return `read ${database.reads}`
  }
  const kept = new Kept(read, { isSmall: () => isSmall, report: (error) => told.push(error) })
  return { kept, database, told }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('what cannot be read anew is told once, and what was read before serves', async () => {
  const { kept, database, told } = keep(false)
  await kept.at(1)
  database.isDown = true

  const served = [kept.at(2), kept.at(2)]
  const values = await Promise.all(served)
  await settle()
  values.push(await kept.at(2))
  await settle()

  deepEqual(values, ['read 1', 'read 1', 'read 1'])
  deepEqual(told.map(String), ['Error: database is locked'])
  database.isDown = false
  await kept.at(2)
  await settle()
  deepEqual(await kept.at(2), `read ${database.reads}`)
  database.isDown = true
  await kept.at(3)
  await settle()
  deepEqual(told.map(String), Array(2).fill('Error: database is locked'))
})

test('who waits for what is read anew is told of the failure, and nobody else', async () => {
  const { kept, database, told } = keep(true)
  await kept.at(1)
  database.isDown = true

  await rejects(kept.at(2), /locked/)
  deepEqual(told, [])
})
