import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { browse } from '../../../helpers/form-visitor.ts'
import { DEMO_PASSWORD, openShop } from '../../../helpers/open-shop.ts'
import { enterAccount } from '../../../helpers/own-orders.ts'

const PREFIXES = ['', '/en', '/pro', '/en/pro']

const navigation = (page: string) => {
  const [, list = ''] = /<nav class="shop-account__navigation"[^>]*>(.*?)<\/nav>/s.exec(page) ?? []
  return [...list.matchAll(/<a href="([^"]+)"/g)].map(([, href = '']) => href)
}

for (const prefix of PREFIXES) {
  test(`the account below "${prefix}" leads to the login and back to that very place`, async (t) => {
    const { shop } = await openShop(t)
    const visitor = browse(shop)

    const asked = await visitor.open(`${prefix}/account?from=mail`)
    const place = `${prefix}/account?from=mail`
    deepEqual(
      [asked.statusCode, asked.headers.location],
      [303, `${prefix}/login?returnTo=${encodeURIComponent(place)}`],
    )
    await visitor.follow(asked)
    match(visitor.page(), new RegExp(`name="returnTo" value="${place.replace('?', '\\?')}"`))
    const fields = { userName: 'bo@example.com', password: DEMO_PASSWORD, returnTo: place }
    const entered = await visitor.post(`${prefix}/login`, fields)

    equal(entered.headers.location, place)
    equal((await visitor.follow(entered)).statusCode, 200)
  })
}

test('is kept nowhere, and stays out of search engines', async (t) => {
  const opened = await openShop(t)
  const visitor = await enterAccount(opened, 'anna@example.com')

  const { headers, body } = await visitor.open('/account')

  deepEqual([headers['cache-control'], headers.vary], ['no-store, private', 'Cookie'])
  match(body, /<meta name="robots" content="noindex"\/?>/)
  const asked = await opened.shop.inject('/account')
  equal(asked.headers['cache-control'], 'no-store, private')
})

test('has its pages in a list, the one that is shown marked, and a way out', async (t) => {
  const opened = await openShop(t)
  const visitor = await enterAccount(opened, 'anna@example.com', '/en')

  const { body } = await visitor.open('/en/account')

  const links = navigation(body)
  equal(links[0], '/en/account')
  match(body, /<a href="\/en\/account" aria-current="page">Overview<\/a>/)
  match(body, /<form class="shop-account__out"[^>]*action="\/en\/logout"/)
  for (const link of links) equal((await visitor.open(link)).statusCode, 200, link)
})

test('a name is text on its page, whatever is written in it', async (t) => {
  const opened = await openShop(t)
  const first_name = '<img src=x onerror=alert(1)>'
  await opened.db.updateTable('customer').set({ first_name }).where('id', '=', 'anna').execute()
  const visitor = await enterAccount(opened, 'anna@example.com')

  const { body } = await visitor.open('/account')

  ok(!body.includes(first_name))
  ok(body.includes('&lt;img src=x onerror=alert(1)&gt;'))
})

test('the header leads to the login, or to the account by its name', async (t) => {
  const opened = await openShop(t)
  const stranger = browse(opened.shop)
  const anna = await enterAccount(opened, 'anna@example.com')
  const bo = await enterAccount(opened, 'bo@example.com', '/en/pro')
  const accountOf = (page: string) =>
    /<div class="shop-header__account">(.*?)<\/div>/s
      .exec(page)?.[1]
      ?.replace(/<svg.*?<\/svg>/s, '')

  const pages = ['/', '/c/shoes', '/p/shoe', '/cart', '/search?q=x']
  for (const path of pages) {
    const returnTo = encodeURIComponent(path)
    await stranger.open(path)
    match(accountOf(stranger.page()) ?? '', new RegExp(`href="/login\\?returnTo=${returnTo}"`))
    await anna.open(path)
    const account = accountOf(anna.page()) ?? ''
    match(account, /<a class="shop-header__link" href="\/account">.*Mina sidor.*Anna/s)
  }
  await bo.open('/en/pro/c/shoes')
  match(accountOf(bo.page()) ?? '', /href="\/en\/pro\/account">.*My account/s)
})
