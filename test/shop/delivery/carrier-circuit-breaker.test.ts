import { deepEqual, equal, rejects } from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { demoShop } from '../../helpers/demo-shop.ts'
import '../../../shop/app/texts.ts'
import { type CarrierOption, CarrierUnavailable } from '../../../shop/delivery/carrier.ts'
import { withCircuitBreaker } from '../../../shop/delivery/carrier-circuit-breaker.ts'
import { createSandboxCarrier } from '../../../shop/delivery/sandbox-carrier.ts'

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

/** A carrier with scripted responses that counts its calls. */
function carrierOf(answer: () => unknown) {
  const received = { asked: 0 }
  const listOptions = async () => {
    received.asked += 1
    return (await answer()) as CarrierOption[]
  }
  return { received, carrier: { id: 'test', listOptions } }
}

const fail = () => {
  throw new Error('connection reset')
}

test('returns what the built-in carrier offers', async () => {
  const guarded = withCircuitBreaker(createSandboxCarrier(demoShop))

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

test('gives up on a carrier that does not respond in time', async () => {
  const guarded = withCircuitBreaker(
    createSandboxCarrier(demoShop, () => 'slow'),
    { timeoutMs: 5 },
  )

  await rejects(guarded.listOptions(question), CarrierUnavailable)
})

test('reports every failure as unavailability, with its cause', async () => {
  const { carrier } = carrierOf(fail)

  await rejects(withCircuitBreaker(carrier).listOptions(question), (error: unknown) => {
    return (
      error instanceof CarrierUnavailable && (error.cause as Error).message === 'connection reset'
    )
  })
})

test('does not call a carrier after three failures in a row, then tries once', async () => {
  let now = NOW
  let answer: () => unknown = fail
  const { carrier, received } = carrierOf(() => answer())
  const guarded = withCircuitBreaker(carrier, { now: () => now })
  const ask = () => guarded.listOptions(question).catch((error: Error) => error.message)

  for (let left = 5; left > 0; left -= 1) await ask()
  equal(received.asked, 3)
  now += 30_000
  await ask()
  await ask()
  equal(received.asked, 4)
  now += 30_000
  answer = () => [option]
  deepEqual(await ask(), [option])
  await ask()
  equal(received.asked, 6)
})

test('tries a carrier again with one call at a time', async () => {
  let now = NOW
  const { carrier, received } = carrierOf(fail)
  const guarded = withCircuitBreaker(carrier, { now: () => now })
  const ask = () => guarded.listOptions(question).catch(() => undefined)
  for (let left = 3; left > 0; left -= 1) await ask()

  now += 30_000
  await Promise.all([ask(), ask(), ask()])

  equal(received.asked, 4)
})

test('does not count failures with successes between them', async () => {
  let count = 0
  const { carrier, received } = carrierOf(() => {
    count += 1
    return count % 3 === 0 ? [option] : fail()
  })
  const guarded = withCircuitBreaker(carrier, { now: () => NOW })

  for (let left = 12; left > 0; left -= 1) await guarded.listOptions(question).catch(() => 0)

  equal(received.asked, 12)
})

test('refuses an unreadable response, whatever its shape', async () => {
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
    await rejects(withCircuitBreaker(carrier).listOptions(question), CarrierUnavailable)
  }
})

test('never throws anything but unavailability, and returns only promised fields', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (answer) => {
      const { carrier } = carrierOf(() => answer)
      const received = await withCircuitBreaker(carrier)
        .listOptions(question)
        .catch((error: unknown) => error)
      if (!(received instanceof CarrierUnavailable)) deepEqual(received, [])
    }),
  )
})
