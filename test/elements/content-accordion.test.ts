import { expect } from '@open-wc/testing'
import { define, mount } from '../../src/elements/content-accordion/define.ts'
import { find, render, until } from '../helpers/render.tsx'

define('content-accordion')

const LINE = '<p id="inside">En till tre vardagar.</p>'
const OWN = `<content-accordion><details><summary><h2>Frakt</h2></summary>${LINE}</details></content-accordion>`
const accordion = (attributes = '', inside = LINE) =>
  render(`<content-accordion heading="Frakt" ${attributes}>${inside}</content-accordion>`)
const details = (place: Element) => find<HTMLDetailsElement>(place, 'details')
const summary = (place: Element) => find(place, 'summary')

/** A press of the pointer at a chosen time. */
function press(place: Element, at: number, detail = 1): void {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail })
  Object.defineProperty(event, 'timeStamp', { value: at })
  summary(place).dispatchEvent(event)
}

describe('content-accordion', () => {
  it('is accessible, closed and open', async () => {
    await expect(await accordion()).to.be.accessible()
    await expect(await accordion('open')).to.be.accessible()
  })

  it('folds the markup between its tags, with the nodes that were there', async () => {
    const el = await accordion()

    expect(summary(el).textContent).to.equal('Frakt')
    expect([details(el).open, find(details(el), '#inside').textContent]).to.deep.equal([
      false,
      'En till tre vardagar.',
    ])
    press(el, 1000)
    expect(details(el).open).to.equal(true)
  })

  it('takes a second press within 300 ms for the first, but not one of the keyboard', async () => {
    const el = await accordion()
    const states: boolean[] = []

    for (const [at, detail] of [
      [1000, 1],
      [1299, 2],
      [1300, 1],
      [1310, 0],
      [1320, 0],
    ] as const) {
      press(el, at, detail)
      states.push(details(el).open)
    }

    expect(states).to.deep.equal([true, true, false, true, false])
  })

  it('leaves the presses of an accordion in it alone', async () => {
    const el = await accordion(
      'open',
      '<content-accordion heading="In"><p>x</p></content-accordion>',
    )
    const inner = find(el, 'content-accordion')
    await until(() => inner.dataset.state === 'ready')

    press(el, 1000)
    press(inner, 1001)

    expect([details(el).open, details(inner).open]).to.deep.equal([false, true])
  })

  it('begins open where it says so, and follows its attributes', async () => {
    const el = await accordion('open')
    const first = details(el).open
    el.setAttribute('open', 'false')
    const second = details(el).open
    el.setAttribute('heading', '<b>Retur</b>')

    expect([first, second, summary(el).textContent]).to.deep.equal([true, false, '<b>Retur</b>'])
    Reflect.set(el, 'open', true)
    expect(details(el).open).to.equal(true)
  })

  it('keeps a fold that the server has written, as a visitor has left it', async () => {
    const el = await render(OWN.replace('<details>', '<details open>'))

    expect(el.querySelectorAll('details').length).to.equal(1)
    expect([summary(el).textContent, details(el).open]).to.deep.equal(['Frakt', true])
  })

  it('says what is missing, leaves the markup in sight, and begins when it is there', async () => {
    const problems: unknown[] = []
    const hear = ({ detail }: Event & { detail?: unknown }) => problems.push(detail)
    document.addEventListener('courtside:error', hear)
    const el = await render(`<content-accordion>${LINE}</content-accordion>`)
    document.removeEventListener('courtside:error', hear)

    expect([problems.length, el.dataset.state, el.innerHTML]).to.deep.equal([1, 'failed', LINE])
    el.setAttribute('heading', 'Frakt')
    await until(() => el.dataset.state === 'ready')
    expect(summary(el).textContent).to.equal('Frakt')
  })

  it('keeps what it shows when it is moved', async () => {
    const el = await accordion()
    press(el, 1000)
    document.body.append(el)
    await until(() => el.isConnected)

    expect([el.querySelectorAll('details').length, details(el).open]).to.deep.equal([1, true])
    el.remove()
  })

  it('stands on a plain element, and leaves it as it was', async () => {
    const place = await render(`<div data-heading="Frakt">${LINE}</div>`)
    const undo = mount(place)
    await until(() => place.dataset.state === 'ready')
    const folded = summary(place).textContent
    place.setAttribute('data-heading', 'Retur')
    await until(() => summary(place).textContent === 'Retur')

    undo()

    expect([folded, place.innerHTML]).to.deep.equal(['Frakt', LINE])
  })
})
