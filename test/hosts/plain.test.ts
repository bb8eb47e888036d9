import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { bundle } from './bundle.ts'
import { BUILDS, drawPage, isDrawn, sells, withHost } from './host-page.ts'

const open = withHost()

const MOUNTED = `<div data-courtside="mini-cart" data-carturl="/cart"></div>
  <div data-courtside="buy-button" data-articlenumber="A1" data-name="Kettlebell" onclick="stolen()"></div>
  <div data-courtside="quick-search" data-searchurl="/search"></div>
  <script>stolen()</script>`

for (const build of BUILDS) {
  test(`a plain page sells, also what its script copies, moves and takes out (${build})`, async () => {
    const host = await open(drawPage({ build }))
    await isDrawn(host.page)
    await sells(host)

    await host.page.evaluate(() => {
      const button = document.querySelector('buy-button')
      button?.replaceWith(button.cloneNode(true))
      document.body.append(...document.body.querySelectorAll('mini-cart, newsletter-block'))
      for (const it of document.querySelectorAll('size-input, content-accordion')) {
        it.replaceWith(it.cloneNode(true))
      }
      document.querySelector('buy-button')?.setAttribute('articlenumber', 'A2')
    })
    await isDrawn(host.page)
    await sells(host, 'A2')

    await host.page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', document.body.innerHTML)
      for (const it of [...document.body.children].slice(0, document.body.children.length / 2)) {
        it.remove()
      }
    })
    await isDrawn(host.page)
    await sells(host, 'A2')
  })

  test(`what a sanitiser leaves of tags sells, as plain elements that say what they are (${build})`, async () => {
    const sanitise = await bundle(`import DOMPurify from 'dompurify'
      const area = document.querySelector('#area')
      area.innerHTML = DOMPurify.sanitize(area.dataset.html, { ALLOWED_TAGS: ['div'], ALLOWED_ATTR: [] })`)
    const html = MOUNTED.replaceAll('"', '&quot;').replaceAll('<', '&lt;')
    const host = await open(drawPage({ body: `<div id="area" data-html="${html}"></div>`, build }))
    const { page } = host
    await page.addScriptTag({ type: 'module', content: sanitise })

    await page.locator('[data-courtside=quick-search] input').waitFor()
    await sells(host)
    await page.evaluate(() => {
      const area = document.querySelector('#area')
      area?.replaceWith(area.cloneNode(true))
    })
    await sells(host)
    await page.locator('[data-courtside=buy-button]').evaluate((it) => {
      it.dataset.articlenumber = 'A2'
    })
    await sells(host, 'A2')
    equal(await page.locator('.mini-cart__count').count(), 1)
  })
}
