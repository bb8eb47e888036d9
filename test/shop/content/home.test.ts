import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { bumpVersion } from '../../../shop/catalogue/catalogue-version.ts'
import { saveIsDemo } from '../../../shop/demo/demo-queries.ts'
import { demoPageNames } from '../../../shop/demo/pages/pages.ts'
import { demoShop } from '../../helpers/demo-shop.ts'
import { openShop } from '../../helpers/open-shop.ts'

const OFFER = /<a class="shop-offer" href="([^"?]+)/

test('the home begins with a product that can be had, under the words of the owner', async (t) => {
  const { shop } = await openShop(t)
  const { body } = await shop.inject('/en')

  const [, address = ''] = OFFER.exec(body) ?? []
  equal((await shop.inject(address)).statusCode, 200)
  match(body, /<h1 id="hero">Ready for the next match/)
})

test('the first screen leads to more of what it shows', async (t) => {
  const { shop, db } = await openShop(t)
  for (const { id, slug } of await db
    .selectFrom('category')
    .selectAll()
    .where('level', '=', 1)
    .execute()) {
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('product').set({ main_category_id: id }).execute()
      await bumpVersion(tx)
    })
    const { body } = await shop.inject('/en')
    const [, ways = ''] = /class="shop-hero__ways">(.*?)<\/p>/s.exec(body) ?? []
    ok(ways.includes(`href="/en/c/${slug}"`), slug)
  }
})

test('a shop of somebody’s own has no court of ours, and its own picture stands alone', async (t) => {
  const look = { ...demoShop.look, stories: [], heroPicture: '/pictures/own-window.jpg' }
  const plain = { ...demoShop, look: { ...look, heroPicture: undefined } }
  for (const facts of [plain, { ...demoShop, look }]) {
    const { shop } = await openShop(t, { facts })
    for (const path of ['/', '/pro']) {
      const { body } = await shop.inject(path)
      ok(!/<svg class="shop-court"/.test(body), path)
      ok(!/shop-stories/.test(body), path)
    }
  }
  const { shop } = await openShop(t, { facts: { ...demoShop, look } })
  const { body } = await shop.inject('/')
  match(body, /<img class="shop-court" src="\/pictures\/own-window.jpg" alt=""/)
  ok(!OFFER.test(body))
})

test('brands lead to what is found by their name', async (t) => {
  const { shop, db } = await openShop(t)
  await db.updateTable('product').set({ brand: 'Asklöp' }).execute()
  await db.updateTable('product').set({ brand: 'Havrand' }).where('code', '=', 'shoe').execute()
  const { body } = await shop.inject('/en')
  const [, list = ''] = /<ul class="shop-brands">(.*?)<\/ul>/s.exec(body) ?? []
  const links = [...list.matchAll(/href="(\/en\/search\?q=[^"]+)"/g)].map(([, it = '']) => it)

  deepEqual(links, ['/en/search?q=Askl%C3%B6p', '/en/search?q=Havrand'])
  for (const it of links) equal((await shop.inject(it)).statusCode, 200)
})

test('the demo’s stories lead to its pages, in both languages, and no other shop has them', async (t) => {
  const { shop, db } = await openShop(t)
  const named = (demoShop.look.stories ?? []).map(({ url }) => url)
  equal(named.length > 2, true)
  equal((await shop.inject(named[0] ?? '')).statusCode, 404)

  await db.transaction().execute(async (tx) => {
    await saveIsDemo(tx, true)
    await bumpVersion(tx)
  })
  const addresses = demoPageNames.flatMap((it) => [`/stories/${it}`, `/en/stories/${it}`])
  for (const address of addresses) await expectStory(shop, address)
  for (const it of named) ok(demoPageNames.includes(it.replace('/stories/', '')), it)
  for (const it of ['/stories/constructor', '/scenes/none.svg']) {
    equal((await shop.inject(it)).statusCode, 404)
  }
})

async function expectStory(shop: FastifyInstance, address: string): Promise<void> {
  const { body, statusCode } = await shop.inject(address)
  const story = /<article class="shop-content">.*<\/article>/s.exec(body)?.[0] ?? ''
  deepEqual([address, statusCode, story.match(/<h1>/g)?.length], [address, 200, 1])
  ok(!(address.startsWith('/en') ? /href="\/c\// : /href="\/en\//).test(story), address)
  const pictures = [...story.matchAll(/src="(\/scenes\/[^"]+)"/g)].map(([, it = '']) => it)
  deepEqual(pictures, [...new Set(pictures)], address)
  for (const picture of pictures) {
    equal((await shop.inject(picture)).statusCode, 200, picture)
  }
}
