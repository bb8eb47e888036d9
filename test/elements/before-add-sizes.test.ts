import { aTimeout, expect } from '@open-wc/testing'
import { define as defineQuickBuy } from '../../src/elements/quick-buy/define.ts'
import { define as defineProfessional } from '../../src/elements/quick-buy-professional/define.ts'
import '../../src/i18n/texts/register-sv.ts'
import { find, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { typeAtOnce } from '../helpers/type.ts'
import { cart, forgetCart } from './cart-fixtures.ts'
import { holdBack } from './hold-back.ts'
import { asks, boxes, draw, showsSizesOf, variantOf } from './quick-buy-fixtures.ts'

const TAGS = { 'quick-buy': defineQuickBuy, 'quick-buy-professional': defineProfessional }
for (const [tag, define] of Object.entries(TAGS)) define(tag)

beforeEach(forgetCart)

/** Types a quantity, or marks a tile, which is one pair. */
function chooseFirst(el: Element): void {
  const [box] = boxes(el)
  box?.focus()
  if (box?.type === 'checkbox') box.click()
  else typeAtOnce('1')
}

const chosen = (el: Element) =>
  boxes(el).map((it) => (it.type === 'checkbox' ? it.checked : it.value))

describe('an add of sizes that the page holds back', () => {
  for (const tag of Object.keys(TAGS)) {
    it(`of ${tag} sends nothing, keeps choice and focus, and can be pressed again`, async () => {
      const answers = {
        [asks('P:blue')]: variantOf('blue'),
        'POST /api/cart/add': { body: cart([]) },
      }
      const calls = stubFetch(answers)
      const sent = () => calls.filter(({ path }) => path === '/api/cart/add').length
      const el = await draw(tag)
      await showsSizesOf(el, 'blue')
      chooseFirst(el)
      const before = chosen(el)
      const held = holdBack('courtside:before-add')
      const button = find<HTMLButtonElement>(el, '[data-act="add"]')
      button.focus()

      button.click()
      await until(() => held.asked.length === 1)
      await aTimeout(50)

      const articles = [{ articleNumber: 'blue-41', quantity: 1 }]
      expect(held.asked).to.deep.equal([{ on: tag, detail: { articles } }])
      expect([sent(), chosen(el)]).to.deep.equal([0, before])
      expect(el.querySelector('[role="alert"]') === null).to.equal(true)
      expect(document.activeElement === button).to.equal(true)

      held.end()
      await until(() => {
        button.click()
        return sent() === 1
      })
    })
  }
})
