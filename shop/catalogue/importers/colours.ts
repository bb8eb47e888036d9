import type { CatalogueColour } from '../catalogue.ts'
import { foldText, idOf } from '../slugs.ts'

/** Families of colours, which visitors filter by. */
export type ColourFamily =
  | 'black'
  | 'grey'
  | 'white'
  | 'beige'
  | 'brown'
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'turquoise'
  | 'blue'
  | 'purple'
  | 'pink'

/** The swatch of a name without a known colour: something has to be drawn. */
export const UNKNOWN_HEX = '#9aa0a8'

type ColourEntry = readonly [ColourFamily | undefined, string, string, string, ...string[]]

// Family, English name, Swedish name, sRGB; then other spellings.
const COLOURS: readonly ColourEntry[] = [
  ['black', 'Black', 'Svart', '#1c1c1e', 'noir', 'schwarz'],
  ['white', 'White', 'Vit', '#f7f7f5', 'vitt', 'blanc', 'weiss'],
  [
    'grey',
    'Grey',
    'Grå',
    '#8b9096',
    'gray',
    'gratt',
    'anthracite',
    'antracit',
    'charcoal',
    'graphite',
  ],
  ['grey', 'Silver', 'Silver', '#c3c7cc', 'silver'],
  ['red', 'Red', 'Röd', '#d22b2b', 'rott', 'rouge', 'rot', 'crimson'],
  ['red', 'Burgundy', 'Vinröd', '#7a1f35', 'wine', 'maroon', 'bordeaux'],
  ['orange', 'Orange', 'Orange', '#ef7d1a'],
  ['red', 'Coral', 'Korall', '#f4796b'],
  ['yellow', 'Yellow', 'Gul', '#f5cf1f', 'gult', 'jaune', 'gelb'],
  ['green', 'Lime', 'Lime', '#a8d420', 'volt', 'neon'],
  ['green', 'Green', 'Grön', '#2e8b4f', 'gront', 'vert', 'grun'],
  ['green', 'Olive', 'Oliv', '#6b7040', 'khaki', 'army'],
  ['green', 'Mint', 'Mint', '#9ddfc4'],
  ['turquoise', 'Turquoise', 'Turkos', '#27b5b0', 'teal', 'aqua', 'cyan'],
  ['blue', 'Blue', 'Blå', '#2563c9', 'blatt', 'bleu', 'blau', 'royal', 'cobalt'],
  ['blue', 'Light blue', 'Ljusblå', '#7db6ea', 'sky'],
  ['blue', 'Navy', 'Marinblå', '#1e2f55', 'marin', 'midnight', 'indigo'],
  ['purple', 'Purple', 'Lila', '#7a3fa6', 'violet', 'plum'],
  ['purple', 'Lavender', 'Lavendel', '#b7a4e0', 'lilac'],
  ['pink', 'Pink', 'Rosa', '#ec6fa3', 'rose', 'fuchsia', 'magenta', 'cerise'],
  ['brown', 'Brown', 'Brun', '#7b4f32', 'brunt', 'chocolate', 'mocha'],
  ['beige', 'Beige', 'Beige', '#d9c6a5', 'sand', 'tan', 'cream', 'ivory', 'nude', 'camel'],
  ['yellow', 'Gold', 'Guld', '#c9ad2b'],
  ['brown', 'Copper', 'Koppar', '#b87333', 'bronze', 'brons'],
  [
    undefined,
    'Multi',
    'Flerfärgad',
    UNKNOWN_HEX,
    'multicolor',
    'multicolour',
    'multicoloured',
    'assorted',
  ],
]

/** How strongly "light" or "dark" changes a colour: the weight of white or black. */
const SHADE = 0.35

const BY_NAME = new Map(
  COLOURS.flatMap((entry) => {
    const [family, en, sv, hex, ...others] = entry
    return [en, sv, ...others].map((name) => [foldText(name), { family, en, sv, hex }] as const)
  }),
)

/** The colour that a file names. A name that is not in the table is used in both languages. */
export function readColour(name: string): CatalogueColour {
  const entry = BY_NAME.get(foldText(name))
  if (entry)
    return { id: idOf(foldText(entry.en)), name: { sv: entry.sv, en: entry.en }, hex: entry.hex }
  return { id: idOf(name), name: { sv: name, en: name }, hex: guessHex(name) }
}

/** The colour family of a name, whatever colour the swatch beside it has. */
export function namedFamily(name: string): ColourFamily | undefined {
  return findEntry(name)?.family
}

/** "Heather Light Blue": the last word that is a colour decides. "Grey/Black": the first colour does. */
function findEntry(name: string) {
  const whole = BY_NAME.get(foldText(name).trim())
  if (whole) return whole
  const parts = foldText(name).split(/[/&+,|]| (?:and|och|with|med) /)
  return parts.map(lastEntry).find(Boolean)
}

function lastEntry(part: string) {
  const words = part.split(/[^a-z]+/).filter(Boolean)
  const pairs = words.map((it, at) => BY_NAME.get(`${words[at - 1]} ${it}`) ?? BY_NAME.get(it))
  return pairs.findLast(Boolean)
}

function guessHex(name: string): string {
  const given = /#[0-9a-f]{6}\b/i.exec(name)?.[0]
  if (given) return given.toLowerCase()
  const { hex = UNKNOWN_HEX } = findEntry(name) ?? {}
  const words = foldText(name).split(/[^a-z]+/)
  if (hex === UNKNOWN_HEX) return hex
  if (words.some((it) => /^(?:light|pale|ljus)/.test(it))) return mix(hex, 255)
  return words.some((it) => /^(?:dark|deep|mork)/.test(it)) ? mix(hex, 0) : hex
}

function mix(hex: string, towards: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const mixed = parts.map((it) => Math.round(it + (towards - it) * SHADE))
  return `#${mixed.map((it) => it.toString(16).padStart(2, '0')).join('')}`
}
