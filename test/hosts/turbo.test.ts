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

  test(`a refresh keeps what is searched for (${build})`, async () => {
    const host = await open(page(`<h1>First</h1>${TAGS}`))
    const field = host.page.locator('quick-search input')
    await field.pressSequentially('shoe')

    await refresh(host, page(`<h1>Second</h1>${TAGS}`))
    await isDrawn(host.page)

    equal(await field.inputValue(), 'shoe')
    deepEqual(host.faults, [])
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
