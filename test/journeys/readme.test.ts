import { deepEqual, equal } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { newVisitor, until, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()

const [page = ''] = /<!doctype html>[\s\S]*?<\/html>/.exec(readFileSync('README.md', 'utf8')) ?? []

test("the README's page sells, as it stands", async () => {
  const visitor = await newVisitor(scene.browser, scene.shop.url)
  await visitor.context.route('**/example', (it) =>
    it.fulfill({ body: page, contentType: 'text/html' }),
  )
  await visitor.page.goto('/example')

  await visitor.page.locator('buy-button [data-act="buy"]').click()
  await until(async () => /1/.test((await visitor.page.locator('mini-cart').textContent()) ?? ''))

  await visitor.page.goto('/cart')
  equal(await visitor.page.locator('.cart-table__row').count(), 1)
  deepEqual(visitor.faults, [])
})

test("the README's table of tags names the tags there are", () => {
  const named = readFileSync('README.md', 'utf8').matchAll(/^\| \[`([a-z-]+)`\]/gm)
  const manifest = JSON.parse(readFileSync('dist/ui/manifest.json', 'utf8'))
  deepEqual([...named].map((it) => it[1]).sort(), Object.keys(manifest.parts).sort())
})
