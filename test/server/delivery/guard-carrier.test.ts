import { deepEqual, equal, rejects } from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type CarrierOption, CarrierTrouble } from '../../../src/server/delivery/carrier.ts'
import { guardCarrier } from '../../../src/server/delivery/guard-carrier.ts'
import { createSandboxCarrier } from '../../../src/server/delivery/sandbox-carrier.ts'

const NOW = Date.parse('2026-11-23T10:00:00Z')
const question = {
  country: 'SE',
  zipCode: '12345',
  weight: 1000,
  kind: 'home',
  language: 'sv',
  now: NOW,
} as const
const option: CarrierOption = { id: 'a', name: 'A', kind: 'home', arrival: [1, 2], price: 100 }

/** A carrier whose answers are told one by one, and that counts how often it is asked. */
function carrierOf(answer: () => unknown) {
  const told = { asked: 0 }
  const listOptions = async () => {
    told.asked += 1
    return (await answer()) as CarrierOption[]
  }
  return { told, carrier: { id: 'test', listOptions } }
}

const fail = () => {
  throw new Error('connection reset')
}

test('passes on what the built-in carrier offers', async () => {
  const guarded = guardCarrier(createSandboxCarrier())

  deepEqual(await guarded.listOptions(question), [
    {
      id: 'home',
      kind: 'home',
      name: 'Hem till dörren',
      arrival: [Date.parse('2026-11-24'), Date.parse('2026-11-25')],
      price: 6_900,
    },
  ])
  equal((await guarded.listOptions({ ...question, kind: 'pickup' })).length, 4)
  equal((await guarded.listOptions({ ...question, kind: 'slot' })).length, 15)
})

test('gives up a carrier that does not answer in time', async () => {
  const guarded = guardCarrier(
    createSandboxCarrier(() => 'slow'),
    { timeoutMs: 5 },
  )

  await rejects(guarded.listOptions(question), CarrierTrouble)
})

test('tells every failure as trouble, its cause inside', async () => {
  const { carrier } = carrierOf(fail)

  await rejects(guardCarrier(carrier).listOptions(question), (error: unknown) => {
    return error instanceof CarrierTrouble && (error.cause as Error).message === 'connection reset'
  })
})

test('leaves a carrier alone after three failures in a row, then tries once', async () => {
  let now = NOW
  let answer: () => unknown = fail
  const { carrier, told } = carrierOf(() => answer())
  const guarded = guardCarrier(carrier, { now: () => now })
  const ask = () => guarded.listOptions(question).catch((error: Error) => error.message)

  for (let left = 5; left > 0; left -= 1) await ask()
  equal(told.asked, 3)
  now += 30_000
  await ask()
  await ask()
  equal(told.asked, 4)
  now += 30_000
  answer = () => [option]
  deepEqual(await ask(), [option])
  await ask()
  equal(told.asked, 6)
})

test('asks a carrier that may be back only once at a time', async () => {
  let now = NOW
  const { carrier, told } = carrierOf(fail)
  const guarded = guardCarrier(carrier, { now: () => now })
  const ask = () => guarded.listOptions(question).catch(() => undefined)
  for (let left = 3; left > 0; left -= 1) await ask()

  now += 30_000
  await Promise.all([ask(), ask(), ask()])

  equal(told.asked, 4)
})

test('does not count failures that successes part', async () => {
  let count = 0
  const { carrier, told } = carrierOf(() => {
    count += 1
    return count % 3 === 0 ? [option] : fail()
  })
  const guarded = guardCarrier(carrier, { now: () => NOW })

  for (let left = 12; left > 0; left -= 1) await guarded.listOptions(question).catch(() => 0)

  equal(told.asked, 12)
})

test('refuses an answer that nobody can read, however it is made', async () => {
  const bad = [
    null,
    'ok',
    { options: [] },
    [null],
    [{ ...option, id: '<b>' }],
    [{ ...option, price: 1.5 }],
    [{ ...option, price: -1 }],
    [{ ...option, arrival: [1] }],
    [{ ...option, arrival: [1, 1e300] }],
    [{ ...option, name: 'x'.repeat(201) }],
    [{ ...option, kind: 'drone' }],
    Array.from({ length: 51 }, () => option),
  ]

  for (const answer of bad) {
    const { carrier } = carrierOf(() => answer)
    await rejects(guardCarrier(carrier).listOptions(question), CarrierTrouble)
  }
})

test('never throws anything but trouble, and passes on only what was promised', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (answer) => {
      const { carrier } = carrierOf(() => answer)
      const told = await guardCarrier(carrier)
        .listOptions(question)
        .catch((error: unknown) => error)
      if (!(told instanceof CarrierTrouble)) deepEqual(told, [])
    }),
  )
})
