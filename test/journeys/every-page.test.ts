import { deepEqual, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { demoPageNames } from '../../shop/demo/pages/pages.ts'
import { oneIn } from '../helpers/try-all.ts'
import { violationsOf } from './accessibility.ts'
import { sidewaysBySize } from './checkout-steps.ts'
import { ACTS, stillActs } from './motion-steps.ts'
import { newVisitor, openWholeBrowser, withRunningShop } from './running-shop.ts'

const STOREFRONTS = oneIn(3, ['', '/en', '/pro', '/en/pro'])

const PHONE = { width: 320, height: 800 }
const DESK = { width: 1280, height: 800 }
const SEARCH = 'header .quick-search__submit'

/** What an editor can make of tags alone. */
const STORIES = demoPageNames.map((it) => `/stories/${it}`)

let paths: readonly string[] = []
// Node 20 does not wait for one hook before it starts the next.
const scene = withRunningShop(async () => {
  paths = await choosePaths()
})

/** One page of each kind, found in the shop's own map. */
async function choosePaths(): Promise<readonly string[]> {
  const map = await (await fetch(`${scene.shop.url}/sitemap.xml`)).text()
  const known = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map((it) => it[1] ?? '')
  const first = (pattern: RegExp) => known.find((it) => pattern.test(it)) ?? '/'
  return ['/', first(/^\/c\//), first(/^\/p\//), '/search?q=sko', '/cart', '/login', '/delivery']
}

/** Stories tell of the same on both storefronts. */
function pathsOf(storefront: string): readonly string[] {
  const stories = storefront.endsWith('/pro') ? [] : STORIES
  return [...paths, ...stories].map((it) => storefront + it)
}

/** 320 px is also what 1280 px are at 400 % zoom. */
for (const storefront of STOREFRONTS) {
  test(`pages under "${storefront}/" are accessible, raise no fault, and do not scroll sideways at 320 px, with text of double size neither`, async () => {
    const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url)
    for (const path of pathsOf(storefront)) {
      await page.setViewportSize(PHONE)
      const answer = await page.goto(path)
      deepEqual([path, answer?.status()], [path, 200])
      await fitsOnPhone(page, path)
      await page.setViewportSize(DESK)
      deepEqual([path, await violationsOf(page)], [path, []])
      deepEqual([path, await page.evaluate(hiddenButSeen)], [path, []])
    }
    deepEqual(faults, [])
    await context.close()
  })
}

/** The header is looked at with text of double size, where it has the least room. */
async function fitsOnPhone(page: Page, path: string): Promise<void> {
  deepEqual([path, await sidewaysBySize(page)], [path, [0, 0]])
  const root = page.locator(':root')
  await root.evaluate((it) => it.style.setProperty('font-size', '200%'))
  deepEqual([path, await page.evaluate(faultsOfHeader)], [path, []])
  const { x = 0, width = 0 } = (await page.locator(SEARCH).boundingBox()) ?? {}
  ok(x + width <= PHONE.width, `${path}: the button of the search hangs out`)
  await root.evaluate((it) => it.style.removeProperty('font-size'))
}

/** Runs in the page: what says that it is hidden, and is not, since a rule of style gives it a box. */
function hiddenButSeen(): string[] {
  const hidden = [...document.querySelectorAll('[hidden]:not([hidden="until-found"])')]
  return hidden.filter((it) => it.getClientRects().length > 0).map((it) => it.outerHTML)
}

/** Runs in the page: words of the header that break or hang out of it, icons that lie on the logo. */
function faultsOfHeader(): string[] {
  const boxOf = (it: Element | null) => it?.getBoundingClientRect() ?? new DOMRect()
  const header = boxOf(document.querySelector('.shop-header'))
  const calls = [...document.querySelectorAll('.main-navbar__calls a')].filter((it) => {
    const lines = document.createRange()
    lines.selectNodeContents(it)
    return lines.getClientRects().length > 1 || boxOf(it).bottom > header.bottom + 1
  })
  const logo = boxOf(document.querySelector('.shop-header .shop-logo'))
  const icons = [...document.querySelectorAll('.shop-header__account .cs-icon')].filter(
    (it) => boxOf(it).width > 0 && boxOf(it).top < logo.bottom && boxOf(it).left < logo.right,
  )
  return [...calls, ...icons].map((it) => it.textContent || it.outerHTML)
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`what is bought or opens shows it by moving: ${reducedMotion}`, async () => {
    const { context, page } = await newVisitor(scene.browser, scene.shop.url, { width: 360 })
    await page.emulateMedia({ reducedMotion })
    deepEqual(await stillActs(page, paths), reducedMotion === 'reduce' ? [...ACTS] : [])
    await context.close()
  })
}

test('before anybody acts a listing loads the loader only, of at most 4.3 kB', async (t) => {
  const browser = await openWholeBrowser()
  t.after(() => browser.close())
  const { page } = await newVisitor(browser, scene.shop.url)
  const scripts: string[] = []
  page.on('request', (it) => {
    if (it.resourceType() === 'script' || it.url().endsWith('.js')) scripts.push(it.url())
  })
  const [, listing = '/'] = paths
  await page.goto(`${listing}?pageSize=48`)
  await page.waitForTimeout(1500)

  const names = [...new Set(scripts.map((it) => new URL(it).pathname))].sort()
  const { loader } = JSON.parse(readFileSync('dist/ui/manifest.json', 'utf8'))
  deepEqual(names, [`/ui/${loader}`])
  ok(readFileSync('dist/ui/courtside.js.br').length <= 4300)
})
