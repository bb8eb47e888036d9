import { match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { openShop } from '../../helpers/open-shop.ts'

const WAYS = /<ul class="shop-footer__ways".*?<\/ul>/
const LOOK = { accept: 'text/html' }

test('the footer names the ways to pay that are switched on, to whom a storefront is for', async (t) => {
  const { shop } = await openShop(t)
  const waysAt = async (url: string) =>
    WAYS.exec((await shop.inject({ url, headers: LOOK })).body)?.[0]

  const sport = await waysAt('/contact')
  match(String(sport), /alt="Visa".*alt="Mastercard".*alt="Amex"/)
  ok(!sport?.includes('Faktura') && !sport?.includes('Klarna'))
  match(String(await waysAt('/en/pro/contact')), />Invoice</)
})

test('trials that are closed are named no longer', async (t) => {
  const sandbox = { payments: false, carrier: false, refresh: async () => {} }
  const { shop } = await openShop(t, { payments: { sandbox } })
  const { body } = await shop.inject({ url: '/contact', headers: LOOK })
  const ways = String(WAYS.exec(body)?.[0])
  match(ways, />Banköverföring i förskott</)
  ok(!ways.includes('Visa'))
})
