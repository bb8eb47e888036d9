import { foldText, idOf } from '../../platform/slugs.ts'
import type { CatalogueColour } from '../catalogue.ts'

// English, Swedish, sRGB; other spellings follow.
const KNOWN: readonly (readonly [string, string, string, ...string[]])[] = [
  ['Black', 'Svart', '#1c1c1e', 'noir', 'schwarz'],
  ['White', 'Vit', '#f7f7f5', 'vitt', 'blanc', 'weiss'],
  ['Grey', 'Grå', '#8b9096', 'gray', 'gratt', 'anthracite', 'antracit', 'charcoal', 'graphite'],
  ['Silver', 'Silver', '#c3c7cc', 'silver'],
  ['Red', 'Röd', '#d22b2b', 'rott', 'rouge', 'rot', 'crimson'],
  ['Burgundy', 'Vinröd', '#7a1f35', 'wine', 'maroon', 'bordeaux'],
  ['Orange', 'Orange', '#ef7d1a'],
  ['Coral', 'Korall', '#f4796b'],
  ['Yellow', 'Gul', '#f2c61f', 'gult', 'jaune', 'gelb'],
  ['Lime', 'Lime', '#a8d420', 'volt', 'neon'],
  ['Green', 'Grön', '#2e8b4f', 'gront', 'vert', 'grun'],
  ['Olive', 'Oliv', '#6b7040', 'khaki', 'army'],
  ['Mint', 'Mint', '#9ddfc4'],
  ['Turquoise', 'Turkos', '#27b5b0', 'teal', 'aqua', 'cyan'],
  ['Blue', 'Blå', '#2563c9', 'blatt', 'bleu', 'blau', 'royal', 'cobalt'],
  ['Light blue', 'Ljusblå', '#7db6ea', 'sky'],
  ['Navy', 'Marinblå', '#1e2f55', 'marin', 'midnight', 'indigo'],
  ['Purple', 'Lila', '#7a3fa6', 'violet', 'plum'],
  ['Lavender', 'Lavendel', '#b7a4e0', 'lilac'],
  ['Pink', 'Rosa', '#ec6fa3', 'rose', 'fuchsia', 'magenta', 'cerise'],
  ['Brown', 'Brun', '#7b4f32', 'brunt', 'chocolate', 'mocha'],
  ['Beige', 'Beige', '#d9c6a5', 'sand', 'tan', 'cream', 'ivory', 'nude', 'camel'],
  ['Gold', 'Guld', '#c9a227'],
  ['Copper', 'Koppar', '#b87333', 'bronze', 'brons'],
  ['Multi', 'Flerfärgad', '#8a7fb0', 'multicolor', 'multicolour', 'multicoloured', 'assorted'],
]

const UNKNOWN_HEX = '#9aa0a8'
/** Blending weight of the word "light" or "dark" before a colour. */
const SHADE = 0.35

const BY_NAME = new Map(
  KNOWN.flatMap((known) => {
    const [en, sv, hex, ...others] = known
    return [en, sv, ...others].map((name) => [foldText(name), { en, sv, hex }] as const)
  }),
)

/** A colour by the name that a file gives it. A name in no dictionary stands in both languages. */
export function readColour(name: string): CatalogueColour {
  const known = BY_NAME.get(foldText(name))
  if (known)
    return { id: idOf(foldText(known.en)), name: { sv: known.sv, en: known.en }, hex: known.hex }
  return { id: idOf(name), name: { sv: name, en: name }, hex: guessHex(name) }
}

// "Heather Light Blue": the last word that is a colour decides, and a shade before it is mixed in.
function guessHex(name: string): string {
  const given = /#[0-9a-f]{6}\b/i.exec(name)?.[0]
  if (given) return given.toLowerCase()
  const words = foldText(name).split(/[^a-z]+/)
  const hex = words.map((it) => BY_NAME.get(it)?.hex).findLast(Boolean) ?? UNKNOWN_HEX
  if (words.some((it) => /^(?:light|pale|ljus)/.test(it))) return mix(hex, 255)
  return words.some((it) => /^(?:dark|deep|mork)/.test(it)) ? mix(hex, 0) : hex
}

function mix(hex: string, towards: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const mixed = parts.map((it) => Math.round(it + (towards - it) * SHADE))
  return `#${mixed.map((it) => it.toString(16).padStart(2, '0')).join('')}`
}
