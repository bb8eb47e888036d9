import { expect } from '@open-wc/testing'
import { define } from '../../src/elements/size-input/size-input-view.tsx'
import '../../src/i18n/texts/register-sv.ts'
import { render, until } from '../helpers/render.tsx'
import { sizeOf } from './quick-buy-fixtures.ts'

define('size-input')

const SMALL = {
  ...{ price: '89 kr', unitPrice: '356 kr/kg' },
  unitPriceText: 'Jämförpris 356 kr per kilogram',
}
const LARGE = {
  ...{ price: '269 kr', unitPrice: '269 kr/kg' },
  unitPriceText: 'Jämförpris 269 kr per kilogram',
}
const FIELDS = [sizeOf('250 g', 'A', SMALL), sizeOf('1 kg', 'A', LARGE), sizeOf('Prov', 'A')]

const draw = (fields: readonly object[], attributes = '') =>
  render(
    `<size-input sizeinputfields='${JSON.stringify(fields)}' productid="1" ${attributes}></size-input>`,
  )

/** The visible unit prices, and those for screen readers. */
const units = (el: Element) =>
  [...el.querySelectorAll('.size-input__unit')].map((it) => [
    it.querySelector('[aria-hidden]')?.textContent ?? it.textContent,
    it.querySelector('.cs-visually-hidden')?.textContent,
  ])

const BOTH = [
  ['356 kr/kg', 'Jämförpris 356 kr per kilogram'],
  ['269 kr/kg', 'Jämförpris 269 kr per kilogram'],
]

describe('the unit price of a size', () => {
  for (const layout of ['tiles', 'boxes']) {
    it(`stands beside the price of each that has one: ${layout}`, async () => {
      const el = await draw(FIELDS, `data-layout="${layout}"`)

      expect(units(el)).to.deep.equal(BOTH)
      await expect(el).to.be.accessible()
    })
  }

  it('is not repeated where all sizes cost the same, and is where only contents differ', async () => {
    const same = FIELDS.map((it) => ({ ...it, ...SMALL }))
    expect(units(await draw(same))).to.deep.equal([])
    const [first, second] = FIELDS.map((it) => ({ ...it, price: '89 kr' }))
    expect(units(await draw([first ?? {}, second ?? {}]))).to.deep.equal(BOTH)
  })

  it('always stands by the price that a type shows, once for a row of variants', async () => {
    const typed = await draw([{ ...FIELDS[0], size: 'S' }], 'producttype="Item"')
    expect(units(typed)).to.deep.equal([BOTH[0]])
    const variants = ['Blå', 'Röd'].flatMap((mastervariant) =>
      ['S', 'M'].map((it) =>
        sizeOf(it, mastervariant, { ...SMALL, mastervariant, fieldId: mastervariant + it }),
      ),
    )
    const el = await draw(variants, 'producttype="Master" data-layout="boxes"')
    await until(() => el.querySelector('.size-grid') !== null)
    expect(units(el)).to.deep.equal([BOTH[0], BOTH[0]])
    expect(el.querySelectorAll('tbody th .size-input__unit').length).to.equal(2)
  })

  it('is its text alone where a backend sends no words for it', async () => {
    const { unitPriceText: _, ...plain } = SMALL
    const el = await draw([sizeOf('250 g', 'A', plain), sizeOf('1 kg', 'A', LARGE)])

    expect(units(el)[0]).to.deep.equal(['356 kr/kg', undefined])
  })

  it('is not shown to logged-out visitors, nor for products on quotation', async () => {
    for (const hidden of ['loggedouttext="Logga in"', 'offert']) {
      const el = await draw(FIELDS, `producttype="Item" ${hidden}`)
      expect(el.textContent).not.to.match(/kr|kg per|Jämförpris/)
    }
  })
})
