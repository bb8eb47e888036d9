import { deepEqual, equal, rejects } from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import {
  createMutex,
  createSemaphore,
  QueueFull,
  type Semaphore,
} from '../../../shop/platform/semaphore.ts'

/** Works that end when they are told to, and how many were under way at once. */
function watch(semaphore: Semaphore) {
  const ends: (() => void)[] = []
  const begun: string[] = []
  const start = (name: string) =>
    semaphore.run(async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
      return name
    })
  return { start, begun, endNext: () => ends.shift()?.() }
}

test('lets in as many as there are permits, and the others in the order they asked', async () => {
  const { start, begun, endNext } = watch(createSemaphore({ permits: 2 }))
  const results = ['a', 'b', 'c', 'd'].map(start)
  await yieldToEventLoop()
  deepEqual(begun, ['a', 'b'])

  endNext()
  await yieldToEventLoop()
  deepEqual(begun, ['a', 'b', 'c'])

  for (const _ of [1, 2, 3]) {
    endNext()
    await yieldToEventLoop()
  }
  deepEqual(await Promise.all(results), ['a', 'b', 'c', 'd'])
})

test('refuses those who would wait behind too many', async () => {
  const { start, begun, endNext } = watch(createSemaphore({ permits: 1, maxWaiting: 1 }))
  const allowed = [start('a'), start('b')]

  await rejects(start('c'), QueueFull)
  for (const _ of allowed) {
    await yieldToEventLoop()
    endNext()
  }

  deepEqual(await Promise.all(allowed), ['a', 'b'])
  deepEqual(begun, ['a', 'b'])
})

test('goes on after work that failed', async () => {
  const semaphore = createSemaphore({ permits: 1 })
  const failing = semaphore.run(async () => {
    throw new Error('no')
  })
  const following = semaphore.run(async () => 'yes')

  await rejects(failing, /no/)
  equal(await following, 'yes')
})

test('hands a mutex over to the one that waits, not to one that comes later', async () => {
  const mutex = createMutex()
  const entered: string[] = []
  const enter = async (name: string) => {
    await mutex.acquire()
    entered.push(name)
  }
  await enter('first')
  const waiting = enter('waiting')

  mutex.release()
  const late = enter('late')
  await waiting
  deepEqual(entered, ['first', 'waiting'])

  mutex.release()
  await late
  deepEqual(entered, ['first', 'waiting', 'late'])
})
