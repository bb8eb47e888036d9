import { expect, oneEvent } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { SizeField } from '../../src/contract/size-fields.ts'
import { define } from '../../src/elements/size-input/size-input-view.tsx'
import { bringGrid, gridPart } from '../../src/elements/sizes/grid-part.ts'
import '../../src/i18n/texts/register-sv.ts'
import sizeInput from '../../src/elements/size-input/size-input.css'
import base from '../../src/ui/base.css'
import tokens from '../../src/ui/tokens.css'
import { sayContext } from '../helpers/page-context.ts'
import { find, render, until } from '../helpers/render.tsx'
import { stubFetch } from '../helpers/stub-fetch.ts'
import { cart, forgetCart, heard, row } from './cart-fixtures.ts'
import { boxes, pasteInto, sizeOf } from './quick-buy-fixtures.ts'

define('size-input')

const ADD = 'POST /api/cart/add'
const SIZES = ['S', 'M', 'L']
const gridOf = (colours: readonly string[], more: Partial<SizeField> = {}) =>
  colours.flatMap((mastervariant) =>
    SIZES.map((it) =>
      sizeOf(it, mastervariant, { mastervariant, fieldId: `${mastervariant}${it}`, ...more }),
    ),
  )
const FIELDS = gridOf(['Blå', 'Röd'])

const draw = (fields: readonly object[] = FIELDS, type = 'Master') =>
  render(
    `<size-input data-layout="boxes" sizeinputfields='${JSON.stringify(fields)}' productid="1" productname="Tröja"
       ${type && `producttype="${type}"`}></size-input>`,
  )
const values = (el: Element) => boxes(el).map((it) => it.value)
const focused = (el: Element) => boxes(el).indexOf(document.activeElement as HTMLInputElement)
const sums = (el: Element) =>
  [...el.querySelectorAll('tbody .size-grid__sum, tfoot td')].map((it) => it.textContent)
const said = (el: Element) => find(el, '.size-grid__notice').textContent
const press = (el: Element, act: string) => find(el, `[data-act="${act}"]`).click()

/** Keys that are held down together. */
async function chord(keys: string): Promise<void> {
  const held = keys.split('+').slice(0, -1)
  for (const down of held) await sendKeys({ down })
  await sendKeys({ press: keys.split('+').at(-1) ?? '' })
  for (const up of held) await sendKeys({ up })
}

async function typeInto(el: Element, at: number, text: string): Promise<void> {
  boxes(el)[at]?.focus()
  await sendKeys({ type: text })
}

const sheet = document.createElement('style')
sheet.textContent = [tokens, base, sizeInput].join('\n')
document.head.append(sheet)

describe('sizes by colours in one grid', () => {
  before(bringGrid)
  beforeEach(forgetCart)

  it('asks for its part of the script where there is a grid, and nowhere else', async () => {
    expect(gridPart() !== undefined).to.equal(true)
    const list = await draw(gridOf(['Blå']), '')
    expect(list.querySelectorAll('table').length).to.equal(0)
  })

  it('is a grid for a master of one colour, and a list for items of several', async () => {
    const master = await draw(gridOf(['Blå']))
    const item = await draw(FIELDS, 'Item')

    expect(find(master, 'tbody th').textContent).to.equal('Blå499 kr*I lager')
    expect(item.querySelectorAll('table').length).to.equal(0)
    const labels = [...item.querySelectorAll('label')].map((it) => it.textContent)
    expect(labels.slice(0, 4)).to.deep.equal(['Blå, S', 'Blå, M', 'Blå, L', 'Röd, S'])
  })

  it('says what a whole row costs and has in its head, and what differs in the cells', async () => {
    const red = gridOf(['Röd']).map((it, at) => ({ ...it, price: `${at}99 kr` }))
    const el = await draw([...gridOf(['Blå']), ...red])

    const heads = [...el.querySelectorAll('tbody th')].map((it) => it.textContent)
    expect(heads).to.deep.equal(['Blå499 kr*I lager', 'RödI lager'])
    const cells = [...el.querySelectorAll('.size-grid__cell')].map((it) => it.textContent)
    expect(cells).to.deep.equal(['', '', '', '099 kr*', '199 kr*', '299 kr*'])
    await expect(el).to.be.accessible()
  })

  it('keeps the order of sizes where a colour lacks one', async () => {
    const [small, , large] = gridOf(['Blå'])
    const el = await draw([small ?? {}, large ?? {}, ...gridOf(['Röd'])])

    const heads = [...el.querySelectorAll('thead th')].map((it) => it.textContent)
    expect(heads).to.deep.equal(['S', 'M', 'L', 'Summa'])
  })

  it('sums up rows, columns and the whole while somebody types', async () => {
    sayContext('{"currency":"SEK"}')
    const el = await draw()
    expect(sums(el).join('')).to.equal('')

    await typeInto(el, 0, '2')
    await typeInto(el, 1, '1')
    await typeInto(el, 4, '3')

    await until(() => sums(el).at(-1) === '6 st, 2\u00a0994\u00a0kr')
    const shown = ['3 st, 1\u00a0497\u00a0kr', '3 st, 1\u00a0497\u00a0kr', '2', '4', '']
    expect(sums(el).slice(0, -1)).to.deep.equal(shown)
  })

  it('counts all pieces of the form for the price of each row, and says whether VAT is in it', async () => {
    sayContext('{"currency":"SEK"}')
    stubFetch({ 'GET /api/cart': { body: cart([]) } })
    const steps = [{ from: 5, priceAmount: 10_000 }]
    const el = await draw(gridOf(['Blå', 'Röd'], { steps, vatText: 'inkl. moms' }))
    await typeInto(el, 0, '2')
    await typeInto(el, 3, '3')

    await until(() => sums(el)[1] === '3 st, 300\u00a0kr inkl. moms')
    expect(sums(el)[0]).to.equal('2 st, 200\u00a0kr inkl. moms')
    expect(sums(el).at(-1)).to.equal('5 st, 500\u00a0kr inkl. moms')
    expect(find(el, '.size-input__footnote').textContent).to.equal('* Pris per styck inkl. moms')
  })

  it('names the next volume price while somebody types', async () => {
    sayContext('{"currency":"SEK"}')
    stubFetch({ 'GET /api/cart': { body: cart([]) } })
    const el = await draw(gridOf(['Blå', 'Röd'], { steps: [{ from: 5, priceAmount: 10_000 }] }))
    const line = () => find(el, '.size-input__foot .size-input__sum').textContent

    await typeInto(el, 0, '4')
    await until(() => line() === '4 st, 1\u00a0996\u00a0kr. 1 till: 100\u00a0kr per st')
    await typeInto(el, 3, '1')
    await until(() => line() === '5 st, 500\u00a0kr')
  })

  it('counts what is in the cart already as the shop does, asks for it once, and says so', async () => {
    sayContext('{"currency":"SEK"}')
    const inCart = cart([
      row('1', { product: 'jersey', quantity: 3 }),
      row('2', { product: 'socks', quantity: 50 }),
    ])
    const calls = stubFetch({ 'GET /api/cart': { body: inCart } })
    const steps = [{ from: 5, priceAmount: 10_000 }]
    const el = await draw(gridOf(['Blå', 'Röd'], { steps, product: 'jersey' }))
    expect(calls.length).to.equal(0)

    await typeInto(el, 0, '1')
    await typeInto(el, 3, '1')

    await until(() => sums(el).at(-1) === '2 st, 200\u00a0kr')
    expect(sums(el)[0]).to.equal('1 st, 100\u00a0kr')
    await sendKeys({ press: 'Tab' })
    const foot = () => [...el.querySelectorAll('.size-input__foot .size-input__sum')].at(-1)
    const words = '2 st, 200\u00a0kr (prisstegen räknar med 3 st i varukorgen)'
    await until(() => foot()?.textContent === words)
    expect(calls.length).to.equal(1)
  })

  it('leads by Tab from box to box, from the last one to the button, and then to undo and clear', async () => {
    const el = await draw()
    boxes(el)[0]?.focus()
    const seen: unknown[] = []

    for (let at = 0; at < 8; at += 1) {
      await sendKeys({ press: 'Tab' })
      const box = focused(el)
      seen.push(box < 0 ? (document.activeElement as HTMLElement).dataset.act : box)
    }

    expect(seen).to.deep.equal([1, 2, 3, 4, 5, 'add', 'undo', 'clear'])
  })

  it('says what arrow keys and Enter do', async () => {
    expect(said(await draw())).to.equal(
      'Piltangenterna går mellan rutorna, Enter lägger till allt.',
    )
  })

  for (const keys of ['Enter', 'Control+Enter']) {
    it(`buys all that is filled in by ${keys} in a box`, async () => {
      const calls = stubFetch({ [ADD]: { body: cart([]) } })
      const el = await draw()
      await typeInto(el, 0, '2')
      await typeInto(el, 5, '4')

      const added = oneEvent(el, 'courtside:added')
      await chord(keys)
      await added

      expect(calls.map((it) => it.body)).to.deep.equal([
        {
          articles: [
            { articleNumber: 'Blå-S', quantity: 2, fieldId: 'BlåS' },
            { articleNumber: 'Röd-L', quantity: 4, fieldId: 'RödL' },
          ],
        },
      ])
      await until(() => values(el).join('') === '')
      expect(sums(el).join('')).to.equal('')
      await chord('Control+z')
      expect(values(el).join('')).to.equal('')
    })
  }

  it('takes a block of a spreadsheet, and says what did not fit', async () => {
    const el = await draw()

    pasteInto(boxes(el)[1], '1\t2\t3\r\n4\t5\t6\r\n7\t8\t9\r\n')
    await until(() => values(el)[5] !== '')

    expect(values(el)).to.deep.equal(['', '1', '2', '', '4', '5'])
    await until(() => said(el) === '5 inklistrade värden fick inte plats.')
  })

  it('keeps garbage as it was pasted, says in each box what is wrong, and takes it back', async () => {
    const calls = stubFetch({})
    const el = await draw()

    pasteInto(boxes(el)[0], 'två\t-3\t<b>1</b>\r\n1e9\t 2 \t\r\n')
    await until(() => values(el)[4] !== '')
    press(el, 'add')
    await until(() => focused(el) === 0)

    expect(values(el)).to.deep.equal(['två', '-3', '<b>1</b>', '1e9', '2', ''])
    const wrong = boxes(el).map((it) => it.getAttribute('aria-invalid') === 'true')
    expect(wrong).to.deep.equal([true, true, true, true, false, false])
    expect(calls.length).to.equal(0)
    press(el, 'undo')
    await until(() => values(el).join('') === '')
  })

  it('takes the last change back, and makes it again', async () => {
    const el = await draw()
    await typeInto(el, 0, '12')
    await typeInto(el, 1, '3')
    pasteInto(boxes(el)[3], '7\t8\t9')
    await until(() => values(el).join() === '12,3,,7,8,9')

    const seen: string[] = []
    for (const key of ['z', 'z', 'z', 'z', 'y', 'Shift+z', 'y', 'y']) {
      await chord(`Control+${key}`)
      seen.push(values(el).join())
    }

    expect(seen.slice(0, 4)).to.deep.equal(['12,3,,,,', '12,,,,,', ',,,,,', ',,,,,'])
    expect(seen.slice(4)).to.deep.equal(['12,,,,,', '12,3,,,,', '12,3,,7,8,9', '12,3,,7,8,9'])
    press(el, 'undo')
    await until(() => values(el).join() === '12,3,,,,')
    expect(said(el)).to.equal('Ändringen är ångrad.')
    expect(focused(el)).to.equal(3)
  })

  it('empties all boxes, sets them as they were given, and takes both back', async () => {
    const el = await draw(gridOf(['Blå', 'Röd'], { fieldValue: 2 }))
    await typeInto(el, 0, '9')

    press(el, 'clear')
    await until(() => values(el).join('') === '')
    press(el, 'defaults')
    await until(() => values(el).join('') === '222222')
    press(el, 'undo')
    await until(() => values(el).join('') === '')
    press(el, 'undo')
    await until(() => values(el).join('') === '922222')

    const plain = await draw()
    expect(plain.querySelectorAll('[data-act="defaults"]').length).to.equal(0)
  })

  it('shows no price, stock or sum to logged-out visitors', async () => {
    const el = await render(
      `<size-input data-layout="boxes" sizeinputfields='${JSON.stringify(FIELDS)}' producttype="Master"
         loggedouttext="Logga in"></size-input>`,
    )

    expect(el.textContent).not.to.match(/kr|lager|\*/)
    expect(boxes(el).every((it) => it.disabled)).to.equal(true)
    expect(el.querySelectorAll('[data-act]').length).to.equal(0)
  })

  it('folds its colours where it is narrow, says what is in them, and opens the one that is wrong', async () => {
    const calls = stubFetch({})
    const el = await draw()
    if (el.parentElement) el.parentElement.style.inlineSize = '320px'
    const seen = () => boxes(el).map((it) => it.checkVisibility())
    const folds = [...el.querySelectorAll<HTMLElement>('summary')]

    expect(folds.map((it) => it.ariaLabel)).to.deep.equal(['Blå', 'Röd'])
    expect(seen()).to.deep.equal([true, true, true, false, false, false])
    folds[1]?.click()
    expect(seen()).to.deep.equal([true, true, true, true, true, true])
    await typeInto(el, 3, '2')
    await typeInto(el, 4, 'x')
    folds[1]?.focus()
    folds[1]?.click()
    expect(seen()).to.deep.equal([true, true, true, false, false, false])
    const count = [...el.querySelectorAll<HTMLElement>('tbody .size-grid__sum')].at(-1)
    expect([count?.checkVisibility(), count?.textContent?.slice(0, 4)]).to.deep.equal([
      true,
      '2 st',
    ])
    press(el, 'add')

    await until(() => focused(el) === 4)
    expect(seen()).to.deep.equal([true, true, true, true, true, true])
    expect(calls.length).to.equal(0)
    expect(el.scrollWidth <= 320).to.equal(true)
    await expect(el).to.be.accessible()
  })
})

describe('a grid on the professional storefront', () => {
  before(bringGrid)
  beforeEach(forgetCart)
  beforeEach(() => document.body.classList.add('professional-storefront'))
  afterEach(() => document.body.classList.remove('professional-storefront'))

  it('says in the cell what of its quantity comes later, and keeps the cell where it is', async () => {
    const el = await draw(gridOf(['Blå', 'Röd'], { availableInStock: 3 }))
    const cell = find(el, '.size-grid__cell')
    const before = boxes(el)[0]?.getBoundingClientRect().top
    await typeInto(el, 0, '10')
    await until(() => cell.textContent !== '')

    expect([cell.textContent, boxes(el)[0]?.getBoundingClientRect().top]).to.deep.equal([
      '3 i lager, 7 kommer senare',
      before,
    ])
    await heard('Blå, S: 3 i lager, 7 kommer senare. 10 st, 4\u00a0990')
  })
})
