import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { newVisitor, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()
const BELOW = ['/c/loparskor', '/c/loparklader', '/c/lopartillbehor']

/** How often each category below the page's is led to, by a link or a filter that can be seen. */
const waysBelow = (page: Page) =>
  page.evaluate((paths) => {
    const seen = [
      ...document.querySelectorAll<HTMLElement>('main a, main input, dialog a, dialog input'),
    ]
      .filter((it) => it.checkVisibility())
      .map((it) => it.getAttribute('href') ?? `/c/${it.getAttribute('value')}`)
    return paths.map((path) => seen.filter((it) => it === path).length)
  }, BELOW)

/** Opens the sheet of a phone, or wakes what stands beside the list. */
async function wakeFilters(page: Page): Promise<void> {
  const opener = page.locator('[data-act="open-filters"]:visible')
  if ((await opener.count()) > 0) {
    await opener.click()
    await page.locator('dialog[open]').waitFor()
    return
  }
  await page.locator('faceted-search summary').first().hover()
  await page.locator('faceted-search[data-state="ready"]').waitFor()
}

for (const width of [360, 768, 1440]) {
  for (const javaScriptEnabled of [true, false]) {
    const script = javaScriptEnabled ? 'with' : 'without'
    test(`a list leads to each category below it once, ${script} script at ${width} px`, async () => {
      const given = { width, javaScriptEnabled }
      const { context, page, faults } = await newVisitor(scene.browser, scene.shop.url, given)
      await page.goto('/c/lopning')

      deepEqual(await waysBelow(page), [1, 1, 1])

      if (javaScriptEnabled) await wakeFilters(page)
      deepEqual(await waysBelow(page), [1, 1, 1])
      deepEqual(faults, [])
      await context.close()
    })
  }
}

test('the first product of a list is in sight on a phone', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url, { width: 360 })
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/c/lopning', '/pro/c/fotboll', '/c/traning', '/search?q=skor']) {
    await page.goto(path)
    const goods = page.locator('#products a[href*="/p/"]').first()
    const top = await goods.evaluate((it) => it.getBoundingClientRect().top)
    ok(top < 560, `${path}: the first product begins at ${top} px`)
  }
  await context.close()
})

/** What has more above it than a line of 320 px holds. */
const DEEPEST = '/p/golv-15-traningsmatta'
/** Those with the longest names above them. */
const DEEP = ['/p/laktare-keps', DEEPEST, '/p/svanghjul-20-spinningcykel']
const DEEP_ELSEWHERE = [
  '/en/p/djup-tights-dam',
  '/pro/p/drift-22-lopband',
  '/pro/p/materialare-lagvaska',
]

for (const width of [320, 360]) {
  test(`crumbs on a phone of ${width} px stand on one line, whole, and name what is right above`, async () => {
    const { context, page } = await newVisitor(scene.browser, scene.shop.url, { width })
    for (const path of [...DEEP, ...DEEP_ELSEWHERE]) {
      await page.goto(path)
      const { names, tops, cut } = await page.evaluate(readCrumbs)
      deepEqual([path, new Set(tops).size, cut], [path, 1, []])
      const above = page.locator('.shop-crumbs a').last()
      ok(names.includes((await above.textContent()) ?? ''), `${path}: ${names}`)
    }
    await context.close()
  })
}

test('a crumb that a phone has no room for is seen once it has the focus', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url, { width: 320 })
  await page.goto(DEEPEST)
  const before = await page.evaluate(readCrumbs)
  await page.locator('.shop-crumbs a').nth(-2).focus()
  const { names, cut } = await page.evaluate(readCrumbs)

  deepEqual([before.names.length, names.length, cut], [1, 2, []])
  await context.close()
})

/** Runs in the page: the crumbs that are seen. */
function readCrumbs() {
  const end = document.querySelector('.shop-crumbs ol')?.getBoundingClientRect().bottom ?? 0
  const seen = [...document.querySelectorAll<HTMLElement>('.shop-crumbs li > *')].filter(
    (it) => (it.parentElement?.offsetWidth ?? 0) > 1 && it.getBoundingClientRect().top < end - 1,
  )
  return {
    names: seen.map((it) => it.textContent),
    tops: seen.map((it) => it.getBoundingClientRect().top),
    cut: seen.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent),
  }
}

test('questions that fold stand beside what they are about, in the right half too', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url, { width: 1440 })
  for (const path of ['/delivery', '/en/pro/delivery']) {
    await page.goto(path)
    const boxOf = (selector: string) =>
      page.locator(selector).evaluate((it) => {
        const { left, right, top } = it.getBoundingClientRect()
        return { left, right, top }
      })
    const main = await boxOf('main')
    const heading = await boxOf('main h1')
    const folds = await boxOf('.shop-article__folds')

    ok(folds.left > (main.left + main.right) / 2 - 200, `${path}: begins at ${folds.left}`)
    ok(folds.right > main.right - 200, `${path}: ends at ${folds.right} of ${main.right}`)
    ok(Math.abs(folds.top - heading.top) < 60, `${path}: ${folds.top} beside ${heading.top}`)
  }
  await context.close()
})

test('the example of an order number is never broken in two', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  for (const path of ['/withdraw', '/en/withdraw']) {
    await page.goto(path)
    for (let width = 320; width <= 480; width += 10) {
      await page.setViewportSize({ width, height: 800 })
      deepEqual([path, width, await page.evaluate(linesOfExample)], [path, width, 1])
    }
  }
  await context.close()
})

/** Runs in the page: on how many lines the number stands. */
function linesOfExample(): number {
  const texts = document.createTreeWalker(document.querySelector('main') as Element, 4)
  while (texts.nextNode()) {
    const { data } = texts.currentNode as Text
    const [example] = /\d{6}-\S+/.exec(data) ?? []
    if (!example) continue
    const range = document.createRange()
    range.setStart(texts.currentNode, data.indexOf(example))
    range.setEnd(texts.currentNode, data.indexOf(example) + example.length)
    return new Set([...range.getClientRects()].map((it) => it.top)).size
  }
  return 0
}
