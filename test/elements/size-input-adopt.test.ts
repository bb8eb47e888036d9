import { drawn } from 'drawn-by-server:../drawn/sizes.ts'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { define } from '../../src/elements/size-input/size-input-view.tsx'
import { bringGrid } from '../../src/elements/sizes/grid-part.ts'
import '../../src/i18n/texts/register-en.ts'
import { type SizeCase, sizeCases } from '../drawn/size-cases.ts'
import { find, render, until } from '../helpers/render.tsx'
import { nodesIn, written } from '../helpers/served-markup.ts'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { cart, forgetCart } from './cart-fixtures.ts'
import { boxes } from './quick-buy-fixtures.ts'

const LOADER = Symbol.for('courtside.loader')
const BOXES = '.size-input__box, .size-tile__box'
const FIRST = 'sizes with and without stock'

define('size-input')
before(bringGrid)
beforeEach(forgetCart)

interface Served {
  readonly element: HTMLElement
  /** From before any script. */
  readonly nodes: readonly Element[]
  readonly wake: () => Promise<void>
}

/** Puts the server's markup on a page with the loader, which hydrates nothing on its own. */
async function onPage(name: string, act: (served: Served) => Promise<unknown>): Promise<void> {
  const place = document.createElement('div')
  place.innerHTML = markupOf(name)
  const element = find(place, 'size-input')
  const nodes = nodesIn(element)
  const wake = async () => {
    element.dataset.state = 'loading'
    await until(() => element.dataset.state === 'ready')
  }
  document.documentElement.lang = sizeCases[name]?.language ?? ''
  const isSport = sizeCases[name]?.storefront === 'sport'
  document.body.classList.toggle('professional-storefront', !isSport)
  Object.assign(globalThis, { [LOADER]: { tagOf: () => 'size-input' } })
  document.body.append(place)
  try {
    await act({ element, nodes, wake })
  } finally {
    place.remove()
    Reflect.deleteProperty(globalThis, LOADER)
    document.documentElement.lang = ''
    document.body.classList.remove('professional-storefront')
  }
}

function markupOf(name: string): string {
  const markup = drawn[name]
  if (!markup) throw new Error(`The server has drawn no ${name}`)
  return markup
}

const isKept = ({ element, nodes }: Served) =>
  nodesIn(element).every((it, at) => it === nodes[at]) && nodesIn(element).length === nodes.length

/** The same markup, whatever the prefix of its ids. */
const withoutIds = (markup: string) => markup.replaceAll(/size-shoe-|cs-\d+-/g, '')

const formsIn = ({ forms = '' }: DOMStringMap): string => forms
const firstBox = (element: Element) => find<HTMLInputElement>(element, '.size-input__box')

describe('a size input that the server has drawn', () => {
  for (const [name, shown] of Object.entries(sizeCases) as [string, SizeCase][]) {
    it(`is what the browser draws, and stays: ${name}`, () =>
      onPage(name, async (served) => {
        const { element, wake } = served
        const before = written(element)
        await wake()

        expect(isKept(served)).to.equal(true)
        expect(written(element)).to.equal(before)
        expect(element.querySelectorAll(BOXES).length).to.equal(shown.fields.length)
        const tag = element.cloneNode() as HTMLElement
        delete tag.dataset.view
        delete tag.dataset.state
        Reflect.deleteProperty(globalThis, LOADER)
        const empty = await render(tag.outerHTML)
        expect(formsIn(empty.dataset)).to.equal(formsIn(element.dataset))
        expect(withoutIds(written(empty))).to.equal(withoutIds(before))
      }))
  }

  it('keeps what was typed and the focus, and buys it', () =>
    onPage(FIRST, async (served) => {
      const { element, wake } = served
      const calls = stubFetch({ 'POST /api/cart/add': { body: cart([]) } })
      const box = firstBox(element)
      box.focus()
      box.value = '3'
      await wake()

      expect([isKept(served), box.value]).to.deep.equal([true, '3'])
      expect(document.activeElement === box).to.equal(true)
      find(element, '[data-act="add"]').click()
      await until(() => calls.length > 0)

      expect(calls[0]?.body).to.deep.equal({
        articles: [{ articleNumber: 'A-40', fieldId: 'A-40', quantity: 3 }],
      })
    }))

  it('counts what was typed in a box and left before there was a script', () =>
    onPage('a master', async ({ element, wake }) => {
      firstBox(element).value = '3'
      await wake()

      await until(() => /^3 /.test(find(element, '.size-input__sum').textContent))
    }))

  it('keeps the tile that was chosen before there was a script, and buys it', () =>
    onPage('tiles', async ({ element, wake }) => {
      const calls = stubFetch({ 'POST /api/cart/add': { body: cart([]) } })
      find(element, '[name="quantity.A-41"]').click()
      await wake()
      await until(() => element.querySelector('.size-chosen output')?.textContent === '1')
      find(element, '[data-act="add"]').click()
      await until(() => calls.length > 0)

      expect(calls[0]?.body).to.deep.equal({
        articles: [{ articleNumber: 'A-41', fieldId: 'A-41', quantity: 1 }],
      })
    }))

  it('sends one piece of each chosen tile where there is no script', () =>
    onPage('tiles', async ({ element }) => {
      find(element, '[name="quantity.A-41"]').click()
      const sent = new FormData(find<HTMLFormElement>(element, 'form'))

      expect([...sent].filter(([it]) => it.startsWith('quantity'))).to.deep.equal([
        ['quantity.A-41', '1'],
      ])
    }))

  it('buys at Enter in a grid, before its script is there too', () =>
    onPage('a master', async ({ element, wake }) => {
      const calls = stubFetch({ 'POST /api/cart/add': { body: cart([]) } })
      let sent = 0
      element.addEventListener('submit', (event) => {
        event.preventDefault()
        sent += 1
      })
      firstBox(element).focus()
      await sendKeys({ press: '3' })
      await sendKeys({ press: 'Enter' })
      expect([sent, calls.length]).to.deep.equal([1, 0])
      await wake()
      await sendKeys({ press: 'Enter' })
      await until(() => calls.length === 1)
      expect(sent).to.equal(1)
    }))

  it('shows the sizes that were folded away, and goes to the first of them', () =>
    onPage('sizes that are folded away', async ({ element, wake }) => {
      await wake()
      find(element, '[data-act="more"]').click()
      await until(() => !element.querySelector('details'))

      expect(boxes(element).length).to.equal(30)
      expect(document.activeElement === boxes(element)[24]).to.equal(true)
    }))

  it('keeps sizes unfolded, and what was typed in them', () =>
    onPage('sizes that are folded away', async ({ element, wake }) => {
      find<HTMLDetailsElement>(element, 'details').open = true
      const typed = boxes(element)[27]
      if (typed) typed.value = '2'
      await wake()

      expect(element.querySelector('details')).to.equal(null)
      expect(boxes(element)[27]?.value).to.equal('2')
    }))

  it('is drawn again where it says something else meanwhile, and keeps what was typed', () =>
    onPage(FIRST, async (served) => {
      const { element, wake } = served
      firstBox(element).value = '2'
      const fields = sizeCases[FIRST]?.fields.map((it, at) => ({ ...it, price: `${at} kr` }))
      element.setAttribute('sizeinputfields', JSON.stringify(fields))
      await wake()

      expect(isKept(served)).to.equal(false)
      expect(firstBox(element).value).to.equal('2')
      expect(find(element, '.size-input__price').textContent).to.equal('0 kr')
    }))

  it('has ids of its own in a copy', () =>
    onPage(FIRST, async ({ element, wake }) => {
      const copy = element.cloneNode(true) as HTMLElement
      element.after(copy)
      await wake()
      copy.dataset.state = 'loading'
      await until(() => copy.dataset.state === 'ready')

      expect(firstBox(copy).id).to.not.equal(firstBox(element).id)
      expect(find<HTMLLabelElement>(copy, 'label').control === firstBox(copy)).to.equal(true)
    }))
})
