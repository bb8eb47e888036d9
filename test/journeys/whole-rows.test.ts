import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { enter } from './account-steps.ts'
import { newVisitor, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()

/** What stands in rows on the home page, and below every page. */
const ROWS = ['.shop-tiles', '.shop-promises', '.shop-brands', '.shop-footer__inner']

for (const width of [360, 768, 1440]) {
  test(`no row of the home page ends with a thing left over, at ${width} px`, async () => {
    const { context, page } = await newVisitor(scene.browser, scene.shop.url, { width })
    await page.goto('/')
    deepEqual(await page.evaluate(leftOver, ROWS), [])

    for (let count = 3; count <= 10; count += 1) {
      await page.evaluate(keepTiles, count)
      deepEqual([count, await page.evaluate(leftOver, ['.shop-tiles'])], [count, []])
    }
    await context.close()
  })
}

/** Runs in the page: which of these have a single thing in their last row, below a longer one. */
function leftOver(selectors: readonly string[]): string[] {
  return selectors.filter((selector) => {
    const things = [...(document.querySelector(selector)?.children ?? [])]
    const tops = things.map((it) => Math.round(it.getBoundingClientRect().top))
    const longest = Math.max(...tops.map((top) => tops.filter((it) => it === top).length))
    const last = tops.filter((it) => it === tops.at(-1)).length
    return things.length === 0 || (last === 1 && longest > 1)
  })
}

/** Runs in the page: as many categories as some other shop may have. */
function keepTiles(count: number): void {
  const list = document.querySelector('.shop-tiles')
  const [first] = list?.children ?? []
  if (!list || !first) throw new Error('There are no tiles')
  list.replaceChildren(...Array.from({ length: count }, () => first.cloneNode(true)))
}

for (const width of [320, 1440]) {
  test(`the button of a card is as wide as the card, whatever it does, at ${width} px`, async () => {
    const { context, page } = await newVisitor(scene.browser, scene.shop.url, { width })
    const seen: string[] = []
    for (const path of ['/search?q=boll', '/pro/p/passledare-spinningcykel']) {
      await page.goto(path)
      const buttons = await page.locator('.product-card').evaluateAll(readButtons)
      deepEqual([path, buttons.filter(({ room }) => room !== 0)], [path, []])
      seen.push(...buttons.map(({ host }) => host))
    }

    deepEqual([...new Set(seen)].sort(), ['BUY-BUTTON', 'LI', 'QUOTATION-BUTTON'])
    await context.close()
  })
}

/** Runs in the page: what the button of each card stands in, and by how much the card is wider. */
function readButtons(cards: readonly Element[]) {
  return cards.flatMap((card) => {
    const button = card.querySelector(':is(buy-button, quotation-button) button, [popovertarget]')
    if (!button) return []
    const host = button.closest('buy-button, quotation-button, li')?.tagName ?? ''
    return [{ host, room: Math.round(card.clientWidth - button.getBoundingClientRect().width) }]
  })
}

test('no word is broken in two at 320 px', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url, { width: 320 })
  for (const path of [
    '/',
    '/no-such-page',
    '/c/loparskor',
    '/p/start-1-loparsko-dam',
    '/delivery',
  ]) {
    await page.goto(path)
    deepEqual([path, await page.evaluate(brokenWords)], [path, []])
  }
  await context.close()
})

/** Runs in the page: words of which parts stand on two lines, with nothing between them to break at. */
function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (!text.parentElement?.checkVisibility() || text.parentElement.closest('noscript')) continue
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\d]{3,}/gu)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const tops = [...range.getClientRects()].filter((it) => it.width > 1).map((it) => it.top)
      if (Math.max(...tops) - Math.min(...tops) > 6) broken.push(word)
    }
  }
  return broken
}

test('a grid of sizes stands beside the picture, whether it is small or large', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url, { width: 1440 })
  await enter(page, '/pro/account', 'bo@example.com')
  const isBeside = async (path: string) => {
    await page.goto(path)
    const [picture, grid] = await Promise.all(
      ['.shop-product__gallery', '.size-grid'].map((it) => page.locator(it).boundingBox()),
    )
    return (grid?.x ?? 0) > (picture?.x ?? 0) + (picture?.width ?? 0)
  }
  deepEqual(
    [await isBeside('/pro/p/derby-16-matchstall'), await isBeside('/pro/p/samling-traningstroja')],
    [true, true],
  )
  await context.close()
})

test('forced colours frame the chosen colour and picture of a product', async () => {
  const { context, page } = await newVisitor(scene.browser, scene.shop.url)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/p/start-1-loparsko-dam')
  for (const selector of ['.shop-colours__link', '.shop-gallery__thumb']) {
    const [chosen = 0, other = 0] = [await frameOf(selector, 0), await frameOf(selector, 1)]
    ok(chosen > 0.5 && other < 0.1, `${selector}: ${chosen} beside ${other}`)
  }
  await context.close()

  /** How much of what is right around it is dark. */
  async function frameOf(selector: string, at: number): Promise<number> {
    const thing = page.locator(selector).nth(at)
    await thing.evaluate((it) => it.scrollIntoView({ block: 'center' }))
    const { x = 0, y = 0, width = 0 } = (await thing.boundingBox()) ?? {}
    const clip = { x, y: y - 5, width, height: 5 }
    const png = (await page.screenshot({ clip })).toString('base64')
    return page.evaluate(darkPart, png)
  }
})

/** Runs in the page: the part of a picture's columns that have something dark in them. */
async function darkPart(png: string): Promise<number> {
  const bytes = Uint8Array.from(atob(png), (it) => it.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const { width, height } = picture
  const drawing = new OffscreenCanvas(width, height).getContext('2d')
  drawing?.drawImage(picture, 0, 0)
  const pixels = drawing?.getImageData(0, 0, width, height).data ?? []
  const isDark = (x: number) =>
    Array.from({ length: height }, (_, y) => pixels[(y * width + x) * 4] ?? 255).some(
      (it) => it < 128,
    )
  return Array.from({ length: width }, (_, x) => isDark(x)).filter(Boolean).length / width
}
