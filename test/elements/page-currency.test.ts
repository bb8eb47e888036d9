import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { define } from '../../src/elements/size-input/size-input-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { sayContext } from '../helpers/page-context.ts'
import { find, render, until } from '../helpers/render.tsx'
import { typeAtOnce } from '../helpers/type.ts'
import { filters, forgetList, group, list, PRICE, products, query } from './facet-fixtures.ts'

define('size-input')

const SIZE = { fieldId: 'a', size: '42', articleNumber: 'A1', price: 57, priceAmount: 5700 }

async function drawSizes(size: object = SIZE): Promise<HTMLElement> {
  const json = JSON.stringify([size]).replaceAll('"', '&quot;')
  const element = await render(
    `<size-input data-layout="boxes" producttype="Item" sizeinputfields="${json}"></size-input>`,
  )
  find(element, 'input').focus()
  typeAtOnce('2')
  await sendKeys({ press: 'Tab' })
  await until(() => element.querySelector('.size-input__sum')?.textContent, 2000)
  return element
}

describe('the currency of a page', () => {
  afterEach(async () => {
    document.documentElement.lang = 'sv'
    await forgetList()
  })

  for (const [currency, price, sum] of [
    ['USD', '57\u00a0US$*', '114\u00a0US$'],
    ['EUR', '57\u00a0€*', '114\u00a0€'],
    ['GBP', '57\u00a0GBP*', '114\u00a0GBP'],
    ['JPY', '57\u00a0JPY*', '11\u00a0400\u00a0JPY'],
    ['KWD', '57\u00a0KWD*', '11,400\u00a0KWD'],
    ['HUF', '57\u00a0HUF*', '114\u00a0HUF'],
    ['SEK', '57\u00a0kr*', '114\u00a0kr'],
  ] as const) {
    it(`is that of prices and sums of sizes: ${currency}`, async () => {
      sayContext(JSON.stringify({ currency }))
      const element = await drawSizes()
      expect(element.textContent).to.contain(price).and.to.contain(sum)
    })
  }

  for (const json of [undefined, '{}', '{', '{"currency":"kronor"}', '{"currency":7}', 'null']) {
    it(`is none where the page says ${json}: the number stands alone`, async () => {
      if (json !== undefined) sayContext(json)
      const element = await drawSizes()
      expect(element.textContent).to.contain('57*').and.to.contain('2 st, 114')
      expect(element.textContent).not.to.match(/kr\b|SEK/)
    })
  }

  it('stands before the amount on an English page', async () => {
    sayContext('{"currency":"USD"}')
    document.documentElement.lang = 'en'
    const element = await drawSizes()
    expect(element.textContent).to.contain('USD\u00a057*')
  })
})

describe('a range of prices', () => {
  afterEach(forgetList)

  for (const [currency, range, shown, typed, asked] of [
    ['JPY', { min: 990, max: 249_900 }, ['990', '249\u00a0900'], '1200', '1200-'],
    ['KWD', { min: 9_900, max: 249_900 }, ['9', '250'], '12,5', '12500-'],
    ['SEK', { min: 19_642, max: 978_560 }, ['196', '9\u00a0786'], '1 200,50', '120050-'],
    ['EUR', { min: 9_900, max: 249_900 }, ['99', '2\u00a0499'], '12,5', '1250-'],
  ] as const) {
    it(`is typed and shown in its currency: ${currency}`, async () => {
      const price = { ...PRICE, currency, range }
      const body = list([group('colour', 2), { ...price, selectedOptions: [asked] }])
      const el = await filters([group('colour', 2), price], { [`?price=${asked}`]: { body } })
      const fields = [...el.querySelectorAll<HTMLInputElement>('.faceted-search__price')]
      expect(fields.map((it) => it.placeholder)).to.deep.equal(shown)

      find(el, '[name="pricefrom"]').focus()
      typeAtOnce(typed)
      await sendKeys({ press: 'Enter' })
      await until(() => query() === `price=${asked}`)
      await until(() => products().textContent === 'new')
      find(el, '[name="pricefrom"]').blur()
    })
  }
})
