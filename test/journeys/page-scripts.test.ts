import { deepEqual, equal, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { BUILDS } from '../../scripts/build/browser.mjs'
import { newVisitor, until, withRunningShop } from './running-shop.ts'

const scene = withRunningShop()

const [page = ''] = /<!doctype html>[\s\S]*?<\/html>/.exec(readFileSync('README.md', 'utf8')) ?? []
const [, chapter = ''] = readFileSync('docs/elements.md', 'utf8').split('\n## Page scripts\n')
const [add = '', hold = ''] = [...chapter.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => code)
const LOADER = '<script type="module" src="/ui/courtside.js"></script>'
const OWN = '<script type="module" src="/ui/actions.js"></script>'

type Visitor = Awaited<ReturnType<typeof newVisitor>>

/** The README's page with these scripts, by this build. */
async function open(build: string, scripts: string, more = ''): Promise<Visitor> {
  const visitor = await newVisitor(scene.browser, scene.shop.url)
  const { outdir } = BUILDS[build as keyof typeof BUILDS]
  await visitor.context.route('**/ui/*.js', (it) =>
    it.fulfill({ path: `${outdir}/${it.request().url().split('/').at(-1)}` }),
  )
  await visitor.context.route('**/example', (it) =>
    it.fulfill({
      body: page.replace(LOADER, scripts).replace('<main>', `<main>${more}`),
      contentType: 'text/html',
    }),
  )
  await visitor.page.goto('/example', { waitUntil: 'networkidle' })
  return visitor
}

/** Runs an example; answers what it has written to the console. */
async function run({ page }: Visitor, code: string): Promise<string[]> {
  const said: string[] = []
  const hear = (it: { type(): string; text(): string }) => {
    if (it.type() === 'log') said.push(it.text())
  }
  page.on('console', hear)
  await page.evaluate(`(async () => {${code}})()`)
  page.off('console', hear)
  return said
}

const countOf = ({ page }: Visitor) => page.locator('mini-cart').textContent()

test("the README's page sells, as it stands", async () => {
  const visitor = await newVisitor(scene.browser, scene.shop.url)
  await visitor.context.route('**/example', (it) =>
    it.fulfill({ body: page, contentType: 'text/html' }),
  )
  await visitor.page.goto('/example')

  await visitor.page.locator('buy-button [data-act="buy"]').first().click()
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

for (const build of Object.keys(BUILDS)) {
  test(`the examples of page scripts do what they say (${build})`, async () => {
    const visitor = await open(build, LOADER + OWN)

    const [said = ''] = await run(visitor, add)

    ok(/kettlebell.* 1 SEK\s\d/i.test(said), said)
    await until(async () => /1/.test((await countOf(visitor)) ?? ''))
    equal(await visitor.page.locator('mini-cart').getAttribute('data-open'), '')
    deepEqual(await run(visitor, hold), ['prevented'])
    ok(/1/.test((await countOf(visitor)) ?? ''))
    deepEqual(visitor.faults, [])
  })

  test(`actions fail with what kept them (${build})`, async () => {
    const visitor = await open(build, OWN.replace('type="module" ', '') + LOADER)
    const codeOf = (call: string) =>
      visitor.page.evaluate(
        `window.courtside.${call}.then(() => 'done', ({ name, code, message }) => [name, code, message])`,
      )

    const refused = (await codeOf("cart.add({ articleNumber: 'none' })")) as string[]
    deepEqual(refused.slice(0, 2), ['CourtsideError', 'refused'])
    ok(/ /.test(refused[2] ?? ''), refused[2])
    deepEqual((await codeOf('cart.add([])')) as string[], [
      'CourtsideError',
      'refused',
      'Enter a quantity for at least one item.',
    ])
    await visitor.page.evaluate("document.querySelector('mini-cart').remove()")
    deepEqual(((await codeOf('openCart()')) as string[])[1], 'missing')
    await visitor.context.setOffline(true)
    deepEqual(((await codeOf("search('boll')")) as string[])[1], 'failed')
    deepEqual(((await codeOf('cart.get()')) as string[])[1], 'failed')
    const unsent = (await codeOf("cart.add({ articleNumber: 'none' })")) as string[]
    equal(unsent[1], 'failed')
    ok(/ /.test(unsent[2] ?? ''), unsent[2])
  })
}

test('a press on a product of a list asks first, and stays where it is held back', async () => {
  const link = `<a id="product" href="/en/p/hytta-kettlebell?colour=black" data-item='{}'>Hytta</a>`
  const visitor = await open('react', LOADER + OWN, link)
  await visitor.page.evaluate(`
    window.asked = []
    addEventListener('courtside:before-navigate', (event) => {
      window.asked.push(event.detail)
      event.preventDefault()
    }, { once: true })`)

  await visitor.page.locator('#product').click()

  deepEqual(await visitor.page.evaluate('window.asked'), [
    { kind: 'product', url: '/en/p/hytta-kettlebell' },
  ])
  ok(visitor.page.url().endsWith('/example'))
  await visitor.page.locator('#product').click()
  await visitor.page.waitForURL('**/en/p/hytta-kettlebell?colour=black')
})
