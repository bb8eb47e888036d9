import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Db } from '../../../../src/server/platform/db/schema.ts'
import { ShopError } from '../../../../src/server/platform/http/shop-error.ts'
import { createAttemptLimiter } from '../../../../src/server/platform/limits/attempt-limiter.ts'
import { readSigner } from '../../../../src/server/platform/signer.ts'
import { createCodeGuard } from '../../../../src/server/sales/checkout/guard-code.ts'
import { change, fillCheckout, tally } from '../../../helpers/checkout.ts'
import { openShop, type ShopVisitor } from '../../../helpers/open-shop.ts'

const MINUTE_MS = 60_000
/** More than any limit of a network has ever been. */
const MANY = 300

const apply = (visitor: ShopVisitor, sent: object, campaignCode: string) =>
  change(visitor, 'setCampaignCode', { ...sent, campaignCode })

/** Sessions of one address that try wrong codes, all at the same time; what they are answered. */
async function guessAtOnce(db: Db, count: number): Promise<number[]> {
  const attempts = createAttemptLimiter({ db, signer: await readSigner(db), now: Date.now })
  const guard = createCodeGuard({ attempts })
  const guess = (id: string) =>
    guard({ session: { id, isStored: true } }, async () => {
      throw new ShopError(422, 'checkout.code.unknown', { modelState: { campaignCode: [] } })
    }).catch((error: unknown) => (error instanceof ShopError ? error.status : 500))
  return Promise.all(Array.from({ length: count }, (_, at) => guess(`session ${at}`)))
}

test('whoever guesses with many sessions holds up nobody, themselves included', async (t) => {
  const { db, visitor } = await openShop(t)
  deepEqual([...new Set(await guessAtOnce(db, MANY))], [422])
  const kim = visitor()
  const sent = await fillCheckout(kim, { 'SHOE-42': 1 })

  const mistyped = await apply(kim, sent, 'SOMMAR11')
  const right = await apply(kim, sent, 'sommar10')

  deepEqual([mistyped.statusCode, right.statusCode], [422, 200])
})

test('a right code is judged at once beside guesses that are under way', async (t) => {
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

test('ten wrong codes are judged in ten minutes of one visitor, and the next says when', async (t) => {
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

test('a session without goods, and one that is made up, learn nothing of codes', async (t) => {
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

test('counts who is logged in by themselves, on every device', async (t) => {
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
