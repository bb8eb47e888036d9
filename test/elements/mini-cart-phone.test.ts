import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { define } from '../../src/elements/mini-cart/mini-cart-view.tsx'
import { cartState } from '../../src/state/cart/state.ts'
import { find, until } from '../helpers/render.tsx'
import { styleCart } from '../helpers/styles.ts'
import { cart, named, open, row } from './cart-fixtures.ts'

styleCart()
define('mini-cart')

const TAG = '<mini-cart carturl="/cart" checkouturl="/kassa"></mini-cart>'
const manyRows = Array.from({ length: 50 }, (_, at) => row(String(at), { color: 'Blå' }))
const everything = {
  vat: '200 kr',
  freeShippingLimitAmount: 200_000,
  amountLeftToFreeShippingAmount: 50_000,
  amountLeftToFreeShipping: '500 kr',
}

async function openPanel(element: HTMLElement): Promise<HTMLDialogElement> {
  find(element, '.mini-cart__button').click()
  const panel = find<HTMLDialogElement>(element, 'dialog')
  await until(() => panel.open)
  await Promise.all(panel.getAnimations().map((it) => it.finished))
  return panel
}

function isInView(control: Element): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect()
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  return isInside && seen === control
}

describe('mini-cart, on a phone', () => {
  beforeEach(async () => {
    await setViewport({ width: 360, height: 640 })
    document.documentElement.style.setProperty('--courtside-header-height', '64px')
  })
  // The next test must not start on this one's history entry.
  afterEach(async () => {
    cartState.showInfo = false
    await until(() => !history.state?.courtsideOverlay)
  })
  after(() => document.documentElement.style.removeProperty('--courtside-header-height'))

  for (const rows of [manyRows.slice(0, 1), manyRows]) {
    it(`has its way to the checkout in view with ${rows.length} rows`, async () => {
      const { element } = await open(TAG, cart(rows, everything))

      const panel = await openPanel(element)

      expect(panel.getBoundingClientRect().top).to.equal(64)
      expect(panel.getBoundingClientRect().height).to.equal(640 - 64)
      expect(isInView(named(panel, 'Till kassan'))).to.equal(true)
      expect(panel.querySelectorAll('.cs-button--primary').length).to.equal(1)
    })
  }

  it('fits into 320 px, and its checkout can be scrolled to at 400 % zoom', async () => {
    await setViewport({ width: 320, height: 256 })
    const { element } = await open(TAG, cart(manyRows, everything))

    const panel = await openPanel(element)
    const checkout = named(panel, 'Till kassan')
    checkout.focus()
    await until(() => isInView(checkout))

    expect(panel.scrollWidth).to.be.at.most(320)
  })

  for (const height of ['0px', '4000px']) {
    it(`has a sane height under a header of ${height}`, async () => {
      document.documentElement.style.setProperty('--courtside-header-height', height)
      const { element } = await open(TAG, cart(manyRows, everything))

      const panel = await openPanel(element)

      const { top, height: panelHeight } = panel.getBoundingClientRect()
      expect(top).to.be.at.least(0)
      expect(panelHeight).to.be.at.least(320)
      expect(top + panelHeight).to.be.at.most(640)
    })
  }

  it('makes the page behind it rest, and keeps Tab inside', async () => {
    const { element } = await open(TAG, cart([row('1')]))
    const field = document.createElement('input')
    document.body.append(field)
    const panel = await openPanel(element)

    expect(panel.matches(':modal')).to.equal(true)
    for (let presses = 0; presses < 12; presses += 1) {
      await sendKeys({ press: 'Tab' })
      expect(document.activeElement).to.not.equal(field)
    }
    field.remove()
  })

  it('closes on Escape, with focus back on its button', async () => {
    const { element } = await open(TAG, cart([row('1')]))
    const panel = await openPanel(element)

    await sendKeys({ press: 'Escape' })
    await until(() => !panel.open)

    expect(document.activeElement).to.equal(find(element, '.mini-cart__button'))
  })

  it('closes on Back, on the same page', async () => {
    const { element } = await open(TAG, cart([row('1')]))
    const { href } = location
    const panel = await openPanel(element)
    await until(() => history.state?.courtsideOverlay)

    history.back()
    await until(() => !panel.open)

    expect(location.href).to.equal(href)
    expect(document.activeElement).to.equal(find(element, '.mini-cart__button'))
  })

  it('takes its history entry along when it closes another way', async () => {
    const { element } = await open(TAG, cart([row('1')]))
    const panel = await openPanel(element)
    await until(() => history.state?.courtsideOverlay)

    named(panel, 'Stäng').click()

    await until(() => !panel.open && !history.state?.courtsideOverlay)
  })

  it('closes on a press on the shade', async () => {
    await setViewport({ width: 700, height: 640 })
    const { element } = await open(TAG, cart([row('1')]))
    const panel = await openPanel(element)

    panel.click()

    await until(() => !panel.open)
  })

  it('has targets of 24 px at least', async () => {
    const { element } = await open(TAG, cart([row('1')], everything))
    const panel = await openPanel(element)

    for (const control of panel.querySelectorAll('button')) {
      const { width, height } = control.getBoundingClientRect()
      expect(Math.min(width, height), control.outerHTML).to.be.at.least(24)
    }
  })
})
