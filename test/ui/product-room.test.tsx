import { expect } from '@open-wc/testing'
import buyButton from '../../src/elements/buy-button/buy-button.css'
import type { ProductView } from '../../src/model/product-view.ts'
import base from '../../src/ui/base.css'
import button from '../../src/ui/button.css'
import price from '../../src/ui/price.css'
import card from '../../src/ui/product-card/product-card.css'
import { ProductCard } from '../../src/ui/product-card/product-card.tsx'
import cards from '../../src/ui/product-card/product-cards.css'
import { ProductCards } from '../../src/ui/product-card/product-cards.tsx'
import productSigns from '../../src/ui/product-card/product-signs.css'
import room from '../../src/ui/product-card/room.css'
import signs from '../../src/ui/signs.css'
import tokens from '../../src/ui/tokens.css'
import '../../src/i18n/texts/register-sv.ts'
import { find, show } from '../helpers/render.tsx'

const SHEETS = [tokens, base, button, signs, price, card, cards, productSigns, room, buyButton]
const sheet = document.createElement('style')
sheet.textContent = SHEETS.join('\n')

const COLOURS = ['Blå', 'Röd'].map((Color) => ({ VariantId: Color, Color, HexCode: '#2f5fa7' }))
const PLAIN: ProductView = {
  productId: 'ball',
  articleNumber: 'BALL-1',
  name: 'Boll',
  url: '/p/ball',
  price: '100 kr',
  inStock: true,
}
const REDUCED = { campaignPrice: '80 kr', lowestPrice: '90 kr' }
const FULL: ProductView = {
  ...PLAIN,
  name: 'Skor för herr',
  brand: 'Asklöp',
  trait: 'terrängsko',
  sizesText: 'Storlek 36–44',
  variants: COLOURS,
}

/** Browsers round the height of each row to a fraction of a pixel. */
const ROUNDED = 0.5

const productsOf = (count: number, one: ProductView) =>
  Array.from({ length: count }, (_, at) => ({ ...one, productId: `${at}` }))

before(() => document.head.append(sheet))
after(() => {
  sheet.remove()
  document.body.className = ''
})

for (const storefront of ['sport', 'professional']) {
  describe(`in the ${storefront} storefront`, () => {
    beforeEach(() => {
      document.body.className = `${storefront}-storefront`
    })

    for (const width of [180, 340, 640, 780, 900, 1100]) {
      it(`a list ${width} px wide is as high empty as with its products`, () => {
        for (const count of [1, 2, 3, 4, 7, 8, 10, 12, 16, 24]) {
          for (const one of [PLAIN, FULL]) {
            const { empty, filled } = heightsOf({ width, count, one })
            expect(empty, `${count} of ${one.name}`).to.be.closeTo(filled, ROUNDED)
          }
        }
      })
    }

    it('a card by itself is as high empty as with a product', () => {
      const { place } = show(
        <div style={{ width: 300 }}>
          <product-card articlenumber="A" />
          {[PLAIN, FULL].map((it) => (
            <product-card key={it.name} articlenumber="A">
              <ProductCard product={it} />
            </product-card>
          ))}
        </div>,
      )

      const [empty = 0, plain, full] = heightsIn(place, 'product-card')
      expect(empty).to.be.above(400)
      expect(plain).to.be.closeTo(empty, ROUNDED)
      expect(full).to.be.closeTo(empty, ROUNDED)
    })
  })
}

describe('in any storefront', () => {
  it('reduced prices have their room too, and what was not counted that of twelve', () => {
    const { place } = show(
      <div style={{ width: 1100 }}>
        <product-list campaign="all" />
        <product-list campaign="all">
          <ProductCards products={productsOf(12, { ...FULL, ...REDUCED })} level={3} />
        </product-list>
      </div>,
    )

    const [empty = 0, filled] = heightsIn(place, 'product-list')
    expect(filled).to.be.closeTo(empty, ROUNDED)
  })

  it('the grid follows the width of the list, not that of the window', () => {
    for (const [width, columns] of [
      [200, 1],
      [600, 2],
      [800, 3],
      [1100, 4],
    ]) {
      const { place, unmount } = show(
        <div style={{ width }}>
          <product-list category="shoes">
            <ProductCards products={productsOf(6, PLAIN)} level={3} />
          </product-list>
        </div>,
      )
      const grid = getComputedStyle(find(place, '.product-cards')).gridTemplateColumns
      expect(grid.split(' ').length, `${width}`).to.equal(columns)
      unmount()
    }
  })

  it('a price and a stock have the width of words, and are words once they are there', () => {
    const { place } = show(
      <p style={{ fontSize: 20 }}>
        <product-price articlenumber="A" />
        <product-availability articlenumber="A" />
      </p>,
    )

    for (const it of place.querySelectorAll<HTMLElement>('product-price, product-availability')) {
      expect(it.getBoundingClientRect().width).to.equal(120)
      it.textContent = 'x'
      expect(getComputedStyle(it).display).to.equal('inline')
    }
  })
})

interface Tried {
  readonly width: number
  readonly count: number
  readonly one: ProductView
}

/** The heights of an empty list, and of one with its products. */
function heightsOf({ width, count, one }: Tried) {
  const { place, unmount } = show(
    <div style={{ width }}>
      <product-list category="shoes" count={count} />
      <product-list category="shoes" count={count}>
        <ProductCards products={productsOf(count, one)} level={3} />
      </product-list>
    </div>,
  )
  const [empty = Number.NaN, filled = Number.NaN] = heightsIn(place, 'product-list')
  unmount()
  return { empty, filled }
}

function heightsIn(place: Element, tag: string): readonly number[] {
  return [...place.querySelectorAll(tag)].map((it) => it.getBoundingClientRect().height)
}
