import { drawn } from 'drawn-by-server:../drawn/quick-order.ts'
import { expect } from '@open-wc/testing'
import { define } from '../../src/elements/quick-order/quick-order-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { listen } from '../helpers/announcements.ts'
import { find, until } from '../helpers/render.tsx'
import { deferredResponse, type StubbedResponse, stubFetch } from '../helpers/stub-fetch.ts'

define('quick-order')

const ASK = (query: string) => `GET /api/quickorder/suggestions?query=${query}`
const SHIRT = {
  ...{ articleNumber: 'CS-1', name: 'Samling', size: 'M', color: 'Svart' },
  ...{ price: '196,42 kr', stock: 'I lager' },
}
const HITS = [SHIRT, { ...SHIRT, articleNumber: 'CS-2', size: 'L' }]

interface Opened {
  readonly number: HTMLInputElement
  readonly quantity: HTMLInputElement
  readonly lines: HTMLTextAreaElement
  readonly form: HTMLFormElement
  readonly place: HTMLElement
}

/** The page as the server draws it, hydrated. */
async function open(): Promise<Opened> {
  const place = document.createElement('div')
  place.innerHTML = drawn.page ?? ''
  const before = find(place, '#quick-order-number')
  document.body.append(place)
  await until(() => find(place, 'quick-order').dataset.state === 'ready')
  const number = find<HTMLInputElement>(place, '#quick-order-number')
  expect(number === before, 'the server’s field is adopted').to.equal(true)
  return {
    ...{ place, number },
    quantity: find<HTMLInputElement>(place, '#quick-order-quantity'),
    lines: find<HTMLTextAreaElement>(place, 'textarea'),
    form: find<HTMLFormElement>(place, 'form'),
  }
}

function type(box: HTMLInputElement, text: string): void {
  box.focus()
  box.value = text
  box.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

function press(box: HTMLElement, key: string): void {
  box.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

const addButton = (place: HTMLElement) => find<HTMLButtonElement>(place, '[value="line"]')

describe('quick-order', () => {
  it('suggests articles of the shop, and takes one by the keyboard', async () => {
    stubFetch({ [ASK('samling')]: { body: HITS } })
    const { place, number, quantity } = await open()
    expect(number.getAttribute('list')).to.equal('quick-order-known')

    type(number, ' samling')
    await until(() => place.querySelectorAll('[role="option"]').length === 2)
    const first = find(place, '[role="option"]').textContent
    expect(first).to.equal('Samling, M, SvartCS-1 · 196,42 kr · I lager')
    expect(number.getAttribute('list')).to.equal(null)
    press(number, 'ArrowUp')
    await until(() => number.getAttribute('aria-activedescendant')?.endsWith('-1'))
    press(number, 'Enter')

    await until(() => document.activeElement === quantity)
    expect(number.value).to.equal('CS-2')
    await until(() => number.getAttribute('aria-expanded') === 'false')
    await expect(place).to.be.accessible()
  })

  it('adds a line below those that are there, without a page load', async () => {
    stubFetch({ [ASK('cs-1')]: { body: HITS } })
    const { place, number, quantity, lines, form } = await open()
    number.value = 'cs-1'
    quantity.value = '12'

    addButton(place).click()

    await until(() => lines.value === 'A1;2\nCS-1;12')
    await until(() => place.querySelector('.quick-order__said'))
    expect(find(place, '.quick-order__said').textContent).to.equal(
      '12 st Samling, M, Svart har lagts till bland raderna.',
    )
    expect([number.value, quantity.value, form.dataset.changed]).to.deep.equal(['', '', ''])
    expect(document.activeElement === number).to.equal(true)
  })

  it('says that it waits while the shop is silent about a number, and then what was added', async () => {
    const { answer, give } = deferredResponse()
    stubFetch({ [ASK('cs-1')]: answer })
    const { place, number } = await open()
    const said = listen()
    number.value = 'cs-1'

    addButton(place).click()
    await until(() => said.includes('Vänta …'))
    give({ body: HITS })
    await until(() => said.at(-1) !== 'Vänta …')

    // The text about the previous test's line may arrive late.
    expect(said.slice(said.indexOf('Vänta …'))).to.deep.equal([
      'Vänta …',
      '1 st Samling, M, Svart har lagts till bland raderna.',
    ])
  })

  it('keeps what is no article, and says so beside it', async () => {
    stubFetch({ [ASK('nix')]: { body: [] } })
    const { place, number, lines } = await open()
    number.value = 'nix'
    addButton(place).click()
    await until(() => place.querySelector('.cs-error'))
    expect(find(place, '.cs-error').textContent).to.include('”nix”')
    expect([number.value, lines.value]).to.deep.equal(['nix', 'A1;2'])
    expect(number.getAttribute('aria-invalid')).to.equal('true')
  })

  for (const [how, answer] of [
    ['fails', { status: 500, body: {} }],
    ['is unreachable', 'reset'],
  ] as readonly (readonly [string, StubbedResponse])[]) {
    it(`adds the line unchecked where the shop ${how}: it is checked with the others`, async () => {
      stubFetch({ [ASK('CS-1')]: answer })
      const { place, number, lines } = await open()
      number.value = 'CS-1'
      addButton(place).click()
      await until(() => lines.value === 'A1;2\nCS-1;1')
    })
  }
})
