import { expect, oneEvent } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { define } from '../../src/elements/size-input/size-input-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { find, render, until } from '../helpers/render.tsx'
import { deferredResponse, stubFetch } from '../helpers/stub-fetch.ts'
import { typeAtOnce } from '../helpers/type.ts'
import { cart, forgetCart, heard, row } from './cart-fixtures.ts'
import { boxes, sizeOf } from './quick-buy-fixtures.ts'

define('size-input')

const ADD = 'POST /api/cart/add'
const SIZES = ['40', '41', '42'].map((it) => sizeOf(it, 'A'))
const refused = (errorsList: object, articles: readonly string[] = []) => ({
  status: 400,
  body: { message: 'sizeInput.tooMany', errors: { errorsList, articles } },
})
const added = () => ({ body: cart([row('r1', { articleNumber: 'A-40' })]) })

const draw = (fields: readonly object[] = SIZES) =>
  render(
    `<size-input data-layout="boxes" sizeinputfields='${JSON.stringify(fields)}' productid="1" productname="Trail 5"></size-input>`,
  )
const values = (el: Element) => boxes(el).map((it) => it.value)
const button = (el: Element) => find<HTMLButtonElement>(el, '[data-act="add"]')
const isNeutral = (el: Element) => button(el).dataset.state === 'neutral'
const box = (el: Element, size: string) =>
  find<HTMLInputElement>(el, `input[name="quantity.A-${size}"]`)
const errors = (el: Element) =>
  [...el.querySelectorAll('.size-input__field .cs-error')].map((it) => it.textContent)

function type(el: Element, size: string, text: string): void {
  box(el, size).focus()
  typeAtOnce(text)
}

beforeEach(forgetCart)

describe('an add from a size-input', () => {
  it('leads to the missing sizes each time it is pressed, and says so each time', async () => {
    stubFetch({})
    const el = await draw()
    const alerts = new Set<Element | null>()

    for (let press = 0; press < 2; press += 1) {
      button(el).focus()
      await sendKeys({ press: 'Enter' })
      await until(() => document.activeElement === box(el, '40'))
      await until(() => isNeutral(el))
      alerts.add(el.querySelector('[role="alert"]'))
    }

    expect(alerts.size).to.equal(2)
    expect(find(el, '[role="alert"]').textContent).to.equal('Ange antal för minst en vara.')
  })

  it('leads to the box that is wrong, whether we or the shop found it', async () => {
    stubFetch({ [ADD]: refused({ articleSizeInputField42: 'Bara 1 kvar.' }) })
    const el = await draw()
    type(el, '41', '9')
    button(el).focus()
    await sendKeys({ press: 'Enter' })
    await until(() => document.activeElement === box(el, '41'))
    expect(errors(el)).to.deep.equal(['Vi har bara 7 kvar. Minska antalet.'])
    await until(() => isNeutral(el))

    type(el, '41', '2')
    type(el, '42', '2')
    button(el).focus()
    await sendKeys({ press: 'Enter' })
    await until(() => document.activeElement === box(el, '42'))

    expect(errors(el)).to.deep.equal(['Bara 1 kvar.'])
    expect(values(el)).to.deep.equal(['', '2', '2'])
  })

  it('says what is wrong with the box that has the focus already', async () => {
    stubFetch({})
    const el = await draw()
    type(el, '40', '1,5')

    await sendKeys({ press: 'Enter' })

    await until(() => errors(el).length > 0)
    expect(document.activeElement === box(el, '40')).to.equal(true)
    await heard('Skriv ett helt antal.')
  })

  it('leaves the focus of a visitor who has moved on during the request', async () => {
    const { answer: held, give } = deferredResponse()
    stubFetch({ [ADD]: held })
    const el = await draw()
    type(el, '40', '2')
    await sendKeys({ press: 'Enter' })
    await until(() => !isNeutral(el))
    type(el, '42', '1')

    give(refused({ articleSizeInputField40: 'Bara 1 kvar.' }))
    await until(() => errors(el).length > 0)

    expect(document.activeElement === box(el, '42')).to.equal(true)
    expect(values(el)).to.deep.equal(['2', '', '1'])
  })

  it('clears the sizes that were added, and keeps input from during the request', async () => {
    const { answer: held, give } = deferredResponse()
    const calls = stubFetch({ [ADD]: [held, added()] })
    const el = await draw()
    type(el, '41', '1')
    type(el, '40', '2')
    await sendKeys({ press: 'Enter' })
    await until(() => !isNeutral(el))
    type(el, '41', '4')
    type(el, '42', '3')

    give(added())
    await until(() => box(el, '40').value === '')
    expect(values(el)).to.deep.equal(['', '4', '3'])

    await until(() => isNeutral(el))
    await sendKeys({ press: 'Enter' })
    await until(() => calls.length === 2)
    expect(calls[1]?.body).to.deep.equal({
      articles: [
        { articleNumber: 'A-41', quantity: 4, fieldId: '41' },
        { articleNumber: 'A-42', quantity: 3, fieldId: '42' },
      ],
    })
  })

  it('reports a failure to the page, also when the shop cannot be reached', async () => {
    stubFetch({ [ADD]: 'reset', 'GET /api/cart': { body: cart([]) } })
    const el = await draw()
    type(el, '40', '2')

    const failed = oneEvent(el, 'courtside:add-failed')
    await sendKeys({ press: 'Enter' })
    const { detail } = await failed

    expect(detail.articles.length).to.equal(1)
    await until(() => el.querySelector('[role="alert"]'))
    expect(values(el)).to.deep.equal(['2', '', ''])
  })

  it('is one for Enter and a press at the same moment', async () => {
    const { answer: held, give } = deferredResponse()
    const calls = stubFetch({ [ADD]: held })
    const el = await draw()
    type(el, '40', '2')

    await sendKeys({ press: 'Enter' })
    button(el).click()
    button(el).click()
    give(added())
    await until(() => values(el).every((it) => it === ''))

    expect(calls.length).to.equal(1)
  })
})
