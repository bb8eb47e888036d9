import { deepEqual, equal } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createPacedQueue } from '../../../../shop/platform/limits/paced-queue.ts'

const PAUSE_MS = 100

function openQueue(t: TestContext) {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const queue = createPacedQueue()
  const said: string[] = []
  const enter = (rank: number, key = 'net') => {
    void queue
      .enter(key, { rank, pauseMs: PAUSE_MS })
      .then((it) => said.push(`${key} ${rank} ${it ? 'in' : 'away'}`))
  }
  const tick = async (ms: number) => {
    t.mock.timers.tick(ms)
    await new Promise<void>((resolve) => setImmediate(resolve))
  }
  return { said, enter, tick }
}

test('lets one in after each pause, the first by rank before all others', async (t) => {
  const { said, enter, tick } = openQueue(t)
  for (const rank of [5, 4, 9]) enter(rank)
  enter(1)
  await tick(PAUSE_MS - 1)
  deepEqual(said, [])
  await tick(1)
  deepEqual(said, ['net 1 in'])
  for (let round = 0; round < 3; round += 1) await tick(PAUSE_MS)
  deepEqual([...said].sort(), ['net 1 in', 'net 4 in', 'net 5 in', 'net 9 in'])
})

test('lets anybody in every other time, so that a good rank holds up nobody for long', async (t) => {
  const { said, enter, tick } = openQueue(t)
  enter(100)
  // By rank alone it would never be let in: with each that is let in a better one comes.
  for (let round = 0; round < 70; round += 1) {
    enter(round)
    await tick(PAUSE_MS)
  }
  deepEqual([said[0], said.includes('net 100 in')], ['net 0 in', true])
})

test('one key waits for no other', async (t) => {
  const { said, enter, tick } = openQueue(t)
  enter(1, 'net')
  enter(2, 'other')
  await tick(PAUSE_MS)
  deepEqual(said, ['net 1 in', 'other 2 in'])
})

test('sends away whoever is last of too many, and whoever has waited for eight seconds', async (t) => {
  const { said, enter, tick } = openQueue(t)
  for (let rank = 1; rank <= 51; rank += 1) enter(rank)
  await tick(0)
  deepEqual(said, ['net 51 away'])
  for (let round = 0; round < 10; round += 1) await tick(PAUSE_MS)
  equal(said.filter((it) => it.endsWith('in')).length, 10)
  await tick(8000)
  equal(said.length, 51)
})
