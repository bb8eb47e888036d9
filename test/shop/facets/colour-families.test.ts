import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { type ColourKey, colourKeys, demoColour } from '../../../shop/demo/catalogue/colours.ts'
import {
  COLOUR_FAMILIES,
  colourFamily,
  familyOption,
} from '../../../shop/facets/colour-families.ts'

test('every colour of the demo is in the family that a visitor looks for it in', () => {
  const familyOf = (it: ColourKey) => colourFamily(demoColour(it).colour.hex)
  const families = COLOUR_FAMILIES.map((family) => [
    family,
    colourKeys.filter((it) => familyOf(it) === family),
  ])

  deepEqual(Object.fromEntries(families), {
    blue: ['blue', 'night', 'sky'],
    red: ['clay', 'wine', 'red'],
    green: ['green', 'olive'],
    black: ['black'],
    purple: ['plum'],
    turquoise: ['teal'],
    pink: ['rose'],
    brown: ['cocoa'],
    grey: ['grey', 'mist'],
    white: ['white'],
    beige: ['sand'],
    yellow: ['yellow'],
    orange: ['orange'],
  })
})

for (const [hex, family] of [
  ['#000000', 'black'],
  ['#808080', 'grey'],
  ['#FFFFFF', 'white'],
  ['#8b4513', 'brown'],
  ['#ffb6c1', 'pink'],
  ['#ff0000', 'red'],
  ['#556b2f', 'green'],
  ['#00ff00', 'green'],
  ['#0000ff', 'blue'],
  ['#ff00ff', 'pink'],
  ['#fff', undefined],
  ['blue', undefined],
  ['url(//x)', undefined],
  [undefined, undefined],
] as const) {
  test(`${hex} is ${family ?? 'no colour'}`, () => {
    deepEqual(colourFamily(hex), family)
  })
}

test('the swatch of a family is one of its colours', () => {
  deepEqual(
    COLOUR_FAMILIES.map((it) => colourFamily(familyOption(it).hex)),
    [...COLOUR_FAMILIES],
  )
})
