import { equal, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { openShop } from '../../helpers/open-shop.ts'

test('an address of nothing offers a search for its words, and the categories', async (t) => {
  const { shop } = await openShop(t)
  const { body, statusCode } = await shop.inject('/en/p/running-shoe_f%C3%B6r-alla?x=1')

  equal(statusCode, 404)
  match(
    body,
    /href="\/en\/search\?q=running%20shoe%20f%C3%B6r%20alla"[^>]*>.*?Search for “running shoe för alla”/s,
  )
  match(body, /<a class="shop-tile" href="\/en\/c\/shoes">/)
})

test('an address without words, or with broken ones, offers no search', async (t) => {
  const { shop } = await openShop(t)
  for (const path of ['/p/---', '/p/%22%3E%3C']) {
    const { body } = await shop.inject(path)
    ok(!/Sök efter/.test(body), path)
  }
})

test('what an address says is words alone, and not many', async (t) => {
  const { shop } = await openShop(t)
  const { body } = await shop.inject(`/p/${encodeURIComponent('<b onclick=x>&')}${'a'.repeat(70)}`)
  match(body, /Sök efter ”b onclick x a{48}”/)
})

test('characters of two units are not cut in half', async (t) => {
  const { shop } = await openShop(t)
  const { statusCode } = await shop.inject(`/p/a${'%F0%A0%80%80'.repeat(7)}`)
  equal(statusCode, 404)
})
