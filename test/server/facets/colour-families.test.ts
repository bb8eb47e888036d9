import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { colourKeys, demoColour } from '../../../src/demo/catalogue/colours.ts'
import { compareColours } from '../../../src/server/facets/colour-families.ts'

test('colours stand by family: greys, earths, then round the circle, dark before light', () => {
  const colours = colourKeys.map((it) => ({ id: it, hex: demoColour(it).colour.hex }))
  const sorted = colours.toSorted((one, other) => compareColours(one.hex, other.hex))

  deepEqual(
    sorted.map((it) => it.id),
    [
      ...['black', 'grey', 'mist', 'white', 'sand', 'cocoa'],
      ...['wine', 'red', 'clay', 'orange', 'olive', 'yellow', 'green', 'teal'],
      ...['night', 'blue', 'sky', 'plum', 'rose'],
    ],
  )
})

test('what has no colour comes last, and a grey has no hue', () => {
  const sorted = ['blue', undefined, '#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff']
  deepEqual(
    sorted.toSorted((one, other) => compareColours(one, other)),
    ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', 'blue', undefined],
  )
  deepEqual([compareColours('#808080', '#808080'), compareColours('x', '')], [0, 0])
})
