import { expect } from '@open-wc/testing'
import { show as showBuy } from '../../src/elements/buy-button/plain.ts'
import { show as showQuote } from '../../src/elements/quotation-button/plain.ts'
import { show as showReorder } from '../../src/elements/reorder-button/plain.ts'
import { until } from '../helpers/render.tsx'

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
      it(`draws a ${tag} whose attributes come later, behind "${prefix}"`, async () => {
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
        host.remove()
      })
    }
  }
})
