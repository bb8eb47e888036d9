import { expect, oneEvent } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { SizeField } from '../../src/contract/size-fields.ts'
import { define } from '../../src/elements/size-input/size-input-view.tsx'
import { bringGrid } from '../../src/elements/sizes/grid-part.ts'
import '../../src/i18n/texts/register-sv.ts'
import { sayContext } from '../helpers/page-context.ts'
import { find, render, until } from '../helpers/render.tsx'
import { type Call, stubFetch } from '../helpers/stub-fetch.ts'
import { typeAtOnce } from '../helpers/type.ts'
import { pasteInto } from './quick-buy-fixtures.ts'

define('size-input')

const ADD = 'POST /api/cart/add'
let version = 0
/** A cart that is newer than all earlier ones. */
const newCart = () => ({ body: { quantity: '1', orderRows: [], version: ++version } })

const size = (name: string, more: Partial<SizeField> = {}): Partial<SizeField> => ({
  fieldId: name,
  size: name,
  articleNumber: `A-${name}`,
  inStock: true,
  visible: true,
  availableInStock: 7,
  stockStatusText: 'I lager',
  price: '499 kr',
  priceAmount: 49900,
  ...more,
})
const SIZES = [size('40'), size('41'), size('42'), size('43', { inStock: false })]
const MATRIX = ['Blå', 'Röd'].flatMap((mastervariant) =>
  ['S', 'M', 'L'].map((it) => size(it, { mastervariant, fieldId: `${mastervariant}${it}` })),
)

const draw = (fields: readonly object[], attributes = 'productname="Trail 5"') => {
  const json = JSON.stringify(fields).replaceAll("'", '&#39;')
  return render(
    `<size-input data-layout="boxes" sizeinputfields='${json}' productid="1" ${attributes}></size-input>`,
  )
}
const boxes = (el: Element) => [...el.querySelectorAll<HTMLInputElement>('.size-input__box')]
const values = (el: Element) => boxes(el).map((it) => it.value)
const box = (el: Element, at: number) => {
  const found = boxes(el)[at]
  if (!found) throw new Error(`There is no box ${at}`)
  return found
}
const button = (el: Element) => find<HTMLButtonElement>(el, '[data-act="add"]')
const bodies = (calls: readonly Call[]) => calls.map((it) => it.body)
const said = () => document.querySelector('.cs-live-region[aria-live="polite"]')?.textContent

function type(el: Element, at: number, text: string): void {
  box(el, at).focus()
  typeAtOnce(text)
}

describe('<size-input>', () => {
  before(bringGrid)

  it('is accessible, as a list and as a matrix', async () => {
    await expect(await draw(SIZES)).to.be.accessible()
    await expect(await draw(MATRIX)).to.be.accessible()
  })

  it('adds all sizes that are filled in with one request, and leaves zeros out', async () => {
    const calls = stubFetch({ [ADD]: newCart() })
    const el = await draw(SIZES)
    type(el, 0, '2')
    type(el, 1, '0')
    type(el, 2, '1')

    const added = oneEvent(el, 'courtside:added')
    button(el).click()
    await added

    expect(bodies(calls)).to.deep.equal([
      {
        articles: [
          { articleNumber: 'A-40', quantity: 2, fieldId: '40' },
          { articleNumber: 'A-42', quantity: 1, fieldId: '42' },
        ],
      },
    ])
    await until(() => values(el).every((it) => it === ''))
    await until(() => said() === 'Trail 5 ligger i varukorgen: 40 × 2; 42 × 1.')
  })

  it('commits the box that has the focus before Enter adds it, and keeps focus in the grid', async () => {
    const calls = stubFetch({ [ADD]: newCart() })
    const el = await draw(SIZES)
    type(el, 1, '3')

    const added = oneEvent(el, 'courtside:added')
    await sendKeys({ press: 'Enter' })
    await added

    expect(bodies(calls)).to.deep.equal([
      { articles: [{ articleNumber: 'A-41', quantity: 3, fieldId: '41' }] },
    ])
    expect(document.activeElement).to.equal(box(el, 1))
    await until(() => said() === 'Trail 5, 41, 3 st ligger i varukorgen.')
    expect(find(el, '.size-input__sum').textContent).to.equal(said())
    await sendKeys({ type: '1' })
    await until(() => find(el, '.size-input__sum').textContent.startsWith('1 st'))
  })

  it('leaves it to the page’s cart button to show what was added, and says it once', async () => {
    stubFetch({ [ADD]: newCart() })
    const el = await draw(SIZES)
    const cartButton = document.createElement('mini-cart')
    cartButton.textContent = 'Varukorg'
    document.body.append(cartButton)
    type(el, 1, '3')
    const added = oneEvent(el, 'courtside:added')
    button(el).click()
    await added

    await until(() => said() === 'Trail 5, 41, 3 st ligger i varukorgen.')
    expect(find(el, '.size-input__sum').textContent).to.equal('')
    cartButton.remove()
  })

  it('asks for at least one size without a request, and takes the focus to the sizes', async () => {
    const calls = stubFetch({})
    const el = await draw(SIZES)

    button(el).click()
    await until(() => el.querySelector('[role="alert"]'))

    expect(find(el, '[role="alert"]').textContent).to.equal('Ange antal för minst en vara.')
    await until(() => document.activeElement === box(el, 0))
    expect(calls).to.deep.equal([])
  })

  it('says how many can be had under the box that asks for too many, and keeps what was typed', async () => {
    const calls = stubFetch({})
    const el = await draw(SIZES)
    type(el, 0, '9')
    type(el, 1, '1')

    button(el).click()
    await until(() => el.querySelector('[aria-invalid]'))

    expect(values(el)).to.deep.equal(['9', '1', '', ''])
    expect(find(el, '.cs-error').textContent).to.equal('Vi har bara 7 kvar. Minska antalet.')
    expect(calls).to.deep.equal([])
  })

  it('checks no stock on the professional storefront', async () => {
    document.querySelector('body')?.classList.add('professional-storefront')
    const calls = stubFetch({ [ADD]: newCart() })
    const el = await draw(SIZES)
    type(el, 0, '9')

    const added = oneEvent(el, 'courtside:added')
    button(el).click()
    await added

    expect(calls).to.have.length(1)
    document.querySelector('body')?.classList.remove('professional-storefront')
  })

  it("shows the shop's errors under their boxes, and those of boxes it does not know above all", async () => {
    const errors = {
      errorsList: {
        articleSizeInputField41: 'Bara 1 kvar',
        articleSizeInputFieldX: '<b>okänd</b>',
      },
      articles: [],
    }
    stubFetch({ [ADD]: { status: 400, body: { message: 'sizeInput.tooMany', errors } } })
    const el = await draw(SIZES)
    type(el, 1, '2')

    button(el).click()
    await until(() => el.querySelector('[role="alert"]'))

    expect(box(el, 1).getAttribute('aria-invalid')).to.equal('true')
    expect(find(el, '[role="alert"]').textContent).to.equal('<b>okänd</b>')
    expect(values(el)).to.deep.equal(['', '2', '', ''])
  })

  it('disables a size that is out of stock, with a dash and words', async () => {
    const el = await draw(SIZES)
    const out = box(el, 3)

    expect([out.disabled, out.placeholder]).to.deep.equal([true, '–'])
    const about = document.getElementById(out.getAttribute('aria-describedby') ?? '')
    expect(about?.textContent).to.contain('I lager')
  })

  it('takes digits of any script, and says what is wrong with anything else', async () => {
    const el = await draw([size('40', { availableInStock: 200 }), size('41')])
    const cases = ['٣', '１２', '1,5', '1e3', '🙂', '-1', '101']
    const seen: string[] = []

    for (const typed of cases) {
      pasteInto(box(el, 0), `${typed}\t`)
      await until(() => values(el)[0] !== '' || el.querySelector('.cs-error'))
      seen.push(el.querySelector('.cs-error')?.textContent ?? values(el)[0] ?? '')
      type(el, 0, '0')
      await sendKeys({ press: 'Tab' })
    }

    expect(seen).to.deep.equal([
      '3',
      '12',
      'Skriv ett helt antal.',
      'Skriv antalet med siffror.',
      'Skriv antalet med siffror.',
      'Minsta antal är 0.',
      'Största antal är 100.',
    ])
  })

  it('says to whoever has gone on what is wrong in the box that was left', async () => {
    const el = await draw(SIZES)

    type(el, 0, '1e3')
    await sendKeys({ press: 'Tab' })

    await until(() => said() === '40: Skriv antalet med siffror.')
    expect(document.activeElement === box(el, 1)).to.equal(true)
  })

  it('shows a quantity of 0 as an empty box when it is left, and Escape gives back what was there', async () => {
    const el = await draw([size('40', { fieldValue: 4 }), size('41')])
    type(el, 1, '0')
    await sendKeys({ press: 'Tab' })

    type(el, 0, '9')
    await sendKeys({ press: 'Escape' })

    expect(values(el)).to.deep.equal(['4', ''])
  })

  it('shows visible sizes only, until "+N" reveals the rest and goes to the first of them', async () => {
    const el = await draw([
      size('40'),
      size('41', { visible: false }),
      size('42', { visible: false }),
    ])
    const before = boxes(el).length
    const more = find(el, '[data-act="more"]')
    const name = more.getAttribute('aria-label') ?? more.textContent

    more.click()
    await until(() => boxes(el).length === 3)

    expect([before, name]).to.deep.equal([1, '+2 Visa 2 storlekar till'])
    expect(document.activeElement).to.equal(box(el, 1))
  })

  it('hides prices and stock from logged-out visitors, and leads them to the login', async () => {
    const el = await draw(SIZES, 'loggedouttext="Logga in" loggedouthref="/login"')

    expect(el.querySelector('.size-input__price, .size-input__stock, [data-act="add"]')).to.equal(
      null,
    )
    expect(find(el, 'a').getAttribute('href')).to.equal('/login')
  })

  it('hides prices and stock of an offer', async () => {
    const el = await draw(SIZES, 'offert')

    expect(el.querySelector('.size-input__price, .size-input__stock')).to.equal(null)
  })

  for (const type of ['Master', 'Item']) {
    it(`marks prices with an asterisk, whose footnote is in sight: ${type}`, async () => {
      const el = await draw(SIZES, `producttype="${type}"`)

      expect(find(el, '.size-input__price').textContent).to.equal('499 kr*')
      expect(find(el, '.size-input__footnote').textContent).to.equal('* Pris per styck inkl. moms')
    })
  }

  for (const type of ['Master', 'Item']) {
    for (const hidden of ['loggedouttext="Logga in"', 'offert']) {
      it(`says no price, stock, sum or footnote: ${type}, ${hidden}`, async () => {
        const filled = [...SIZES, ...MATRIX].map((it) => ({ ...it, fieldValue: 2 }))
        const el = await draw(filled, `producttype="${type}" ${hidden}`)

        expect(boxes(el).length).to.be.above(3)
        expect(el.textContent).not.to.match(/kr|lager|\*/)
      })
    }
  }

  it('of no type shows prices where they differ, and no asterisk', async () => {
    const same = await draw(SIZES)
    const other = await draw([size('40'), size('41', { price: '599 kr' })])
    const prices = (el: Element) =>
      [...el.querySelectorAll('.size-input__price')].map((it) => it.textContent)

    expect(prices(same)).to.deep.equal([])
    expect(prices(other)).to.deep.equal(['499 kr', '599 kr'])
    expect(other.querySelector('.size-input__footnote')).to.equal(null)
  })

  it('says in its footnote that prices of the professional storefront are without VAT', async () => {
    document.body.classList.add('professional-storefront')
    const el = await draw(SIZES, 'producttype="Item"')
    document.body.classList.remove('professional-storefront')

    expect(find(el, '.size-input__footnote').textContent).to.equal('* Pris per styck exkl. moms')
  })

  it('shows the number and sum of the chosen pieces', async () => {
    sayContext('{"currency":"SEK"}')
    const el = await draw(SIZES)
    type(el, 0, '2')
    await sendKeys({ press: 'Tab' })

    await until(() => find(el, '.size-input__sum').textContent === '2 st, 998\u00a0kr')
    await until(() => said() === '2 st, 998\u00a0kr')
  })

  it('sets its boxes as they were given when its form is reset, and asks the shop for nothing', async () => {
    const calls = stubFetch({})
    const el = await draw([size('40', { fieldValue: 2 }), size('41')])
    type(el, 0, '5')
    type(el, 1, '1')

    find<HTMLFormElement>(el, 'form').reset()
    await until(() => values(el).join() === '2,')

    expect(calls).to.deep.equal([])
  })

  it('moves between the cells of a matrix with the arrow keys', async () => {
    const el = await draw(MATRIX)
    box(el, 0).focus()
    const seen: number[] = []

    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowUp']) {
      await sendKeys({ press: key })
      seen.push(boxes(el).indexOf(document.activeElement as HTMLInputElement))
    }

    expect(seen).to.deep.equal([1, 4, 3, 0, 0])
  })

  it('fills the boxes from a block of a spreadsheet', async () => {
    const el = await draw(MATRIX)

    pasteInto(box(el, 1), '1\t2\r\n3\t4\r\n')
    await until(() => values(el)[5] !== '')

    expect(values(el)).to.deep.equal(['', '1', '2', '', '3', '4'])
  })

  it('keeps what is typed when its sizes are sent again, and drops it for another product', async () => {
    const el = await draw(SIZES)
    type(el, 0, '2')

    el.setAttribute('sizeinputfields', JSON.stringify([size('40'), size('41')]))
    await until(() => boxes(el).length === 2)
    const kept = values(el)
    el.setAttribute('productid', '2')
    await until(() => values(el)[0] === '')

    expect(kept).to.deep.equal(['2', ''])
  })

  it('can be bought again after a failure, with everything that was typed', async () => {
    const calls = stubFetch({ [ADD]: ['reset', newCart()], 'GET /api/cart': newCart() })
    const el = await draw(SIZES)
    type(el, 0, '2')
    button(el).click()
    await until(() => el.querySelector('[role="alert"]'))
    const kept = values(el)

    await until(() => button(el).dataset.state === 'neutral')
    button(el).click()
    const adds = () => calls.filter((it) => it.method === 'POST')
    await until(() => adds().length === 2)

    expect(kept[0]).to.equal('2')
    const [first, second] = adds().map((it) => it.headers.get('idempotency-key'))
    expect([first, first === second]).to.deep.equal([second, true])
  })
})
