import { deepEqual, doesNotMatch, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { consentPage } from '../../../shop/consents/consent-question.tsx'
import { readConsent } from '../../../src/model/consent.ts'
import { anonymousPage } from '../../helpers/anonymous-page.ts'
import { browse, textOf } from '../../helpers/form-visitor.ts'
import { measuredShop, rememberingShop } from '../../helpers/measured-shop.ts'
import { openShop } from '../../helpers/open-shop.ts'

const QUESTION = /<cookie-consent hidden=""/
const boxesIn = (body: string) =>
  [...body.matchAll(/<input type="checkbox" name="(\w+)"/g)].map(([, it]) => it)
const cookieOf = (header: string) => /courtside_consent=([^;]*)/.exec(header)?.[1]

test('a shop that measures and remembers nothing asks nothing', async (t) => {
  const { shop } = await openShop(t, { facts: rememberingShop(false) })
  const visitor = browse(shop)
  const home = await visitor.open('/')
  doesNotMatch(home.body, /cookie-consent|data-consent/)
  doesNotMatch(home.body, /"\/cookies"/)
  match(textOf((await visitor.open('/cookies')).body), /bara nödvändiga kakor/)
})

test('a shop that only remembers asks on no page but that of cookies, for that alone', async (t) => {
  const { shop } = await openShop(t, { facts: rememberingShop(true) })
  const visitor = browse(shop)
  const home = await visitor.open('/')
  doesNotMatch(home.body, /cookie-consent|data-consent/)
  match(home.body, /<a href="\/cookies">Kakor<\/a>/)
  const { body } = await visitor.open('/cookies')
  match(textOf(body), /Med ditt ja minns vi också vilka varor du har tittat på/)
  deepEqual(boxesIn(body), ['preferences'])
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
  equal(main.match(/<h\d/g)?.length, 1, 'one heading')
  await visitor.post('/cookies', { choice: 'all', returnTo: '/cookies' })
  equal(cookieOf(visitor.cookie()), 'preferences')
  match(textOf((await visitor.open('/cookies')).body), /Du har godkänt alla/)
})

test('the question says in one sentence what a yes is to', async (t) => {
  const { shop } = await openShop(t, { facts: measuredShop() })
  const { body } = await browse(shop).open('/contact')
  match(textOf(body), /mäter vi också hur butiken används och minns vilka varor/)
  match(body, /<cookie-consent hidden="" preferences="true">/)
  deepEqual(boxesIn(body), ['measurement', 'preferences'])
})

test('the question stands hidden on every page, the same for whoever has answered', async (t) => {
  const { shop } = await openShop(t, { facts: measuredShop() })
  const asked = await browse(shop).open('/contact')
  match(asked.body, QUESTION)
  match(asked.body, /<a href="\/cookies" data-consent="">Kakor<\/a>/)
  doesNotMatch(asked.body, /name="marketing"/)
  const answered = await browse(shop, { given: { courtside_consent: 'measurement' } }).open(
    '/contact',
  )
  const bare = (it: string) => it.replace(/[\w-]{51}/g, '').replace(/nonce-[^']+/g, '')
  equal(bare(answered.body), bare(asked.body))
})

test('all and none are buttons of one look, and no box is ticked', async (t) => {
  const { shop } = await openShop(t, { facts: measuredShop({ marketing: true }) })
  const { body } = await browse(shop).open('/en/contact')
  const buttons = [...body.matchAll(/<button[^>]* name="choice"[^>]*>/g)].map(([it]) =>
    it.replace(/ value="\w+"/, ''),
  )
  equal(buttons.length, 3)
  equal(new Set(buttons).size, 1)
  const boxes = [...body.matchAll(/<input[^>]* type="checkbox"[^>]*>/g)].map(([it]) => it)
  deepEqual(
    boxes.map((it) => /checked/.test(it)),
    [true, false, false, false],
  )
  match(boxes[0] ?? '', /disabled/)
})

const ANSWERS = [
  [{ choice: 'all' }, 'measurement.marketing.preferences', 'Du har godkänt alla.'],
  [{ choice: 'none' }, 'none', 'Du har nekat alla.'],
  [{ choice: 'chosen' }, 'none', 'Du har nekat alla.'],
  [{ choice: 'chosen', measurement: 'on' }, 'measurement', 'Du har godkänt en del.'],
  [{ choice: 'none', measurement: 'on' }, 'none', 'Du har nekat alla.'],
] as const

test('without script, an answer is kept and shown', async (t) => {
  const { shop } = await openShop(t, { facts: measuredShop({ marketing: true }) })
  for (const [fields, value, words] of ANSWERS) {
    const visitor = browse(shop)
    match(textOf((await visitor.open('/cookies')).body), /Du har inte svarat än/)
    const answer = await visitor.post('/cookies', { ...fields, returnTo: '/cookies' })
    equal(answer.headers.location, '/cookies')
    const [cookie] = answer.cookies.filter(({ name }) => name === 'courtside_consent')
    deepEqual(
      [cookie?.value, cookie?.path, cookie?.sameSite, cookie?.httpOnly, cookie?.maxAge],
      [value, '/', 'Lax', undefined, 180 * 24 * 60 * 60],
    )
    equal(cookieOf(visitor.cookie()), value)
    match(textOf((await visitor.open('/cookies')).body), new RegExp(words))
  }
})

test('an answer of a script gets no page, and an unknown one is refused', async (t) => {
  const { shop } = await openShop(t, { facts: measuredShop() })
  const visitor = browse(shop)
  await visitor.open('/contact')
  const quiet = await visitor.post('/cookies', { choice: 'all', quiet: '1' })
  deepEqual([quiet.statusCode, quiet.body], [204, ''])
  await visitor.open('/contact')
  equal((await visitor.post('/cookies', { choice: 'maybe' })).statusCode, 400)
})

test('nothing but the answer is stored for whom only answers', async (t) => {
  const { shop } = await openShop(t, { facts: measuredShop() })
  const visitor = browse(shop)
  const page = await visitor.open('/')
  const before = page.cookies.map(({ name }) => name)
  const answer = await visitor.post('/cookies', { choice: 'none' })
  const after = answer.cookies.map(({ name }) => name).filter((it) => !before.includes(it))
  deepEqual(after, ['courtside_consent'])
})

test('the page of the question has a script that forgets, once anything is answered with no', () => {
  const page = anonymousPage({ path: '/cookies' })
  const scriptAfter = (answer?: string) => consentPage(page, readConsent(answer)).script

  deepEqual(
    [undefined, 'none', 'measurement', 'preferences', 'measurement.preferences'].map(scriptAfter),
    [undefined, 'answered', 'answered', 'answered', undefined],
  )
})
