import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { arrive } from '../../helpers/arrive.ts'
import { browse } from '../../helpers/form-visitor.ts'
import {
  hiddenOf,
  openWithdrawals,
  statementOf,
  type WithdrawalShop,
} from '../../helpers/withdrawals.ts'

const WORDS = {
  sv: {
    link: 'Ångra avtalet här',
    confirm: 'Bekräfta att jag ångrar mig',
    received: 'Vi har tagit emot din ångeranmälan',
    subject: 'Du har ångrat beställning',
    at: '23\u00a0november\u00a02026 kl. 11:00:00 CET',
  },
  en: {
    link: 'Withdraw from contract here',
    confirm: 'Confirm withdrawal here',
    received: 'We have received your cancellation',
    subject: 'You have cancelled order',
    at: '23\u00a0November\u00a02026 at 11:00:00 CET',
  },
} as const

const shopperOf = ({ shop }: WithdrawalShop) => browse(shop)

for (const prefix of ['', '/en', '/pro', '/en/pro']) {
  const words = WORDS[prefix.startsWith('/en') ? 'en' : 'sv']

  test(`a guest withdraws in two steps, without login and reason, below "${prefix}"`, async (t) => {
    const shop = await openWithdrawals(t)
    const { number, orderId } = await shop.order()
    const guest = shopperOf(shop)
    const url = `${prefix}/withdraw`

    const home = await guest.open(prefix || '/')
    ok(home.body.includes(`<a href="${url}">${words.link}</a>`), 'the footer leads there')
    const asked = await guest.open(url)
    match(asked.body, new RegExp(`<h1>${words.link}</h1>`))
    ok(!asked.body.includes(words.confirm))
    const step2 = await guest.post(url, { step: 'review', ...statementOf({ number }) })
    equal(step2.statusCode, 200)
    const confirm = new RegExp(`<button [^>]*value="confirm"[^>]*>${words.confirm}</button>`)
    match(step2.body, confirm)
    const end = await guest.submit(url, { ...hiddenOf(step2.body), step: 'confirm' })

    equal(end.statusCode, 200)
    ok(end.body.includes(words.received) && end.body.includes(words.at), end.body)
    deepEqual(await shop.counts(), { known: 1, unknown: 0 })
    const [mail] = (await shop.mails()).filter((it) => it.to === 'kim@example.com')
    equal(mail?.subject, `${words.subject} ${number}`)
    for (const said of [words.at, 'Kim Ek', number, `/order/${orderId}?key=`]) {
      ok(mail?.text.includes(said), `${said}\n${mail?.text}`)
    }
  })
}

test('from the own receipt, and from the mail, it is one press to the confirming step', async (t) => {
  const shop = await openWithdrawals(t)
  const { visitor, orderId, number } = await shop.order()
  const receipt = await visitor.ask(`/order/${orderId}`)
  const [, own = ''] = /href="(\/withdraw\?[^"]+)"/.exec(receipt.body) ?? []
  const mail = await shop.orderMail()
  const [, mailed = ''] = /https:\/\/shop\.example(\/withdraw\?\S+)/.exec(mail.text) ?? []

  ok(mail.text.includes('https://shop.example/withdraw,'), 'names the full address')
  equal(own, `/withdraw?order=${orderId}`)
  const guest = shopperOf(shop)
  for (const { body } of [await visitor.ask(own), await arrive(guest.open, mailed)]) {
    match(body, /Bekräfta att jag ångrar mig<\/button>/)
    const { name, orderNumber, email } = hiddenOf(body)
    deepEqual({ name, orderNumber, email }, statementOf({ number }))
  }
  const step2 = await arrive(guest.open, mailed)
  const end = await guest.submit('/withdraw', { ...hiddenOf(step2.body), step: 'confirm' })
  match(end.body, new RegExp(`href="/order/${orderId}">Visa beställningen`))
  deepEqual(await shop.counts(), { known: 1, unknown: 0 })
})

test('asks nothing more of who has withdrawn, and needs no cookie of anybody', async (t) => {
  const shop = await openWithdrawals(t)
  const { visitor, orderId, number } = await shop.order()
  const blocked = browse(shop.shop, { cookies: 'blocked' })
  const totals = async () =>
    /cs-totals__total"><dt>([^<]+)/.exec((await visitor.ask(`/order/${orderId}`)).body)?.[1]

  const before = await totals()
  await blocked.open('/withdraw')
  const step2 = await blocked.post('/withdraw', { step: 'review', ...statementOf({ number }) })
  const end = await blocked.submit('/withdraw', { ...hiddenOf(step2.body), step: 'confirm' })

  match(end.body, /Vi har tagit emot din ångeranmälan/)
  deepEqual([before, await totals()], ['Att betala', 'Summa'])
  const { body } = await visitor.ask(`/order/${orderId}`)
  match(body, /Du har ångrat beställning/)
  ok(!body.includes('bankgiro'))
})

test('a customer is shown the own purchases, and needs one press too', async (t) => {
  const shop = await openWithdrawals(t)
  const anna = shop.visitor()
  await anna.logIn('anna@example.com')
  const { orderId, number } = await shop.order({}, anna)
  const elsewhere = shop.visitor()
  await elsewhere.logIn('anna@example.com')

  const { body } = await elsewhere.ask('/withdraw')

  match(body, new RegExp(`href="/withdraw\\?order=${orderId}">Ångra beställning ${number}<`))
  match(body, /name="name"[^>]* value="Anna Lind"/)
  match((await elsewhere.ask(`/withdraw?order=${orderId}`)).body, /Bekräfta att jag ångrar mig/)
})

test('an order is nobody else’s to open, to prefill, or to withdraw from', async (t) => {
  const shop = await openWithdrawals(t)
  const { orderId, number } = await shop.order()
  const thief = shop.visitor()

  for (const key of ['', 'x', 'A'.repeat(43)]) {
    const { body } = await thief.ask(`/withdraw?order=${orderId}&key=${key}`)
    ok(!/Bekräfta att|Kim|kim@|261123/.test(body), body)
    const fields = { order: orderId, key, step: 'confirm', shown: '2 1' }
    const answer = await shop.form(thief, '/withdraw', fields)
    equal(answer.statusCode, 422)
  }
  const stolen = statementOf({ number }, { email: 'eva@example.com' })
  equal((await shop.form(thief, '/withdraw', { ...stolen, step: 'confirm' })).statusCode, 303)

  deepEqual(await shop.counts(), { known: 0, unknown: 1 })
  deepEqual(await shop.mails(), [])
})

test('a part is chosen on the own order, read once more, and only then confirmed', async (t) => {
  const shop = await openWithdrawals(t)
  const { visitor, orderId } = await shop.order()
  const fields = { order: orderId, 'quantity.SHOE-42': '1', 'quantity.BOOK-1': '0' }

  const unread = await shop.form(visitor, '/withdraw', { ...fields, step: 'confirm', shown: '2 1' })
  equal(unread.statusCode, 200)
  match(unread.body, /1\u00a0×\u00a0[^<]*\(SHOE-42\)<\/dd>/)
  deepEqual(await shop.counts(), { known: 0, unknown: 0 })
  const { shown = '' } = hiddenOf(unread.body)
  equal(
    (await shop.form(visitor, '/withdraw', { ...fields, step: 'confirm', shown })).statusCode,
    303,
  )

  const [mail] = await shop.mails()
  match(mail?.text ?? '', /Du har ångrat en del av[\s\S]*Gäller: 1\u00a0×\u00a0.*\(SHOE-42\)/)
  const receipt = await visitor.ask(`/order/${orderId}`)
  match(receipt.body, /ångeranmälan för en del av köpet[\s\S]*\(SHOE-42\)/)
  match(receipt.body, /href="\/withdraw\?order=/, 'the rest can still be withdrawn from')
})

test('amounts that nobody can withdraw from are refused beside their boxes', async (t) => {
  const shop = await openWithdrawals(t)
  const { visitor, orderId } = await shop.order()

  for (const quantity of ['0', '3', '-1', '1.5', 'x', '<script>']) {
    const fields = { order: orderId, 'quantity.SHOE-42': quantity, 'quantity.BOOK-1': '0' }
    const { statusCode, body } = await shop.form(visitor, '/withdraw', {
      ...fields,
      step: 'review',
    })
    equal(statusCode, 422, quantity)
    match(body, /aria-invalid="true"/)
    ok(!body.includes('<script>'))
  }
})

test('what is missing is named, linked, and nothing typed is lost', async (t) => {
  const shop = await openWithdrawals(t)
  const guest = shopperOf(shop)
  await guest.open('/en/withdraw')

  const typed = {
    step: 'review',
    name: 'Kim <b>',
    orderNumber: '',
    email: 'kim',
    articles: 'a "sock"',
  }
  const { statusCode, body } = await guest.post('/en/withdraw', typed)

  equal(statusCode, 422)
  match(body, /<title>Error: Withdraw/)
  deepEqual(
    [...body.matchAll(/<li><a href="#withdraw-(\w+)">/g)].map(([, it]) => it),
    ['orderNumber', 'email'],
  )
  match(body, /name="name"[^>]* value="Kim &lt;b&gt;"/)
  match(body, /<textarea[^>]*name="articles"[^>]*>a &quot;sock&quot;<\/textarea>/)
})
