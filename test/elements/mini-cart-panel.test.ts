import { expect, oneEvent } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { define } from '../../src/elements/mini-cart/mini-cart-view.tsx'
import { cartState } from '../../src/state/cart/state.ts'
import { find, until } from '../helpers/render.tsx'
import { styleCart } from '../helpers/styles.ts'
import { cart, heard, named, open, row, rowOf, texts } from './cart-fixtures.ts'

styleCart()
define('mini-cart')

const TAG = '<mini-cart carturl="/cart" checkouturl="/kassa"></mini-cart>'

const dialogOf = (element: Element) => find<HTMLDialogElement>(element, 'dialog')

async function openPanel(element: HTMLElement): Promise<HTMLDialogElement> {
  const button = find(element, '.mini-cart__button')
  button.focus()
  button.click()
  await until(() => dialogOf(element).open)
  await Promise.all(
    dialogOf(element)
      .getAnimations()
      .map((it) => it.finished),
  )
  return dialogOf(element)
}

function press(key: string): void {
  const target = document.activeElement ?? document.body
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

describe('mini-cart, its panel', () => {
  before(() => setViewport({ width: 1280, height: 800 }))

  it('opens from its button, tells the page, and takes focus in', async () => {
    const { element } = await open(TAG, cart([row('1')]))

    const button = find(element, '.mini-cart__button')
    setTimeout(() => button.click())
    await oneEvent(element, 'courtside:opened')

    expect(dialogOf(element).open).to.equal(true)
    expect(button.getAttribute('aria-expanded')).to.equal('true')
    expect(button.getAttribute('aria-controls')).to.equal(dialogOf(element).id)
    expect(dialogOf(element).contains(document.activeElement)).to.equal(true)
    await Promise.all(
      dialogOf(element)
        .getAnimations()
        .map((it) => it.finished),
    )
    await expect(element).to.be.accessible()
  })

  it('closes from its button', async () => {
    const { element } = await open(TAG, cart([row('1')]))
    await openPanel(element)

    setTimeout(() => find(element, '.mini-cart__button').click())
    await oneEvent(element, 'courtside:closed')

    expect(dialogOf(element).open).to.equal(false)
  })

  it('closes on Escape, with focus back on its button', async () => {
    const { element } = await open(TAG, cart([row('1')]))
    await openPanel(element)

    press('Escape')
    await until(() => !dialogOf(element).open)

    expect(document.activeElement).to.equal(find(element, '.mini-cart__button'))
  })

  it('closes by its own button, with focus back', async () => {
    const { element } = await open(TAG, cart([row('1')]))
    await openPanel(element)

    named(element, 'Stäng').click()
    await until(() => !dialogOf(element).open)

    expect(document.activeElement).to.equal(find(element, '.mini-cart__button'))
  })

  it('closes on a press outside, and leaves focus where the visitor put it', async () => {
    const { element } = await open(TAG, cart([row('1')]))
    const field = document.createElement('input')
    document.body.append(field)
    await openPanel(element)

    field.focus()
    field.click()
    await until(() => !dialogOf(element).open)

    expect(document.activeElement).to.equal(field)
    field.remove()
  })

  it('stays open on a press inside', async () => {
    const { element } = await open(TAG, cart([row('1')]))
    const panel = await openPanel(element)

    find(panel, 'h2').click()
    await new Promise((resolve) => setTimeout(resolve, 50))

    expect(panel.open).to.equal(true)
  })

  it('closes when focus goes on to the page', async () => {
    const { element } = await open(TAG, cart([row('1')]))
    const field = document.createElement('input')
    document.body.append(field)
    await openPanel(element)

    field.focus()
    await until(() => !dialogOf(element).open)

    expect(document.activeElement).to.equal(field)
    field.remove()
  })

  it('shows each row with picture, name, traits, price, quantity and total', async () => {
    const { element } = await open(TAG, cart([row('1', { size: '42', color: 'Blå' })]))

    await openPanel(element)

    const shown = rowOf(element, '1')
    expect(texts(shown, '.mini-cart__name, .mini-cart__traits, .mini-cart__price')).to.deep.equal([
      'Löparsko 1',
      'Färg Blå · Storlek 42',
      '500 kr',
    ])
    expect(find<HTMLInputElement>(shown, 'input').value).to.equal('2')
    expect(find(shown, '.mini-cart__row-total').textContent).to.equal('Summa 1 000 kr')
  })

  it('leads to the cart’s own checkout before the page’s', async () => {
    const own = await open(TAG, cart([row('1')], { checkoutUrl: '/egen-kassa' }))
    expect(named(own.element, 'Till kassan').getAttribute('href')).to.equal('/egen-kassa')

    const page = await open(TAG, cart([row('1')]))
    expect(named(page.element, 'Till kassan').getAttribute('href')).to.equal('/kassa')
  })

  it('leads to the cart where there is no checkout, and nowhere by script', async () => {
    const { element } = await open(
      '<mini-cart carturl="/cart" checkouturl="javascript:alert(1)"></mini-cart>',
      cart([row('1')]),
    )

    expect(texts(element, '.mini-cart__foot .cs-button--primary')).to.deep.equal([
      'Till varukorgen',
    ])
    expect(texts(element, '.mini-cart__foot a')).to.deep.equal(['Till varukorgen'])
  })

  it('says that the cart is empty, with one way on', async () => {
    const { element } = await open(TAG, cart([]))

    const panel = await openPanel(element)

    expect(find(panel, '.mini-cart__empty').textContent).to.equal('Varukorgen är tom.Se nyheter')
    expect(panel.querySelectorAll('a').length).to.equal(1)
    await expect(element).to.be.accessible()
  })

  it('calls the way on what the page calls it', async () => {
    const tag = '<mini-cart shopurl="/allt" shoplabel="Visa alla varor"></mini-cart>'
    const { element } = await open(tag, cart([]))

    const panel = await openPanel(element)

    expect(texts(panel, '.mini-cart__empty a')).to.deep.equal(['Visa alla varor'])
    expect(find(panel, '.mini-cart__empty a').getAttribute('href')).to.equal('/allt')
  })

  it('changes a quantity and says so', async () => {
    const { element, calls } = await open(TAG, cart([row('1')]), {
      'PUT /api/cart/update': { body: cart([row('1', { quantity: 3, totalPrice: '1 500 kr' })]) },
    })
    await openPanel(element)

    setTimeout(() => named(element, 'Öka antal, Löparsko 1').click())
    const { detail } = await oneEvent(element, 'courtside:updated')

    expect(detail).to.deep.equal({ rowSystemId: '1', quantity: 3 })
    expect(calls.map(({ body }) => body)).to.deep.equal([{ rowSystemId: '1', quantity: 3 }])
    await heard('Löparsko 1: 3 st. Summa 1 500 kr.')
  })

  it('offers to undo the removal of the last row, with the focus on it', async () => {
    const { element } = await open(TAG, cart([row('1', { quantity: 1 })]), {
      'PUT /api/cart/update': { body: cart([]) },
    })
    await openPanel(element)
    const remove = named(rowOf(element, '1'), 'Ta bort Löparsko 1')

    remove.focus()
    remove.click()

    await until(() => document.activeElement?.textContent === 'Ångra')
  })

  it('offers to undo a removal, and stays open meanwhile', async () => {
    const { element } = await open(TAG, cart([row('1'), row('2')]), {
      'PUT /api/cart/update': { body: cart([row('2')]) },
    })
    const panel = await openPanel(element)

    named(rowOf(element, '1'), 'Ta bort Löparsko 1').click()
    await until(() => document.activeElement?.textContent === 'Ångra')

    expect(panel.open).to.equal(true)
    await expect(element).to.be.accessible()
  })

  it('fills the window with its first frame, and has the rest once it has come in', async () => {
    const rows = Array.from({ length: 50 }, (_, at) => row(String(at)))
    const { element } = await open(TAG, cart(rows))

    const panel = await openPanel(element)
    const drawn = panel.querySelectorAll('li')
    expect(drawn.length).to.be.at.least(3)
    const last = drawn[drawn.length - 1]?.getBoundingClientRect()
    expect(last?.bottom).to.be.above(innerHeight)

    await until(() => panel.querySelectorAll('li').length === 50)
  })

  it('draws its rows in idle time, before anybody opens it', async () => {
    const { element } = await open(TAG, cart([row('1')]))

    await until(() => element.querySelector('dialog:not([open]) .mini-cart__row'))
  })

  it('says what the shop has changed in the cart once it is open, and not before', async () => {
    const said = '2 varor från innan du loggade in ligger nu i den här: Löparsko, Mössa.'
    const region = () => find(document, 'body > [aria-live=polite]').textContent
    const { element } = await open(TAG, cart([row('1')], { notices: [said] }))
    await until(() => element.querySelector('dialog:not([open]) .mini-cart__notice'))
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(region()).to.not.equal(said)

    await openPanel(element)

    await until(() => region() === said)
    expect(texts(element, '.mini-cart__notice')).to.deep.equal([said])
  })

  it('does not open where it is not shown itself', async () => {
    const { element } = await open(`<div><div hidden>${TAG}</div>${TAG}</div>`, cart([row('1')]))
    await until(() => element.querySelectorAll('[data-state="ready"]').length === 2)

    cartState.showInfo = true
    await until(() => element.querySelector('dialog[open]'))

    expect(element.querySelectorAll('dialog[open]').length).to.equal(1)
  })

  it('closes when it leaves the page, and frees what it held', async () => {
    const { element } = await open(TAG, cart([row('1')]))
    await openPanel(element)

    element.remove()
    await new Promise((resolve) => setTimeout(resolve, 50))

    expect(() => press('Escape')).to.not.throw()
    expect(document.activeElement).to.equal(document.body)
  })
})
