import { deepEqual, equal, ok } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { chooseInSheet, goBackThrough, listOf, settle, showProducts } from './filter-steps.ts'
import {
  closePages,
  failOnLeaks,
  newDataDir,
  newVisitor,
  type RunningShop,
  removeDataDir,
  shareBrowser,
  startShop,
} from './running-shop.ts'

const LUMA = resolve(process.env.COURTSIDE_SHARED ?? '../shared', 'catalogues/luma')
const MISSING = `There is no Luma catalogue in ${LUMA}; set COURTSIDE_SHARED to the folder that has catalogues/luma.`
const skip = existsSync(LUMA) ? false : MISSING
const STEPS = Number(process.env.FILTER_STEPS ?? 6)
const PHONE = 360

const dataDir = newDataDir()
let shop: RunningShop
let browser: Browser

before(async () => {
  if (skip) return
  const files = readdirSync(LUMA).filter((it) => /products(_gear.*)?\.csv$/.test(it))
  const paths = files.map((it) => join(LUMA, it))
  const env = { ...process.env, DATA_DIR: dataDir }
  const { status } = spawnSync(process.execPath, ['shop/dist/import.js', ...paths], { env })
  equal(status, 0)
  cpSync('shop/demo/shop.json', join(dataDir, 'shop.json'))
  shop = await startShop(dataDir)
  browser = await shareBrowser()
})

after(async () => {
  await closePages()
  await shop?.stop()
  removeDataDir(dataDir)
  failOnLeaks()
})

const name = 'Chaz Kangeroo Hoodie'
const path = '/p/chaz-kangeroo-hoodie'
const card = (page: Page) => page.locator(`.product-card__link[href^="${path}"]`)

async function open(page: Page): Promise<void> {
  await card(page).click()
  await page.waitForURL(`**${path}*`)
  equal(await page.locator('h1').textContent(), name)
}

test('a product of an imported catalogue is found by search, menu and filters', {
  skip,
}, async () => {
  const { context, page, faults } = await newVisitor(browser, shop.url, { width: PHONE })

  await page.goto('/')
  await page.locator('header quick-search input[name="q"]').click()
  await page.keyboard.type('chaz hodie')
  await page.locator(`quick-search a[href^="${path}"]`).click()
  await page.waitForURL(`**${path}*`)

  await page.goto('/')
  await page.locator('.main-navbar__open').click()
  const men = page.locator('.main-navbar__item', { has: page.locator('> a[href="/c/men"]') })
  await men.locator('.main-navbar__toggle').click()
  await men.locator('a[href$="hoodies-sweatshirts"]').click()
  await page.waitForURL('**/c/men-tops-hoodies-sweatshirts')
  await open(page)

  await page.goto('/c/men')
  await page.locator('.shop-subs a[href$="tops"]').click()
  await page.waitForURL('**/c/men-tops')
  await page.locator('[data-act="open-filters"]:visible').click()
  await page.locator('dialog label', { hasText: 'Huvtröja' }).click()
  await page.locator('dialog [data-act="show-products"]').click()
  await page.locator('dialog').waitFor({ state: 'detached' })
  await open(page)
  deepEqual(faults, [])
  await context.close()
})

test('each list of an imported catalogue is seen again on the way back', { skip }, async () => {
  const { context, page, faults } = await newVisitor(browser, shop.url, { width: PHONE })
  await page.goto('/search')
  const seen = await chooseInSheet(page, STEPS)
  await showProducts(page, seen.at(-1)?.list[0])

  await goBackThrough(page, seen)

  await page.goBack()
  await settle(page, seen.at(-2)?.address ?? '')
  ok((await listOf(page)).length > 1)
  deepEqual(faults, [])
  await context.close()
})
