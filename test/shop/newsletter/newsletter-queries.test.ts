import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Consent,
  changeUnconfirmed,
  confirmConsent,
  deleteUnconfirmed,
  findConfirmed,
  findSubscriber,
  findSubscription,
  findUnconfirmed,
  hasConsent,
  isConfirmed,
  removeConsent,
  removeUnconfirmed,
  saveConfirmed,
  saveConsent,
} from '../../../shop/newsletter/newsletter-queries.ts'
import { allRows, onShop, same } from '../../helpers/row-database.ts'
import { NOW } from '../../helpers/row-shop.ts'

const KIM: Consent = {
  email: 'kim@example.com',
  gender: null,
  language: 'sv',
  tokenHash: 'kim',
  askedAt: NOW,
}
const BO: Consent = { ...KIM, email: 'bo@example.com', gender: 'Male', tokenHash: 'bo' }

const rowOf = (consent: Consent, confirmedAt: number | null = null) => ({
  email: consent.email,
  gender: consent.gender,
  lang: consent.language,
  token_hash: consent.tokenHash,
  asked_at: consent.askedAt,
  confirmed_at: confirmedAt,
})

const times = (now: number, since: number) => ({ now, since })

test(
  'a newer question takes the place of one that nobody confirmed, and of no other',
  onShop(async (tx) => {
    const newer: Consent = { ...KIM, gender: 'Female', language: 'en', tokenHash: 'n', askedAt: 5 }
    await saveConsent(tx, KIM)
    await saveConsent(tx, BO)
    await confirmConsent(tx, 'bo', times(NOW + 1, NOW))

    await saveConsent(tx, newer)
    await saveConsent(tx, { ...newer, email: BO.email, tokenHash: 'm' })

    same(await allRows(tx, 'newsletter_consent'), [rowOf(BO, NOW + 1), rowOf(newer)])
  }),
)

test(
  'an open question is changed, an old or confirmed one is not',
  onShop(async (tx) => {
    await saveConsent(tx, KIM)
    await saveConsent(tx, BO)
    await confirmConsent(tx, 'bo', times(NOW + 1, NOW))
    const change = { email: KIM.email, gender: 'Female', language: 'en' } as const

    equal(await changeUnconfirmed(tx, change, NOW + 1), false)
    equal(await changeUnconfirmed(tx, { ...change, email: BO.email }, NOW), false)
    equal(await changeUnconfirmed(tx, { ...change, email: 'none' }, NOW), false)
    same(await allRows(tx, 'newsletter_consent'), [rowOf(BO, NOW + 1), rowOf(KIM)])
    equal(await changeUnconfirmed(tx, change, NOW), true)
    same((await allRows(tx, 'newsletter_consent'))[1], rowOf({ ...KIM, ...change }))
  }),
)

test(
  'an open question can be removed, a confirmed one stays',
  onShop(async (tx) => {
    await saveConsent(tx, KIM)
    await saveConsent(tx, BO)
    await confirmConsent(tx, 'bo', times(NOW + 1, NOW))

    await removeUnconfirmed(tx, 'none')
    same(await allRows(tx, 'newsletter_consent'), [rowOf(BO, NOW + 1), rowOf(KIM)])
    await removeUnconfirmed(tx, KIM.email)
    await removeUnconfirmed(tx, BO.email)

    same(await allRows(tx, 'newsletter_consent'), [rowOf(BO, NOW + 1)])
    equal(await isConfirmed(tx, BO.email), true)
    equal(await isConfirmed(tx, KIM.email), false)
  }),
)

test(
  'who waits for a mail is found until it is confirmed',
  onShop(async (tx) => {
    await saveConsent(tx, KIM)
    equal(await isConfirmed(tx, KIM.email), false)
    same(await findUnconfirmed(tx, 'kim'), { email: KIM.email, language: 'sv', askedAt: NOW })
    same(await findUnconfirmed(tx, 'none'), undefined)

    await confirmConsent(tx, 'kim', times(NOW, NOW))
    same(await findUnconfirmed(tx, 'kim'), undefined)
  }),
)

test(
  'a token confirms once, while it is not too old, and once confirmed is good for ever',
  onShop(async (tx) => {
    await saveConsent(tx, KIM)
    equal(await hasConsent(tx, 'kim', NOW + 1), false)
    equal(await confirmConsent(tx, 'kim', times(NOW + 2, NOW + 1)), undefined)
    equal(await confirmConsent(tx, 'none', times(NOW + 2, NOW)), undefined)
    same(await allRows(tx, 'newsletter_consent'), [rowOf(KIM)])

    equal(await hasConsent(tx, 'kim', NOW), true)
    equal(await hasConsent(tx, 'none', NOW), false)
    equal(await confirmConsent(tx, 'kim', times(NOW + 2, NOW)), KIM.email)
    equal(await confirmConsent(tx, 'kim', times(NOW + 9, NOW)), undefined)
    equal(await hasConsent(tx, 'kim', NOW + 9), true)
    same(await allRows(tx, 'newsletter_consent'), [rowOf(KIM, NOW + 2)])
  }),
)

test(
  'old questions that nobody confirmed are forgotten',
  onShop(async (tx) => {
    await saveConsent(tx, KIM)
    await saveConsent(tx, { ...KIM, email: 'new', tokenHash: 'new', askedAt: NOW + 1 })
    await saveConsent(tx, BO)
    await confirmConsent(tx, 'bo', times(NOW, NOW))

    await deleteUnconfirmed(tx, NOW + 1)

    const left = await tx.selectFrom('newsletter_consent').select('email').orderBy('email')
    same(await left.execute(), [{ email: BO.email }, { email: 'new' }])
  }),
)

test(
  'who is known by their address says yes without a mail, keeps the day of it, and takes it back',
  onShop(async (tx) => {
    await saveConsent(tx, KIM)
    same(await findConfirmed(tx, KIM.email), undefined)
    equal(await saveConfirmed(tx, { ...KIM, askedAt: NOW + 1, tokenHash: 'other' }), true)
    equal(await saveConfirmed(tx, { ...KIM, askedAt: NOW + 2 }), false)
    equal(await saveConfirmed(tx, BO), true)

    same(await findConfirmed(tx, KIM.email), NOW + 1)
    same(await allRows(tx, 'newsletter_consent'), [
      rowOf(BO, NOW),
      rowOf({ ...KIM, askedAt: NOW + 1 }, NOW + 1),
    ])
    equal(await removeConsent(tx, KIM.email), true)
    equal(await removeConsent(tx, KIM.email), false)
    await saveConsent(tx, KIM)
    equal(await removeConsent(tx, KIM.email), false)
    same(await findConfirmed(tx, KIM.email), undefined)
    same(await allRows(tx, 'newsletter_consent'), [rowOf(BO, NOW)])
  }),
)

test(
  'a subscription is found by what it is known by, or by its address, once it is confirmed',
  onShop(async (tx) => {
    await saveConsent(tx, KIM)
    await saveConfirmed(tx, BO)

    same(await findSubscriber(tx, BO.tokenHash), { email: BO.email, language: BO.language })
    same(await findSubscription(tx, BO.email), BO.tokenHash)
    same(await findSubscriber(tx, KIM.tokenHash), undefined)
    same(await findSubscription(tx, KIM.email), undefined)
  }),
)
