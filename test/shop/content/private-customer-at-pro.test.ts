import { equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { openShop } from '../../helpers/open-shop.ts'

const PATHS = ['/pro', '/pro/c/shoes', '/pro/p/shoe', '/pro/p/plenty', '/pro/cart']

const LOGIN = /Logga in för pris och lager|Logga in för att handla(?! som)/

async function openFor(t: Parameters<typeof openShop>[0]) {
  const opened = await openShop(t)
  const { shop, visitor } = opened
  const anna = visitor({ storefront: 'professional' })
  await anna.logIn('anna@example.com')
  const read = (url: string, cookie = anna.cookie()) => shop.inject({ url, headers: { cookie } })
  return { ...opened, read }
}

test('who is logged in as a private customer is not asked to log in for the prices', async (t) => {
  const { read } = await openFor(t)

  for (const path of PATHS) {
    const { body } = await read(path)

    ok(!LOGIN.test(body), path)
    ok(/Pris och lager för företagskunder|Kräver företagskonto/.test(body), path)
  }
})

test('says why no price is shown, and leads to a business account and to the private shop', async (t) => {
  const { read } = await openFor(t)

  const { body } = await read('/pro/login?returnTo=/pro/p/shoe')

  ok(/inloggad som Anna Lind, med ett konto för privatpersoner/.test(body))
  ok(/href="\/pro\/register\?type=B2B"/.test(body))
  ok(/<a href="\/">Handla som privatperson/.test(body))
  ok(/action="\/pro\/logout"/.test(body))
})

test('says the same in English', async (t) => {
  const { read } = await openFor(t)

  ok(/logged in as Anna Lind, with a private account/.test((await read('/en/pro/login')).body))
  ok(/Business account needed/.test((await read('/en/pro/p/shoe')).body))
})

test('logging out there leads to the login of a company, and from it back to the goods', async (t) => {
  const { shop, visitor } = await openShop(t)
  const anna = visitor({ storefront: 'professional' })
  await anna.logIn('anna@example.com')
  const url = '/pro/login?returnTo=%2Fpro%2Fp%2Fshoe'
  const { body } = await shop.inject({ url, headers: { cookie: anna.cookie() } })
  const [, form = ''] = /<form[^>]*action="\/pro\/logout"([\s\S]*?)<\/form>/.exec(body) ?? []

  ok(/name="returnTo" value="\/pro\/login\?returnTo=%2Fpro%2Fp%2Fshoe"/.test(form))
})

test('a company and a visitor who is not logged in see what they saw before', async (t) => {
  const { shop, visitor, read } = await openFor(t)
  const bo = visitor({ storefront: 'professional' })
  await bo.logIn('bo@example.com')

  const own = await read('/pro/p/shoe')
  const company = await read('/pro/p/shoe', bo.cookie())
  const nobody = await shop.inject('/pro/p/shoe')

  ok(/Kräver företagskonto/.test(own.body))
  ok(/800\u00a0kr/.test(company.body))
  ok(LOGIN.test(nobody.body))
  ok(!/800\u00a0kr/.test(own.body))
})

test('a private customer on the sport storefront is told nothing of it', async (t) => {
  const { read } = await openFor(t)

  ok(!/företagskonto/.test((await read('/p/shoe')).body))
})

test('the row of related products says once that a login shows the prices, and no card does', async (t) => {
  const { read } = await openFor(t)
  const words = { '': 'Logga in för pris och lager', anna: 'Pris och lager för företagskunder' }

  for (const [name, said] of Object.entries(words)) {
    const { body } = await read('/pro/p/plenty', name ? undefined : '')
    const [, row = ''] =
      /<section[^>]*aria-labelledby="related">([\s\S]*?)<\/section>/.exec(body) ?? []
    const cards = row.match(/<li class="product-card">[\s\S]*?<\/li>/g) ?? []

    equal(row.split(said).length - 1, 1, name)
    ok(cards.length > 1 && cards.every((it) => !it.includes(said)), name)
  }
})

for (const path of ['/pro', '/pro/c/shoes', '/pro/search?q=vara']) {
  test(`the list of ${path} says once that a login shows the prices, and no row does`, async (t) => {
    const { read } = await openFor(t)
    const words = { '': 'Logga in för pris och lager', anna: 'Pris och lager för företagskunder' }

    for (const [name, said] of Object.entries(words)) {
      const { body } = await read(path, name ? undefined : '')
      const [table = ''] = /<table[\s\S]*?<\/table>/.exec(body) ?? []
      const [before = ''] = body.split('<table')

      ok((table.match(/<tr /g) ?? []).length > 2, path)
      ok(!table.includes(said), path)
      equal(before.split(`class="product-login"`).length - 1, 1, path)
      ok(before.slice(before.indexOf('class="product-login"')).includes(said), path)
    }
  })
}

test('a row of products asks nobody to log in who sees the prices, nor where all are quoted', async (t) => {
  const { db, visitor, read } = await openFor(t)
  const bo = visitor({ storefront: 'professional' })
  await bo.logIn('bo@example.com')

  const shown = await read('/pro/p/plenty', bo.cookie())
  await db.updateTable('product').set({ is_quotation: 1 }).where('slug', '!=', 'plenty').execute()
  const quoted = await read('/pro/p/plenty', '')

  for (const { body } of [shown, quoted]) {
    const [row = ''] = /<section[^>]*aria-labelledby="related">[\s\S]*?<\/section>/.exec(body) ?? []
    ok(row.includes('product-card'))
    ok(!LOGIN.test(row))
  }
})
