import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { readColour, UNKNOWN_HEX } from '../../../shop/catalogue/importers/colours.ts'
import { colourKeys, demoColour } from '../../../shop/demo/catalogue/colours.ts'
import { colourFamily, familyOfColour } from '../../../shop/facets/colour-families.ts'

/** Every name that an import knows, and the family that visitors look for it in. */
const FAMILIES: Readonly<Record<string, string>> = {
  black: 'Black Svart noir schwarz',
  white: 'White Vit vitt blanc weiss weiß',
  grey: 'Grey Grå gray grått anthracite antracit charcoal graphite Silver',
  red: 'Red Röd rött rouge rot crimson Burgundy Vinröd wine maroon bordeaux Coral Korall',
  orange: 'Orange',
  yellow: 'Yellow Gul gult jaune gelb Gold Guld',
  green: 'Lime volt neon Green Grön grönt vert grün Olive Oliv khaki army Mint',
  turquoise: 'Turquoise Turkos teal aqua cyan',
  blue: 'Blue Blå blått bleu blau royal cobalt Ljusblå sky Navy Marinblå marin midnight indigo',
  purple: 'Purple Lila violet plum Lavender Lavendel lilac',
  pink: 'Pink Rosa rose fuchsia magenta cerise',
  brown: 'Brown Brun brunt chocolate mocha Copper Koppar bronze brons',
  beige: 'Beige sand tan cream ivory nude camel',
}

const SHADED = ['Light', 'Dark', 'Pale', 'Deep', 'Heather', 'Mörk']

function familyOfName(name: string): string | undefined {
  const { name: words, hex } = readColour(name)
  return familyOfColour({ ...words, ...(hex !== UNKNOWN_HEX && { hex }) })
}

for (const [family, names] of Object.entries(FAMILIES)) {
  test(`imported colours that are ${family} are looked for there, in any shade`, () => {
    for (const name of names.split(' ')) {
      equal(familyOfName(name), family, name)
      equal(familyOfName(name.toUpperCase()), family, name)
      for (const shade of SHADED)
        equal(familyOfName(`${shade} ${name}`), family, `${shade} ${name}`)
    }
  })
}

for (const [name, family] of [
  ['Light blue', 'blue'],
  ['navy blue', 'blue'],
  ['Grey/Black', 'grey'],
  ['Gray / Black', 'grey'],
  ['Black and Gold', 'black'],
  ['Röd & vit', 'red'],
  ['Heather Light Blue', 'blue'],
  ['Multi', undefined],
  ['Flerfärgad', undefined],
  ['multicoloured', undefined],
  ['assorted', undefined],
  ['Storm', undefined],
  ['Light Storm', undefined],
  ['Ocean Depths', undefined],
  ['Brand #2563c9', 'blue'],
] as const) {
  test(`the imported colour ${name} is in ${family ?? 'no family'}`, () => {
    equal(familyOfName(name), family)
  })
}

test('the colours of the demo are where they look', () => {
  for (const it of colourKeys) {
    const { name, hex } = demoColour(it).colour
    deepEqual(familyOfColour({ ...name, hex }), colourFamily(hex), name.en)
  }
})
