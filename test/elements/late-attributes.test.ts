import { expect } from '@open-wc/testing'
import * as buyButton from '../../src/elements/buy-button/buy-button-view.tsx'
import { show as showBuy } from '../../src/elements/buy-button/plain.ts'
import { show as showQuote } from '../../src/elements/quotation-button/plain.ts'
import * as quotationButton from '../../src/elements/quotation-button/quotation-button-view.tsx'
import { show as showReorder } from '../../src/elements/reorder-button/plain.ts'
import * as reorderButton from '../../src/elements/reorder-button/reorder-button-view.tsx'
import { find, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { cart, stubShop } from './cart-fixtures.ts'

const page = { clearNotice() {} }
const { warn } = console

describe('a button that is drawn before React', () => {
  beforeEach(() => Object.assign(console, { warn: () => {} }))
  afterEach(() => Object.assign(console, { warn }))

  const BUTTONS = [
    ['buy-button', showBuy, 'articlenumber', 'label'],
    ['quotation-button', showQuote, 'articlenumber', 'label'],
    ['reorder-button', showReorder, 'orderid', 'title'],
  ] as const
  for (const [tag, show, needed, label] of BUTTONS) {
    for (const prefix of ['', 'data-']) {
      it(`draws a ${tag} whose attributes come later, and that is emptied, behind "${prefix}"`, async () => {
        const host = document.createElement(prefix ? 'div' : tag)
        if (prefix) host.dataset.courtside = tag
        host.innerHTML = '<br>'
        host.setAttribute(prefix + needed, '')
        document.body.append(host)
        show(host, page)
        expect(host.querySelector('button')).to.equal(null)

        host.setAttribute(prefix + needed, 'A1')
        await until(() => host.querySelector('button'))
        host.setAttribute(prefix + label, 'Mine')

        await until(() => host.textContent === 'Mine')
        expect(host.childElementCount).to.equal(1)

        host.replaceChildren()
        await until(() => host.textContent === 'Mine')
        host.replaceChildren('by the page')
        await Promise.resolve()
        expect(host.textContent).to.equal('by the page')
        host.remove()
      })
    }
  }
})

describe('a button that sleeps with the markup of the server in it', () => {
  const loader = Symbol.for('courtside.loader')
  beforeEach(() => Object.assign(globalThis, { [loader]: { tagOf: () => 'ours' } }))
  afterEach(() => Reflect.deleteProperty(globalThis, loader))

  const BUTTONS = [
    ['buy-button', buyButton, 'articlenumber', 'label'],
    ['quotation-button', quotationButton, 'articlenumber', 'label'],
    ['reorder-button', reorderButton, 'orderid', 'title'],
  ] as const
  for (const [tag, part, needed, label] of BUTTONS) {
    for (const prefix of ['', 'data-']) {
      it(`is a ${tag} of what was written meanwhile, behind "${prefix}"`, async () => {
        stubFetch(stubShop())
        const host = putAsleep(tag, prefix)
        host.setAttribute(prefix + needed, 'A1')
        part.define(tag)
        host.setAttribute(prefix + label, 'Mine')
        expect(host.textContent).to.equal('Old')

        const undo = wake(host, part)
        await until(() => host.textContent?.includes('Mine'))

        undo()
        host.remove()
      })
    }
  }

  for (const prefix of ['', 'data-']) {
    it(`buys the article that was written last, behind "${prefix}"`, async () => {
      const calls = stubFetch({ ...stubShop(), 'POST /api/cart/add': { body: cart([]) } })
      const host = putAsleep('buy-button', prefix)
      for (const it of ['A1', 'A2']) host.setAttribute(`${prefix}articlenumber`, it)

      const undo = wake(host, buyButton)
      await until(() => host.dataset.state === 'ready')
      find(host, 'button').click()
      await until(() => calls.some(({ path }) => path === '/api/cart/add'))

      const sent = calls.find(({ path }) => path === '/api/cart/add')
      expect(JSON.stringify(sent?.body)).to.include('"A2"').and.not.include('"A1"')
      undo()
      host.remove()
    })
  }
})

function putAsleep(tag: string, prefix: string): HTMLElement {
  const host = document.createElement(prefix ? 'div' : tag)
  if (prefix) host.dataset.courtside = tag
  host.innerHTML = '<form><button data-act="old">Old</button></form>'
  document.body.append(host)
  return host
}

function wake(host: HTMLElement, part: Pick<typeof buyButton, 'mount'>): () => void {
  if ('courtside' in host.dataset) return part.mount(host)
  host.dataset.state = 'loading'
  return () => {}
}
