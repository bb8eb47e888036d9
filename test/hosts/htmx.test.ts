import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { BUILDS, counts, drawPage, isDrawn, sells, TAGS, withHost } from './host-page.ts'

const open = withHost()
const HEAD = `<meta name="htmx-config" content='{"includeIndicatorStyles":false,"historyCacheSize":5}'>
  <script src="/node_modules/htmx.org/dist/htmx.min.js"></script>
  <script src="/node_modules/idiomorph/dist/idiomorph-ext.min.js"></script>`

for (const build of BUILDS) {
  const page = (body: string) => drawPage({ head: HEAD, body, build })

  for (const swap of ['morph', 'morph:innerHTML', 'innerHTML', 'outerHTML']) {
    test(`tags are drawn and sell after a swap by ${swap} (${build})`, async () => {
      const main = (title: string, tags: string) =>
        `<main id="main"><h1>${title}</h1>${tags}</main>`
      const host = await open(
        page(`${main('First', TAGS)}<button hx-get="/part" hx-target="#main" hx-swap="${swap}"
          hx-ext="morph" data-swap>Swap</button>`),
      )
      await isDrawn(host.page)
      await sells(host)
      await host.page.locator('quick-search input').fill('shoe')

      for (const [title, article] of [
        ['Second', 'A1'],
        ['Third', 'A2'],
      ] as const) {
        const tags = TAGS.replace('"A1"', `"${article}"`)
        const isWhole = swap === 'morph' || swap === 'outerHTML'
        host.shop.pages.set('/part', isWhole ? main(title, tags) : `<h1>${title}</h1>${tags}`)
        await host.page.locator('[data-swap]').click()
        await host.page.getByRole('heading', { name: title }).waitFor()
        await isDrawn(host.page)
        await sells(host, article)
      }
      equal(await host.page.locator('quick-search input').inputValue(), 'shoe')
    })
  }

  test(`a page that Back shows from htmx’s history sells, also after a reload (${build})`, async () => {
    const mounted = `<div data-courtside="buy-button" data-articlenumber="A1"></div>
      <div data-courtside="mini-cart" data-carturl="/cart"></div>`
    for (const tags of [TAGS, mounted]) {
      const host = await open(
        page(`<h1>First</h1><a hx-boost="true" href="/other">Other</a>${tags}`),
      )
      await host.page.locator('.mini-cart__count, [data-act=toggle]').first().waitFor()
      await sells(host)

      host.shop.pages.set('/other', page('<h1>Other</h1>'))
      await host.page.getByRole('link', { name: 'Other' }).click()
      await host.page.getByRole('heading', { name: 'Other' }).waitFor()
      await host.page.reload()
      await host.page.goBack()
      await host.page.getByRole('heading', { name: 'First' }).waitFor()

      await counts(host.page, 1)
      await sells(host)
      deepEqual(await host.page.locator('.mini-cart__count').count(), 1)
    }
  })
}
