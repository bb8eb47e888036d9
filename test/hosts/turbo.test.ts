import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { BUILDS, drawPage, type HostPage, isDrawn, sells, TAGS, withHost } from './host-page.ts'

const open = withHost()
const HEAD = `<meta name="turbo-refresh-method" content="morph">
  <meta name="turbo-refresh-scroll" content="preserve">
  <script type="module" src="/node_modules/@hotwired/turbo/dist/turbo.es2017-esm.js"></script>`

for (const build of BUILDS) {
  const page = (body: string) => drawPage({ head: HEAD, body, build })

  test(`a refresh that morphs leaves every tag drawn and selling (${build})`, async () => {
    const host = await open(page(`<h1>First</h1>${TAGS}`))
    await isDrawn(host.page)
    await sells(host)

    await refresh(host, page(`<h1>Second</h1>${TAGS}`))
    await isDrawn(host.page)
    await sells(host)

    await refresh(host, page(`<h1>Third</h1>${TAGS.replace('"A1"', '"A2"')}`))
    await isDrawn(host.page)
    await sells(host, 'A2')
  })

  test(`a refresh keeps what is searched for, and all of a tag that is permanent (${build})`, async () => {
    const tags = TAGS.replace('<newsletter-block', '<newsletter-block id="n" data-turbo-permanent')
    const host = await open(page(`<h1>First</h1>${tags}`))
    const search = host.page.locator('quick-search input')
    await search.pressSequentially('shoe')
    const field = host.page.locator('newsletter-block input').first()
    await field.fill('anna@example.com')

    await refresh(host, page(`<h1>Second</h1>${tags}`))
    await isDrawn(host.page)

    equal(await search.inputValue(), 'shoe')
    equal(await field.inputValue(), 'anna@example.com')
    equal(await field.evaluate((it) => it === document.activeElement), true)
    deepEqual(host.faults, [])
  })

  test(`a frame that is loaded again has tags that sell (${build})`, async () => {
    const frame = (title: string, article: string) =>
      `<turbo-frame id="f"><h2>${title}</h2><a href="/frame">More</a>
        <buy-button articlenumber="${article}" name="Kettlebell"></buy-button></turbo-frame>`
    const host = await open(page(`<mini-cart carturl="/cart"></mini-cart>${frame('First', 'A1')}`))
    await sells(host)

    host.shop.pages.set('/frame', page(frame('Second', 'A2')))
    // The message about an addition may cover it.
    await host.page.getByRole('link', { name: 'More' }).press('Enter')
    await heading(host.page, 'Second')
    await sells(host, 'A2')
  })

  test(`a page that Back shows from Turbo’s cache sells (${build})`, async () => {
    const host = await open(page(`<h1>First</h1><a href="/other">Other</a>${TAGS}`))
    await isDrawn(host.page)
    await sells(host)

    host.shop.pages.set('/other', page(`<h1>Other</h1>${TAGS}`))
    await host.page.getByRole('link', { name: 'Other' }).click()
    await heading(host.page, 'Other')
    await isDrawn(host.page)
    await sells(host)

    await host.page.goBack()
    await heading(host.page, 'First')
    await isDrawn(host.page)
    await sells(host)
  })
}

async function refresh({ page, shop }: HostPage, html: string): Promise<void> {
  shop.pages.set('/host', html)
  const [, title = ''] = /<h1>(.*)<\/h1>/.exec(html) ?? []
  await page.evaluate(() => Reflect.get(window, 'Turbo').session.refresh(location.href))
  await heading(page, title)
}

async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name }).waitFor()
}
