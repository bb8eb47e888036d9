import { expect, oneEvent } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import sizeInput from '../../src/elements/size-input/size-input.css'
import { define } from '../../src/elements/size-input/size-input-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import base from '../../src/ui/base.css'
import field from '../../src/ui/field.css'
import quantity from '../../src/ui/quantity.css'
import signs from '../../src/ui/signs.css'
import tokens from '../../src/ui/tokens.css'
import { find, render, until } from '../helpers/render.tsx'
import { type Call, stubFetch } from '../helpers/stub-fetch.ts'
import { cart, forgetCart, heard, row } from './cart-fixtures.ts'
import { sizeOf } from './quick-buy-fixtures.ts'

define('size-input')

const ADD = 'POST /api/cart/add'
const added = () => ({ body: cart([row('r1', { articleNumber: 'A-40' })]) })
const SIZES = [
  sizeOf('40', 'A'),
  sizeOf('41', 'A', { availableInStock: 3, stockStatusText: 'Bara 3 kvar' }),
  sizeOf('42', 'A'),
  sizeOf('43', 'A', { inStock: false, stockStatusText: 'Slut i lager' }),
]

const draw = (fields: readonly object[] = SIZES, attributes = '') =>
  render(
    `<size-input sizeinputfields='${JSON.stringify(fields)}' productid="1" productname="Trail 5" ${attributes}></size-input>`,
  )
const tiles = (el: Element) => [...el.querySelectorAll<HTMLInputElement>('.size-tile__box')]
const chosen = (el: Element) =>
  tiles(el)
    .filter((it) => it.checked)
    .map((it) => it.id.split('-').at(-1))
const tile = (el: Element, size: string) =>
  find<HTMLInputElement>(el, `input[name="quantity.A-${size}"]`)
const button = (el: Element) => find<HTMLButtonElement>(el, '[data-act="add"]')
const counts = (el: Element) =>
  [...el.querySelectorAll('.size-chosen output')].map((it) => it.textContent)
const articles = (calls: readonly Call[]) =>
  calls.flatMap((it) => (it.body as { articles: object[] }).articles)
const line = (el: Element) => find(el, '.size-input__sum').textContent

const sheet = document.createElement('style')
sheet.textContent = [tokens, base, field, signs, quantity, sizeInput].join('\n')
document.head.append(sheet)

beforeEach(forgetCart)

describe('sizes as tiles', () => {
  it('are accessible, before and after one is chosen', async () => {
    const el = await draw()
    await expect(el).to.be.accessible()
    tile(el, '41').click()
    await until(() => counts(el).length === 1)
    await expect(el).to.be.accessible()
  })

  it('buy one piece of a size with one press on it', async () => {
    const calls = stubFetch({ [ADD]: added() })
    const el = await draw()

    tile(el, '42').click()
    await until(() => counts(el).join() === '1')
    const done = oneEvent(el, 'courtside:added')
    button(el).click()
    await done

    expect(articles(calls)).to.deep.equal([{ articleNumber: 'A-42', quantity: 1, fieldId: '42' }])
    await until(() => chosen(el).length === 0)
    await heard('Trail 5, 42, 1 st ligger i varukorgen.')
  })

  it('take more of a size by its stepper, and a second size into the same action', async () => {
    const calls = stubFetch({ [ADD]: added() })
    const el = await draw()

    tile(el, '40').click()
    await until(() => counts(el).join() === '1')
    find(el, '[data-act="increase 40"]').click()
    await until(() => counts(el).join() === '2')
    tile(el, '42').click()
    await until(() => counts(el).join() === '2,1')
    const done = oneEvent(el, 'courtside:added')
    button(el).click()
    await done

    expect(articles(calls)).to.deep.equal([
      { articleNumber: 'A-40', quantity: 2, fieldId: '40' },
      { articleNumber: 'A-42', quantity: 1, fieldId: '42' },
    ])
  })

  it('are taken back by a second press, or by the stepper, which gives the focus back', async () => {
    const el = await draw()
    tile(el, '40').click()
    await until(() => counts(el).join() === '1')
    tile(el, '40').click()
    await until(() => counts(el).length === 0)
    expect(chosen(el)).to.deep.equal([])

    tile(el, '42').click()
    await until(() => counts(el).join() === '1')
    find(el, '[data-act="decrease 42"]').click()
    await until(() => counts(el).length === 0)

    expect(document.activeElement === tile(el, '42')).to.equal(true)
  })

  it('give no more of a size than there are, and say so beside the plus', async () => {
    const el = await draw()
    tile(el, '41').click()
    await until(() => counts(el).join() === '1')
    const more = find(el, '[data-act="increase 41"]')

    for (const wanted of ['2', '3']) {
      more.click()
      await until(() => counts(el).join() === wanted)
    }

    expect(more.getAttribute('aria-disabled')).to.equal('true')
    expect(find(el, '.size-chosen .size-input__stock').textContent).to.equal('Högst 3')
  })

  it('say what is sold out and what is nearly so, and nothing of the rest', async () => {
    const el = await draw()
    const words = [...el.querySelectorAll('.size-tile')].map((it) => it.textContent)

    expect(words).to.deep.equal(['40', '41Bara 3 kvar', '42', '43Slut i lager'])
    expect(tile(el, '43').disabled).to.equal(true)
  })

  it('ask for a choice before the press, and lead to the sizes after it', async () => {
    const calls = stubFetch({})
    const el = await draw()
    expect(line(el)).to.equal('Välj en storlek')

    button(el).focus()
    await sendKeys({ press: 'Enter' })
    await until(() => document.activeElement === tile(el, '40'))

    expect(find(el, '[role="alert"]').textContent).to.equal('Välj en storlek först.')
    expect(calls).to.deep.equal([])
    tile(el, '40').click()
    await until(() => counts(el).length === 1)
    expect(el.querySelector('[role="alert"]') === null).to.equal(true)
  })

  it('are walked by the arrow keys, past what is sold out, and chosen with the space bar', async () => {
    const el = await draw([...SIZES, sizeOf('44', 'A')])
    tile(el, '40').focus()
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight']) await sendKeys({ press: key })
    expect(document.activeElement === tile(el, '44')).to.equal(true)
    await sendKeys({ press: 'ArrowLeft' })
    await sendKeys({ press: ' ' })
    await until(() => chosen(el).join() === '42')
  })

  it('say beside the stepper what the shop refuses of a size', async () => {
    const errorsList = { articleSizeInputField40: 'Bara 1 kvar.' }
    const body = { message: 'sizeInput.tooMany', errors: { errorsList, articles: [] } }
    stubFetch({ [ADD]: { status: 400, body } })
    const el = await draw()
    tile(el, '40').click()
    await until(() => counts(el).join() === '1')

    button(el).click()
    await until(() => el.querySelector('.size-chosen .cs-error'))

    expect(find(el, '.size-chosen .cs-error').textContent).to.equal('Bara 1 kvar.')
    expect(tile(el, '40').getAttribute('aria-invalid')).to.equal('true')
    expect(chosen(el)).to.deep.equal(['40'])
  })

  it('are large enough for a finger', async () => {
    const el = await draw()
    for (const it of el.querySelectorAll('.size-tile')) {
      const { width, height } = it.getBoundingClientRect()
      expect([width >= 44, height >= 44]).to.deep.equal([true, true])
    }
  })

  it('show a price where prices differ, and always for a type', async () => {
    const prices = (el: Element) =>
      [...el.querySelectorAll('.size-input__price')].map((it) => it.textContent)
    expect(prices(await draw())).to.deep.equal([])
    const other = [sizeOf('40', 'A'), sizeOf('41', 'A', { price: '599 kr' })]
    expect(prices(await draw(other))).to.deep.equal(['499 kr', '599 kr'])
    const typed = await draw(other, 'producttype="Item"')
    expect(prices(typed)).to.deep.equal(['499 kr*', '599 kr*'])
    expect(find(typed, '.size-input__footnote').textContent).to.equal('* Pris per styck inkl. moms')
  })

  it('show no price, stock or footnote to logged-out visitors, nor for products on quotation', async () => {
    for (const hidden of ['loggedouttext="Logga in"', 'offert']) {
      const el = await draw(SIZES, `producttype="Item" ${hidden}`)

      expect(tiles(el).length).to.equal(4)
      expect(el.textContent).not.to.match(/kr\b|lager|Få|\*/)
    }
  })

  it('name the variant where there are several', async () => {
    const fields = ['Blå', 'Röd'].map((it) =>
      sizeOf('S', it, { mastervariant: it, fieldId: `${it}S` }),
    )
    const el = await draw(fields)

    expect([...el.querySelectorAll('.size-tile__name')].map((it) => it.textContent)).to.deep.equal([
      'Blå, S',
      'Röd, S',
    ])
    expect(el.querySelector('.size-grid') === null).to.equal(true)
  })

  it('are boxes on the professional storefront, and wherever a page says so', async () => {
    document.body.classList.add('professional-storefront')
    const professional = await draw()
    const tiled = await draw(SIZES, 'data-layout="tiles"')
    document.body.classList.remove('professional-storefront')
    const boxes = await draw(SIZES, 'data-layout="boxes"')

    expect([professional, tiled, boxes].map((it) => tiles(it).length)).to.deep.equal([0, 4, 0])
  })

  it('keep the day that a size is expected on one line in a column beside pictures', async () => {
    const expected = { inStock: false, stockStatusText: 'Väntas 28 dec' }
    const sizes = ['36', '37', '38', '39', '40', '41', '42'].map((it) => sizeOf(it, 'A', expected))
    for (const width of [400, 490, 543]) {
      const el = await draw(
        sizes,
        `style="inline-size: ${width}px; font-family: Arial, sans-serif"`,
      )
      const words = find(el, '.size-tile > [class^="size-input__"]')

      const line = document.createRange()
      line.selectNodeContents(words)
      expect([width, line.getClientRects().length]).to.deep.equal([width, 1])
    }
  })
})

describe('a box of sizes that asks for more than there is', () => {
  it('says so while it is typed, and moves no other box', async () => {
    const el = await draw(SIZES, 'data-layout="boxes"')
    const box = tile(el, '41')
    const places = () =>
      [...el.querySelectorAll('.size-input__box')].map((it) => it.getBoundingClientRect().top)
    const before = places()
    box.focus()
    await sendKeys({ type: '9' })
    await until(() => box.getAttribute('aria-invalid') === 'true')

    const said = () => document.getElementById(`${box.id}-error`)?.textContent
    expect([said(), places()]).to.deep.equal(['Högst 3', before])
    await heard('41: Högst 3')
    await sendKeys({ press: 'Backspace' })
    await sendKeys({ type: '3' })
    await until(() => !box.hasAttribute('aria-invalid'))
  })

  describe('on the professional storefront, where more can be ordered', () => {
    beforeEach(() => document.body.classList.add('professional-storefront'))
    afterEach(() => document.body.classList.remove('professional-storefront'))

    const about = (box: Element) => document.getElementById(`${box.id}-about`)?.textContent

    it('says what comes later, and takes it back with the key that makes it fewer', async () => {
      const el = await draw()
      const box = tile(el, '41')
      box.focus()
      await sendKeys({ type: '10' })
      await until(() => about(box) === '3 i lager, 7 kommer senare')
      expect(box.hasAttribute('aria-invalid')).to.equal(false)
      await heard('41: 3 i lager, 7 kommer senare. 10 st, 4\u00a0990')
      await expect(el).to.be.accessible()

      await sendKeys({ press: 'Backspace' })
      await until(() => about(box) === 'Bara 3 kvar')
    })

    it('names the day that the shop expects more on', async () => {
      const fields = [sizeOf('41', 'A', { availableInStock: 0, expectedText: '12 dec' })]
      const el = await draw(fields)
      tile(el, '41').focus()
      await sendKeys({ type: '2' })

      await until(() => about(tile(el, '41')) === '2 väntas 12 dec')
    })

    it('says it under the stepper of a tile', async () => {
      const el = await draw(SIZES, 'data-layout="tiles"')
      tile(el, '41').click()
      for (const count of ['1', '2', '3', '4']) {
        await until(() => counts(el)[0] === count)
        if (count !== '4') find(el, '[data-act="increase 41"]').click()
      }

      expect(find(el, '.size-chosen .size-input__stock').textContent).to.equal(
        '3 i lager, 1 kommer senare',
      )
    })

    it('says nothing where the stock is unknown, or hidden from the visitor', async () => {
      const unknown = await draw([sizeOf('41', 'A', { availableInStock: null })])
      const hidden = await draw(SIZES, 'loggedouttext="Logga in"')
      tile(unknown, '41').focus()
      await sendKeys({ type: '100' })
      await until(() => line(unknown) !== '')

      expect([unknown, hidden].map((it) => it.textContent?.includes('senare'))).to.deep.equal([
        false,
        false,
      ])
    })
  })
})
