import { aTimeout, expect } from '@open-wc/testing'
import { define as defineBuyButton } from '../../src/elements/buy-button/buy-button-view.tsx'
import { define as defineReorder } from '../../src/elements/reorder-button/reorder-button-view.tsx'
import { define as defineSizes } from '../../src/elements/size-input/size-input-view.tsx'
import { shopEvents } from '../../src/events/shop-events.ts'
import '../../src/i18n/texts/register-sv.ts'
import { find, render, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { cart, forgetCart, row } from './cart-fixtures.ts'
import { holdBack } from './hold-back.ts'

defineBuyButton('buy-button')
defineReorder('reorder-button')
defineSizes('size-input')

const ANSWER = { body: cart([row('r1', { articleNumber: 'A1' })]) }
const SIZES = [
  {
    ...{ fieldId: 'f1', articleNumber: 'A1', size: '42', inStock: true, visible: true },
    ...{ availableInStock: 7, stockStatusText: 'I lager' },
  },
]

const BUYING = [
  {
    tag: '<buy-button articlenumber="A1" maxquantity="7"></buy-button>',
    call: 'POST /api/cart/add',
    detail: { articles: [{ articleNumber: 'A1', quantity: 1 }] },
  },
  {
    tag: '<reorder-button orderid="O1"></reorder-button>',
    call: 'POST /api/cart/reorder',
    detail: { articles: [], orderId: 'O1' },
  },
  {
    tag: `<size-input data-layout="tiles" sizeinputfields='${JSON.stringify(SIZES)}'></size-input>`,
    call: 'POST /api/cart/add',
    detail: { articles: [{ articleNumber: 'A1', quantity: 1 }] },
  },
] as const

const buttonOf = (el: Element) =>
  find<HTMLButtonElement>(el, 'button:is([data-act="add"], [data-act="buy"], [data-act="reorder"])')

beforeEach(forgetCart)

describe('an add that the page holds back', () => {
  for (const { tag, call, detail } of BUYING) {
    const name = /\w+-\w+/.exec(tag)?.[0] ?? ''
    it(`of ${name} sends nothing, says nothing, and can be pressed again`, async () => {
      const calls = stubFetch({ [call]: ANSWER })
      const said: string[] = []
      const hear = ({ type }: Event) => void said.push(type)
      for (const it of [
        'courtside:added',
        'courtside:add-failed',
        'courtside:reordered',
      ] as const) {
        document.addEventListener(it, hear)
      }
      const stop = shopEvents.on('cart:added', () => said.push('measured'))
      const held = holdBack('courtside:before-add')
      const el = await render(tag)
      const [tile] = el.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')
      tile?.click()
      await until(() => !tile || tile.checked)
      const button = buttonOf(el)
      button.focus()

      button.click()
      await until(() => held.asked.length === 1)
      await aTimeout(50)

      expect(held.asked).to.deep.equal([{ on: name, detail }])
      expect([calls.length, said, el.querySelector('[role="alert"]')]).to.deep.equal([0, [], null])
      expect(document.activeElement === button).to.equal(true)

      held.end()
      await until(() => {
        button.click()
        return said.includes('measured')
      })
      expect(calls.length).to.equal(1)
      stop()
    })
  }
})
