import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { createCodeGuard } from '../../../shop/checkout/change/guard-code.ts'
import type { Db } from '../../../shop/platform/db/schema.ts'
import { readSigner } from '../../../shop/platform/db/signing-secret.ts'
import { saveSession } from '../../../shop/platform/http/session-queries.ts'
import { createAttemptLimiter } from '../../../shop/platform/limits/attempt-limiter.ts'
import { ShopError } from '../../../shop/platform/shop-error.ts'
import { change, fillCheckout, tally } from '../../helpers/checkout.ts'
import { openShop, type ShopVisitor } from '../../helpers/open-shop.ts'

const MINUTE_MS = 60_000
/** The number of wrong codes in an hour that a network may try without a delay. */
const FREE = 100

const apply = (visitor: ShopVisitor, sent: object, campaignCode: string) =>
  change(visitor, 'setCampaignCode', { ...sent, campaignCode })

interface Guesser {
  readonly guess: (id: string, code?: string) => Promise<number>
  /** The codes that the shop has judged. */
  readonly judged: string[]
}

/** Visitors of one network who try codes, each in a session of its own, and their responses. */
async function openGuesses(db: Db): Promise<Guesser> {
  const attempts = createAttemptLimiter({ db, signer: await readSigner(db), now: Date.now })
  const guard = createCodeGuard({ db, attempts, now: Date.now })
  const judged: string[] = []
  return {
    judged,
    guess(id, code = 'FEL') {
      const visitor = { session: { id, isStored: true } }
      const by = { visitor, ip: '192.0.2.7', noteAttempt: () => undefined }
      const judge = async () => {
        judged.push(id)
        if (code === 'RIGHT') return 200
        throw new ShopError(422, 'checkout.code.unknown', { modelState: { campaignCode: [] } })
      }
      return guard(by, judge).catch((error) => (error instanceof ShopError ? error.status : 500))
    },
  }
}

/** Tries wrong codes, each in a new session, as many as the shop judges at once. */
async function useUpFree({ guess }: Guesser): Promise<void> {
  const all = Array.from({ length: FREE }, (_, at) => guess(`free ${at}`))
  deepEqual([...new Set(await Promise.all(all))], [422])
}

test('a hundred wrong codes from a network delay nobody', async (t) => {
  const { db, visitor } = await openShop(t)
  await useUpFree(await openGuesses(db))
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'SHOE-42': 1 })
  equal((await apply(kim, sent, 'sommar10')).statusCode, 200)
})

test('of many more, a few are judged, and a valid code of an older session comes next', async (t) => {
  const { db } = await openShop(t)
  const guesses = await openGuesses(db)
  await useUpFree(guesses)
  await saveSession(db, 'shopper', Date.now() - 5 * MINUTE_MS)
  const flood = Array.from({ length: 200 }, (_, at) => guesses.guess(`flood ${at}`))

  const right = await guesses.guess('shopper', 'RIGHT')

  equal(right, 200)
  ok(guesses.judged.length <= FREE + 4, `${guesses.judged.length} were judged meanwhile`)
  const answers = await Promise.all(flood)
  const wrong = answers.filter((it) => it === 422).length
  equal(wrong + answers.filter((it) => it === 429).length, 200)
  ok(wrong < 20, `${wrong} were judged`)
})

test('the more wrong codes a network tries, the slower they are judged', async (t) => {
  const { db } = await openShop(t)
  const guesses = await openGuesses(db)
  await useUpFree(guesses)
  const attempt = {
    limit: { name: 'code of network', max: 0, windowMs: 60 * MINUTE_MS },
    by: '192.0.2.7',
  }
  const limiter = createAttemptLimiter({ db, signer: await readSigner(db), now: Date.now })
  const pauseAt = async (wrong: number) => {
    while ((await limiter.tally(attempt)).count < wrong);
    const pauses: number[] = []
    const { setTimeout: real } = globalThis
    const mocked = t.mock.method(globalThis, 'setTimeout', (work: () => void, ms: number) => {
      pauses.push(ms)
      return real(work, ms === 8000 ? ms : 0)
    })
    await guesses.guess(`after ${wrong}`)
    mocked.mock.restore()
    // A driver's own time limits are longer.
    return pauses.find((it) => it < 5000)
  }
  deepEqual([await pauseAt(150), await pauseAt(250), await pauseAt(450)], [500, 1000, 2000])
  deepEqual([await pauseAt(850), await pauseAt(2000)], [4000, 4000])
})

test('a logged-in customer never waits', async (t) => {
  const { db, visitor } = await openShop(t)
  const attempts = createAttemptLimiter({ db, signer: await readSigner(db), now: Date.now })
  const network = {
    limit: { name: 'code of network', max: 0, windowMs: 60 * MINUTE_MS },
    by: '127.0.0.1',
  }
  for (let it = 0; it < 3 * FREE; it += 1) await attempts.tally(network)
  const anna = visitor()
  await anna.logIn('anna@example.com')
  const sent = await fillCheckout(anna, { 'BOOK-1': 1 })
  const mocked = t.mock.method(globalThis, 'setTimeout')

  equal((await apply(anna, sent, 'SOMMAR10')).statusCode, 200)

  equal(mocked.mock.calls.filter(({ arguments: [, ms] }) => ms === 1000).length, 0)
})

test('a valid code is judged at once while guesses are under way', async (t) => {
  const { visitor } = await openShop(t)
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'SHOE-42': 1 })
  const guessers = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const guesser = visitor()
      return { guesser, sent: await fillCheckout(guesser, { 'BOOK-1': 1 }) }
    }),
  )

  const guesses = guessers.flatMap((it) =>
    Array.from({ length: 15 }, (_, at) => apply(it.guesser, it.sent, `GISSA${at}`)),
  )
  const right = await apply(kim, sent, 'SOMMAR10')

  equal(right.statusCode, 200)
  deepEqual(tally(await Promise.all(guesses)), { 422: 80, 429: 40 })
})

test('a visitor may try ten wrong codes in ten minutes, and the next response says when to try again', async (t) => {
  let now = Date.now()
  const { visitor } = await openShop(t, { now: () => now })
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'SHOE-42': 1 })
  for (let it = 0; it < 10; it += 1) equal((await apply(kim, sent, `FEL${it}`)).statusCode, 422)

  const refused = await apply(kim, sent, 'SOMMAR10')
  const again = await apply(kim, sent, 'SOMMAR10')
  now += 11 * MINUTE_MS
  const later = await apply(kim, sent, 'SOMMAR10')

  deepEqual([refused.statusCode, again.statusCode, later.statusCode], [429, 429, 200])
  const seconds = Number(refused.headers['retry-after'])
  ok(seconds > 500 && seconds <= 600, `${seconds} s`)
})

test('a session without a cart, and an invented one, learn nothing about codes', async (t) => {
  const { visitor } = await openShop(t)
  const owner = visitor()
  const sent = await fillCheckout(owner, { 'SHOE-42': 1 })
  const stranger = visitor()

  const foreign = await apply(stranger, sent, 'SOMMAR10')
  const empty = await apply(stranger, { ...sent, orderId: '' }, 'SOMMAR10')
  const wrong = await apply(stranger, { ...sent, orderId: '' }, 'FEL')

  ok(foreign.statusCode >= 400 && !foreign.body.includes('campaignCode'))
  deepEqual([empty.statusCode, empty.json()], [wrong.statusCode, wrong.json()])
})

test('counts the attempts of a customer across devices', async (t) => {
  const { visitor } = await openShop(t)
  const anna = visitor()
  await anna.logIn('anna@example.com')
  const annas = await fillCheckout(anna, { 'BOOK-1': 1 })
  for (let it = 0; it < 10; it += 1) equal((await apply(anna, annas, `FEL${it}`)).statusCode, 422)
  const phone = visitor()
  await phone.logIn('anna@example.com')

  const onPhone = await apply(phone, annas, 'SOMMAR10')
  const other = visitor()
  const others = await apply(other, await fillCheckout(other, { 'BOOK-1': 1 }), 'SOMMAR10')

  deepEqual([onPhone.statusCode, others.statusCode], [429, 200])
})
