import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { fillCheckout, place } from '../../helpers/checkout.ts'
import { measuredShop } from '../../helpers/measured-shop.ts'
import { openShop } from '../../helpers/open-shop.ts'

const EVENTS = /<script[^>]* data-courtside-event="(\w+)"[^>]*>([^<]*)<\/script>/g
const ITEM = / data-item="([^"]*)"/g
const plain = (it: string) => it.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

function eventsOf(body: string) {
  return [...body.matchAll(EVENTS)].map(([, name = '', json = '']) => ({
    name,
    facts: JSON.parse(json) as { items: { item_id: string; price?: number }[]; value?: number },
  }))
}

const itemsOf = (body: string) =>
  [...body.matchAll(ITEM)].map(([, json = '']) => JSON.parse(plain(json)) as { price?: number })

test('a shop that measures nothing says nothing of it on its pages', async (t) => {
  const { visitor } = await openShop(t)
  for (const path of ['/', '/c/shoes', '/p/plenty', '/cart']) {
    const { body, headers } = await visitor().ask(path)
    doesNotMatch(body, /data-item|data-courtside-event|data-tags|data-list=/)
    doesNotMatch(String(headers['content-security-policy']), /courtside-tags/)
  }
})

test('lists, products, the cart and the checkout say what a look at them is', async (t) => {
  const { visitor } = await openShop(t, { facts: measuredShop() })
  const buyer = visitor()
  await fillCheckout(buyer, { 'PLENTY-1': 2 })
  const cart = eventsOf((await buyer.ask('/cart')).body)
  const checkout = eventsOf((await buyer.ask('/checkout')).body)
  deepEqual([cart[0]?.name, checkout[0]?.name], ['view_cart', 'begin_checkout'])
  deepEqual(cart[0]?.facts.items, checkout[0]?.facts.items)
  ok((cart[0]?.facts.value ?? 0) > 0)
  const first = /data-once="(\w+)"/.exec((await buyer.ask('/checkout')).body)?.[1]
  equal(/data-once="(\w+)"/.exec((await buyer.ask('/checkout')).body)?.[1], first)
  const list = await buyer.ask('/search?q=plenty')
  const [listed] = itemsOf(list.body)
  ok(listed?.price)
  match(list.body, /data-list="search"/)
  doesNotMatch(list.body, /data-list="[^"]*plenty/)
  const [, path = ''] = /<a class="product-card__link" href="([^"]*)"/.exec(list.body) ?? []
  const [seen] = eventsOf((await buyer.ask(path)).body)
  equal(seen?.name, 'view_item')
  deepEqual(seen?.facts.items[0]?.price, seen?.facts.value)
})

test('a professional who is not logged in is told no price and no stock in any of it', async (t) => {
  const { visitor } = await openShop(t, { facts: measuredShop() })
  const context = { storefront: 'professional' }
  for (const path of ['/pro', '/pro/search?q=plenty', '/pro/c/shoes']) {
    const { body } = await visitor(context).ask(path)
    for (const item of itemsOf(body)) equal(item.price, undefined)
    doesNotMatch(body.match(ITEM)?.join() ?? '', /stock|available|price/)
    const [, product] = /href="(\/pro\/p\/[^"]*)"/.exec(body) ?? []
    if (!product) continue
    const [seen] = eventsOf((await visitor(context).ask(product)).body)
    deepEqual([seen?.facts.value, seen?.facts.items[0]?.price], [undefined, undefined])
  }
})

test('settings name the tag manager, and the policy allows that and no more', async (t) => {
  const tagManager = {
    id: 'GTM-ABC123',
    script: 'https://tags.example/gtm.js',
    scripts: ['https://more.example'],
    connections: ['https://collect.example'],
    pictures: ['https://pixel.example'],
    frames: ['https://frame.example'],
    inlineScripts: ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='],
  }
  const { visitor } = await openShop(t, {
    facts: measuredShop({ format: 'enhanced', layer: 'shopLayer', tagManager }),
  })
  const { headers, body } = await visitor().ask('/contact')
  const policy = String(headers['content-security-policy'])
  const directive = (name: string) =>
    policy.split('; ').find((it) => it.startsWith(`${name} `)) ?? ''
  match(directive('script-src'), / https:\/\/tags\.example https:\/\/more\.example 'sha256-47DEQ/)
  doesNotMatch(directive('script-src'), /unsafe|strict-dynamic|https?:(?:\s|$)/)
  equal(directive('connect-src'), "connect-src 'self' https://collect.example")
  equal(directive('img-src').includes('https://pixel.example'), true)
  equal(directive('frame-src'), 'frame-src https://frame.example')
  equal(directive('trusted-types'), 'trusted-types dompurify courtside courtside-tags')
  doesNotMatch(body, /tags\.example.*nonce/)
  const open = await openShop(t, {
    facts: measuredShop({ tagManager: { ...tagManager, allowsScriptText: true } }),
  })
  const allowed = String((await open.visitor().ask('/contact')).headers['content-security-policy'])
  match(allowed, /trusted-types dompurify courtside courtside-tags default$/)
})

test('an order that was repaid whole is taken back, once', async (t) => {
  const { db, visitor } = await openShop(t, { facts: measuredShop() })
  const buyer = visitor()
  const sent = await fillCheckout(buyer, { 'PLENTY-1': 2 })
  const { orderId } = (await place(buyer, sent)).json<{ orderId: string }>()
  const before = (await buyer.ask(`/order/${orderId}`)).body
  match(before, /id="courtside-purchase"/)
  deepEqual(eventsOf(before), [])
  await db.updateTable('orders').set({ status: 'refunded' }).where('id', '=', orderId).execute()
  const after = (await buyer.ask(`/order/${orderId}`)).body
  doesNotMatch(after, /id="courtside-purchase"/)
  const [refund] = eventsOf(after)
  equal(refund?.name, 'refund')
  const { transaction_id, ...rest } = (refund?.facts ?? {}) as Record<string, unknown>
  match(after, new RegExp(`data-once="${transaction_id}"`))
  deepEqual(Object.keys(rest), ['currency', 'value'])
})
