import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { insertRegistration } from '../../../shop/account/registration/registration-queries.ts'
import {
  type ConsentEvent,
  findTextId,
  forgetWithdrawn,
  giveRegistered,
  insertEvent,
  insertEventWithWords,
  insertVersion,
  keepRequest,
  listConsentEvents,
  listVersions,
  moveConsentEvents,
  type StoredConsent,
} from '../../../shop/consents/consent-queries.ts'
import { type ConsentStatement, recordConsent } from '../../../shop/consents/record-consent.ts'
import { saveConsent } from '../../../shop/newsletter/newsletter-queries.ts'
import type { Tx } from '../../../shop/platform/db/schema.ts'
import { allRows, onShop, same } from '../../helpers/row-database.ts'
import { addOrder } from '../../helpers/row-orders.ts'
import { NOW } from '../../helpers/row-shop.ts'
import { openTwice } from '../../helpers/two-processes.ts'

const CONTEXT = { consent: 'newsletter', place: 'checkout' } as const
const WORDS = { sv: 'Ja tack', en: 'Yes please' }
const KIM = 'kim@example.com'

const EVENT: StoredConsent = {
  ...{ id: 'e1', consent: 'newsletter', act: 'given', place: 'account', text_id: null },
  ...{ customer_id: null, email: KIM, order_id: null, registration_id: null },
  ...{ request_hash: null, made_at: NOW },
}

const events = (tx: Tx) => allRows(tx, 'consent_event')

function statement(
  act: ConsentStatement['act'],
  more: Partial<ConsentStatement> = {},
): ConsentStatement {
  const displayed = { words: WORDS, language: 'en' } as const
  return { ...CONTEXT, act, displayed, owner: { email: KIM }, ...more }
}

test('words that two processes store at once are one version', async (t) => {
  const { first, other, waits } = await openTwice(t)
  await recordConsent(first, statement('given'), NOW)
  const second = other.transaction().execute((tx) => recordConsent(tx, statement('given'), NOW))
  await waits()
  await first.commit().execute()
  await second

  deepEqual(await listVersions(other, CONTEXT), [WORDS])
  const kept = await other.selectFrom('consent_event').select('text_id').execute()
  deepEqual(
    kept.map((it) => it.text_id),
    ['newsletter.checkout.1.en', 'newsletter.checkout.1.en'],
  )
})

test(
  'a version is the words in both languages, and words that came back are the version they were',
  onShop(async (tx) => {
    const { text_id, ...event } = { ...EVENT, ...CONTEXT }
    equal(await insertEventWithWords(tx, event, { words: WORDS, language: 'sv' }), false)
    await insertVersion(tx, CONTEXT, WORDS, NOW)
    await insertVersion(tx, CONTEXT, { ...WORDS, en: 'Yes!' }, NOW + 1)
    await insertVersion(tx, { ...CONTEXT, place: 'account' }, WORDS, NOW)

    const tries = [
      [{ words: WORDS, language: 'sv' }, event],
      [{ words: { ...WORDS, en: 'Yes!' }, language: 'sv' }, event],
      [{ words: { ...WORDS, en: 'Yes!' }, language: 'en' }, event],
      [{ words: { ...WORDS, sv: 'Ja!' }, language: 'en' }, event],
      [
        { words: WORDS, language: 'sv' },
        { ...event, consent: 'terms' },
      ],
    ] as const
    for (const [at, [displayed, it]] of tries.entries()) {
      equal(await insertEventWithWords(tx, { ...it, id: `${at}` }, displayed), at < 3)
    }

    const said = { ...EVENT, ...CONTEXT }
    same(await events(tx), [
      { ...said, id: '0', text_id: 'newsletter.checkout.1.sv' },
      { ...said, id: '1', text_id: 'newsletter.checkout.2.sv' },
      { ...said, id: '2', text_id: 'newsletter.checkout.2.en' },
    ])
    const row = (version: number, lang: 'sv' | 'en', words: string, since: number) => ({
      id: `newsletter.checkout.${version}.${lang}`,
      ...{ ...CONTEXT, version, lang, words, since },
    })
    same((await allRows(tx, 'consent_text')).slice(2), [
      row(1, 'en', WORDS.en, NOW),
      row(1, 'sv', WORDS.sv, NOW),
      row(2, 'en', 'Yes!', NOW + 1),
      row(2, 'sv', WORDS.sv, NOW + 1),
    ])
  }),
)

test(
  'what is said names the words in the language that they were read in, and whose it is',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'o1' })
    await recordConsent(tx, statement('given'), NOW)
    await recordConsent(tx, statement('given', { owner: { customerId: 'anna' } }), NOW + 1)
    await recordConsent(tx, statement('given', { owner: { orderId: 'o1' } }), NOW + 2)
    const { displayed: _, ...wordless } = statement('withdrawn')
    await recordConsent(tx, wordless, NOW + 3)

    const rows = (await events(tx)) as StoredConsent[]
    const row = { ...EVENT, place: 'checkout', text_id: 'newsletter.checkout.1.en', email: null }
    deepEqual(
      rows.sort((a, b) => a.made_at - b.made_at).map(({ id, ...it }) => it),
      [
        { ...row, email: KIM },
        { ...row, customer_id: 'anna', made_at: NOW + 1 },
        { ...row, order_id: 'o1', made_at: NOW + 2 },
        { ...row, email: KIM, act: 'withdrawn', text_id: null, made_at: NOW + 3 },
      ].map(({ id, ...it }) => it),
    )
    equal((await allRows(tx, 'consent_text')).length, 2)
  }),
)

test(
  'what was asked for goes with its registration, or is the customer’s own once it is proved',
  onShop(async (tx) => {
    const typed = {
      ...{ email: KIM, sessionId: null, passwordHash: 'h', firstName: 'Kim', lastName: 'Ek' },
      ...{ phone: '', birthDate: null, gender: null, consentedAt: NOW },
    }
    const asked = { ...EVENT, act: 'asked' } as const
    for (const id of ['r1', 'r2']) {
      await insertRegistration(tx, { ...typed, id }, NOW)
      await insertEvent(tx, { ...asked, id: `of ${id}`, registration_id: id })
    }

    await giveRegistered(tx, 'r1', 'anna')
    await tx.deleteFrom('registration').execute()

    same(await events(tx), [{ ...EVENT, id: 'of r1', customer_id: 'anna', email: null }])
    await tx.deleteFrom('customer').where('id', '=', 'anna').execute()
    same(await events(tx), [])
  }),
)

test(
  'what was asked for goes with its request, or stays as proof once it is confirmed',
  onShop(async (tx) => {
    const request = { email: KIM, gender: null, language: 'sv', askedAt: NOW } as const
    await saveConsent(tx, { ...request, tokenHash: 'first' })
    const asked = { ...EVENT, act: 'asked', request_hash: 'first' } as const
    await insertEvent(tx, asked)
    await saveConsent(tx, { ...request, tokenHash: 'second' })
    same(await events(tx), [{ ...asked, request_hash: 'second' }])

    await insertEvent(tx, { ...asked, id: 'e2', request_hash: 'second' })
    await keepRequest(tx, 'none')
    await tx.deleteFrom('newsletter_consent').execute()
    same(await events(tx), [])

    await saveConsent(tx, { ...request, tokenHash: 'third' })
    await insertEvent(tx, { ...asked, request_hash: 'third' })
    await keepRequest(tx, 'third')
    await tx.deleteFrom('newsletter_consent').execute()
    same(await events(tx), [{ ...asked, request_hash: null }])
  }),
)

test(
  'a customer sees what they said themselves, by account, address and order, the newest first',
  onShop(async (tx) => {
    await addOrder(tx, { id: 'o1', number: '1001', customer_id: 'anna' })
    await addOrder(tx, { id: 'o2', number: '1002' })
    await saveConsent(tx, {
      ...{ email: KIM, gender: null, language: 'sv', askedAt: NOW, tokenHash: 'open' },
    } as const)
    await recordConsent(tx, statement('given'), NOW + 1)
    await insertEvent(tx, { ...EVENT, id: 'a', email: null, customer_id: 'anna', made_at: NOW + 2 })
    await insertEvent(tx, { ...EVENT, id: 'o', email: null, order_id: 'o1', made_at: NOW + 3 })
    await insertEvent(tx, { ...EVENT, id: 'p', email: null, order_id: 'o2', made_at: NOW + 4 })
    await insertEvent(tx, { ...EVENT, id: 'x', email: 'bo@example.com', made_at: NOW + 5 })
    await insertEvent(tx, { ...EVENT, id: 'u', act: 'asked', request_hash: 'open' })

    const shown = await listConsentEvents(tx, { id: 'anna', email: KIM }, 9)

    const plain: ConsentEvent = {
      ...({ consent: 'newsletter', act: 'given', place: 'account', madeAt: NOW + 2 } as const),
      ...{ version: null, words: null, language: null, orderId: null, orderNumber: null },
    }
    same(shown, [
      { ...plain, madeAt: NOW + 3, orderId: 'o1', orderNumber: '1001' },
      plain,
      {
        ...{ ...plain, place: 'checkout', madeAt: NOW + 1 },
        ...({ version: 1, words: WORDS.en, language: 'en' } as const),
      },
    ])
    equal((await listConsentEvents(tx, { id: 'anna', email: KIM }, 1)).length, 1)
  }),
)

test(
  'an account’s other address takes what the first has said along',
  onShop(async (tx) => {
    await insertEvent(tx, EVENT)
    await insertEvent(tx, { ...EVENT, id: 'e2', email: 'bo@example.com' })

    await moveConsentEvents(tx, { from: KIM, to: 'kim.ek@example.com' })

    same(await events(tx), [
      { ...EVENT, email: 'kim.ek@example.com' },
      { ...EVENT, id: 'e2', email: 'bo@example.com' },
    ])
  }),
)

test(
  'what an address without an account took back long ago is forgotten, and what it said since stays',
  onShop(async (tx) => {
    const add = (id: string, made_at: number, more: Partial<StoredConsent> = {}) =>
      insertEvent(tx, { ...EVENT, id, made_at, ...more })
    await add('1', 1)
    await add('2', 2, { act: 'withdrawn' })
    await add('3', 3)
    await add('other', 1, { email: 'bo@example.com' })
    await add('customer', 1, { email: 'anna@example.com', act: 'withdrawn' })

    await forgetWithdrawn(tx, 2)
    equal((await events(tx)).length, 5)
    await forgetWithdrawn(tx, 3)

    const left = (await events(tx)) as StoredConsent[]
    deepEqual(
      left.map((it) => it.id),
      ['3', 'customer', 'other'],
    )
  }),
)

test(
  'the versions of a question are listed in order, each in both languages',
  onShop(async (tx) => {
    await insertVersion(tx, CONTEXT, WORDS, NOW)
    await insertVersion(tx, CONTEXT, { ...WORDS, en: 'Yes!' }, NOW + 1)
    await insertVersion(tx, { ...CONTEXT, place: 'account' }, WORDS, NOW)

    same(await listVersions(tx, CONTEXT), [WORDS, { ...WORDS, en: 'Yes!' }])
    const displayed = { words: { ...WORDS, en: 'Yes!' }, language: 'en' } as const
    same(await findTextId(tx, CONTEXT, displayed), `${CONTEXT.consent}.${CONTEXT.place}.2.en`)
    same(await findTextId(tx, CONTEXT, { ...displayed, words: { sv: 'x', en: 'Yes!' } }), undefined)
  }),
)
