import { expect } from '@open-wc/testing'
import { compareSizes, sizeKey, sizeKind, sizeLabel } from '../../src/model/size-order.ts'

/** Each row in the order that people expect. */
const IN_ORDER: readonly (readonly string[])[] = [
  ['40', '40⅓', '40½', '40⅔', '41'],
  ['40', '40 1/3', '40,5', '40 2/3', '41'],
  ['EU 9', 'EU 9½', 'EU 10'],
  ['UK 5.5', 'UK 6', 'UK 10½'],
  ['One size', 'XXS', 'X-Small', 'S', 'S/M', 'Medium', 'L', 'x-large', '2XL', '3X', '4xl', '36'],
  ['XS-S', 'M-L', 'XL/XXL'],
  ['250 g', '500 g', '0.75 kg', '1 kg', '1,5 kg', '10 lb', '20 kg'],
  ['5 mm', '1 cm', '12"', '55 cm', '1 m', '6 ft', '2.5 m'],
  ['330 ml', '5 dl', '75 cl', '1 l', '1,5 liter'],
  ['28/30', '28/32', '30/30', '32/34', '32/36'],
  ['36–39', '40–43', '44–47'],
  ['S', 'XL', '38', '110', '2 kg', '55 cm', '1 l', 'Left'],
]

const SAME: readonly (readonly string[])[] = [
  ['XL', 'xl', 'XL ', 'X-Large', 'x large', 'Extra Large', 'extra-large', '1XL'],
  ['XXL', '2XL', 'xx-large', '2 X Large', '2X', '2x-large', 'Extra extra large'],
  ['XS', 'x-small', 'Extra Small', 'xs'],
  ['M', 'Medium', 'med', 'm'],
  ['One size', 'ONE SIZE', 'onesize', 'OS', 'O/S', 'En storlek', 'One size fits all'],
  ['S/M', 's/m', 'S-M', 'Small / Medium'],
  ['40½', '40 1/2', '40.5', '40,5', '40-1/2', 'EU 40.5', 'Storlek 40½', '40,5 EU'],
  ['40⅓', '40 1/3', '40.33'],
  ['42', 'EU 42', 'EUR 42', '42.0', 'Size 42', '42 EU'],
  ['500 g', '0.5 kg', '0,5kg', '500g'],
  ['1 m', '100 cm', '1000 mm'],
  ['12"', '12 in', '12 inch', '1 ft'],
  ['1 l', '100 cl', '1000 ml', '1 litre'],
]

const OTHERS = [
  'M',
  'L',
  'XL',
  '3XL',
  '40',
  '40⅓',
  'UK 8',
  'US 8',
  '8',
  '8 g',
  '8 cm',
  '32/30',
  '32/34',
  '75B',
]

describe('Sizes', () => {
  for (const sizes of IN_ORDER) {
    it(`stand in order: ${sizes.join(', ')}`, () => {
      expect([...sizes].reverse().sort(compareSizes)).to.deep.equal(sizes)
    })
  }

  for (const [first = '', ...spellings] of SAME) {
    it(`are one size however they are written: ${first}`, () => {
      for (const it of spellings) expect(sizeKey(it), it).to.equal(sizeKey(first))
    })
  }

  it('are told apart where they differ', () => {
    expect(new Set(OTHERS.map(sizeKey)).size).to.equal(OTHERS.length)
  })

  it('are written as letters where they are letters, and as they stand elsewhere', () => {
    const sizes = ['x-large', '2xl', 'small / medium', ' 40½', '500 g', 'Left']
    expect(sizes.map(sizeLabel)).to.deep.equal(['XL', 'XXL', 'S/M', '40½', '500 g', 'Left'])
  })

  it('are of a kind by how they are written', () => {
    const sizes = [
      'XL',
      'One size',
      'Left',
      '42',
      'UK 8',
      '32/34',
      '16 kg',
      '55 cm',
      '6 foot',
      '1 l',
    ]
    expect(sizes.map(sizeKind)).to.deep.equal([
      ...['letters', 'letters', 'letters', 'number', 'number', 'number', 'weight', 'length'],
      ...['length', 'volume'],
    ])
  })
})
