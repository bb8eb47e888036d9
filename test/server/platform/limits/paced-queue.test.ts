import { deepEqual, equal, rejects } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createPacedQueue } from '../../../../src/server/platform/limits/paced-queue.ts'

const PAUSE_MS = 2000

/** A queue of ranks that are numbers; one slot in each pause, counted for all keys. */
function openQueue(t: TestContext, more: { readonly maxWaiting?: number } = {}) {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'] })
  const slots = new Map<string, number>()
  const queue = createPacedQueue<number>({
    compare: (a, b) => a - b,
    async acquireSlot(key) {
      const free = slots.get(key) ?? 0
      if (Date.now() < free) return free - Date.now()
      slots.set(key, Date.now() + PAUSE_MS)
      return 0
    },
    maxWaiting: 50,
    maxWaitMs: 4 * PAUSE_MS,
    ...more,
  })
  const said: string[] = []
  const enter = (rank: number, key = 'net') => {
    void queue.enter(key, rank).then((it) => said.push(`${key} ${rank} ${it ? 'in' : 'away'}`))
  }
  const tick = async (ms: number) => {
    await settle()
    t.mock.timers.tick(ms)
    await settle()
  }
  return { queue, said, enter, tick }
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

test('lets one in at a time, the first by rank before all others', async (t) => {
  const { said, enter, tick } = openQueue(t)
  for (const rank of [5, 4, 9]) enter(rank)
  await tick(0)
  enter(1)
  for (let it = 0; it < 3; it += 1) await tick(PAUSE_MS)

  deepEqual(said, ['net 4 in', 'net 1 in', 'net 5 in', 'net 9 in'])
})

test('one key waits for no other', async (t) => {
  const { said, enter, tick } = openQueue(t)
  enter(1, 'net')
  enter(2, 'other')
  await tick(0)

  deepEqual(said, ['net 1 in', 'other 2 in'])
})

test('sends away whoever waits too long, and whoever is last of too many', async (t) => {
  const { said, enter, tick } = openQueue(t, { maxWaiting: 6 })
  for (let rank = 1; rank <= 7; rank += 1) enter(rank)
  await tick(0)
  for (let it = 0; it < 4; it += 1) await tick(PAUSE_MS)

  equal(said[0], 'net 7 away')
  equal(said.filter((it) => it.endsWith('in')).length, 4)
  deepEqual(said.filter((it) => it.endsWith('away')).toSorted(), [
    'net 5 away',
    'net 6 away',
    'net 7 away',
  ])
})

test('fails for all who wait where no slot can be had, and begins again', async () => {
  let isDown = true
  const queue = createPacedQueue<number>({
    compare: (a, b) => a - b,
    async acquireSlot() {
      if (isDown) throw new Error('down')
      return 0
    },
    maxWaiting: 5,
    maxWaitMs: 1000,
  })
  const waiting = [queue.enter('net', 1), queue.enter('net', 2)]
  await Promise.all(waiting.map((it) => rejects(it, /down/)))
  isDown = false

  equal(await queue.enter('net', 1), true)
})
