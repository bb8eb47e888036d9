import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { insertVersion } from '../../../shop/consents/consent-queries.ts'
import { wordsMark } from '../../../shop/consents/displayed-words.ts'
import type { Db } from '../../../shop/platform/db/schema.ts'
import type { Checkout } from '../../../src/contract/checkout.ts'
import { fillCheckout } from '../../helpers/checkout.ts'
import { FILLED_IN, openFilled, textOf } from '../../helpers/form-visitor.ts'
import { put } from '../../helpers/newsletter.ts'
import { openShop } from '../../helpers/open-shop.ts'

const OLDER = { sv: 'Äldre ord', en: 'Older words' }
const BOTH_OLDER = `${wordsMark(OLDER)}.${wordsMark(OLDER)}`
const MARKS = /^[\w-]{22}\.[\w-]{22}$/

/** Stores texts that somebody has accepted before. */
async function keepOlder(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await insertVersion(tx, { consent: 'terms', place: 'checkout' }, OLDER, 0)
    await insertVersion(tx, { consent: 'newsletter', place: 'checkout' }, OLDER, 0)
  })
}

/** The accepted version of each text. */
async function agreed(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('consent_event')
    .innerJoin('consent_text', 'consent_text.id', 'consent_event.text_id')
    .select(['consent_event.consent', 'version'])
    .execute()
  return rows.map((it) => `${it.consent} ${it.version}`).sort()
}

test('an order records the terms that its checkout displayed', async (t) => {
  const { db, visitor } = await openShop(t)
  await keepOlder(db)
  const order = async (words: string | undefined) => {
    const kim = visitor()
    const sent = await fillCheckout(kim, { 'PLENTY-1': 1 })
    match(sent.words ?? '', MARKS)
    return kim.ask('/api/checkout', { ...sent, words: words ?? sent.words })
  }

  const refused = await order('unknown.unknown')
  equal(refused.statusCode, 409)
  match(String(refused.json().modelState.acceptTermsOfCondition), /Texten har ändrats/)
  deepEqual(await agreed(db), [])
  for (const words of [BOTH_OLDER, undefined, '']) equal((await order(words)).statusCode, 200)

  deepEqual(await agreed(db), ['terms 1', 'terms 2', 'terms 2'])
})

test('the newsletter’s question uses the words that the checkout displayed', async (t) => {
  const { db, visitor } = await openShop(t)
  await keepOlder(db)
  const kim = visitor()
  const { orderId, words } = await fillCheckout(kim, { 'PLENTY-1': 1 })
  const ask = (more: Partial<Checkout>) => put(kim, { acceptNewsletter: true, orderId, ...more })

  const refused = await ask({ words: 'unknown.unknown' })
  equal(refused.statusCode, 409)
  match(String(refused.json().modelState.acceptNewsletter), /Texten har ändrats/)
  deepEqual(await agreed(db), [])
  equal((await ask({ words: BOTH_OLDER })).statusCode, 200)
  deepEqual(await agreed(db), ['newsletter 1'])
  match(words ?? '', MARKS)
})

test('works without script too, and unknown marks lose nothing that was typed', async (t) => {
  const { db, shop } = await openShop(t)
  await keepOlder(db)
  const visitor = await openFilled(shop, { 'PLENTY-1': '1' })
  const [, words = ''] = /name="words" value="([^"]+)"/.exec(visitor.page()) ?? []
  match(words, MARKS)
  const last = { acceptTermsOfCondition: 'on', acceptNewsletter: 'on', step: 'place' }
  const order = { ...FILLED_IN, ...last, orderNote: 'Ring på' }

  for (const unknown of [`unknown.${wordsMark(OLDER)}`, `${wordsMark(OLDER)}.unknown`]) {
    equal((await visitor.submit('/checkout', { ...order, words: unknown })).statusCode, 409)
    match(textOf(visitor.page()), /Texten har ändrats/)
    match(visitor.page(), /Ring på/)
    deepEqual(await agreed(db), [])
  }
  match((await visitor.submit('/checkout', { ...order, words: BOTH_OLDER })).body, /shop-receipt/)

  deepEqual(await agreed(db), ['newsletter 1', 'terms 1'])
})
