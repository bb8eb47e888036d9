import { deepEqual, ok } from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type TestContext, test } from 'node:test'
import { newVisitor, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()
const CARD = 'class="shop-card"'
const PAUSE_MS = 400

/** Hands pages on in two pieces: the second begins with the third card of their products. */
async function openSlowWay(t: TestContext): Promise<string> {
  const server = createServer(async (request, response) => {
    const asked = await fetch(new URL(request.url ?? '/', scene.shop.url))
    response.writeHead(asked.status, { 'content-type': asked.headers.get('content-type') ?? '' })
    const text = Buffer.from(await asked.arrayBuffer()).toString('latin1')
    const cut = text.split(CARD, 3).join(CARD).length
    response.write(text.slice(0, cut), 'latin1')
    setTimeout(() => response.end(text.slice(cut), 'latin1'), cut < text.length ? PAUSE_MS : 0)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('an empty cart moves nothing on a wide screen when its page comes in two pieces', async (t) => {
  const { context, page } = await newVisitor(scene.browser, await openSlowWay(t), { width: 2560 })
  t.after(() => context.close())
  await page.setViewportSize({ width: 2560, height: 1440 })

  await page.goto('/cart')
  const moved = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const values: number[] = []
        new PerformanceObserver((list) => {
          for (const it of list.getEntries())
            values.push((it as unknown as { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(values), 500)
      }),
  )

  ok((await page.locator('main .shop-card').count()) > 2)
  deepEqual(moved, [])
})
