import { type ColourFamily, namedFamily } from '../catalogue/importers/colours.ts'
import type { MetOption } from './option-list.ts'

type Channels = readonly [hue: number, chroma: number, lightness: number]

/** Colours with less chroma are grey; of 1. */
const LEAST_CHROMA = 0.12
/** End of each family on the colour wheel, in degrees; the rest is red again. */
const HUES = [
  [18, 'red'],
  [48, 'orange'],
  [70, 'yellow'],
  [165, 'green'],
  [200, 'turquoise'],
  [250, 'blue'],
  [290, 'purple'],
  [342, 'pink'],
] as const

/** The swatch of each family. */
const SWATCHES: Readonly<Record<ColourFamily, string>> = {
  black: '#1a1a1a',
  grey: '#808080',
  white: '#ffffff',
  beige: '#d9c6a0',
  brown: '#7a5230',
  red: '#c62828',
  orange: '#ef7d1a',
  yellow: '#f7d730',
  green: '#2f8f4e',
  turquoise: '#1fa3a8',
  blue: '#2563c9',
  purple: '#7b4fb3',
  pink: '#e77fb0',
}

export const COLOUR_FAMILIES = Object.keys(SWATCHES) as readonly ColourFamily[]

/** The option for all shades of a family. */
export function familyOption(family: ColourFamily): MetOption {
  const key = `facet.colour.${family}`
  return { id: family, sv: key, en: key, hex: SWATCHES[family], isKey: true }
}

/** The family by a colour's name, or else by its hex value; undefined if neither tells. */
export function familyOfColour({ sv, en, hex }: MetOption): ColourFamily | undefined {
  return namedFamily(en) ?? namedFamily(sv) ?? colourFamily(hex)
}

/** Returns undefined unless the value is a `#rrggbb`. */
export function colourFamily(hex?: string): ColourFamily | undefined {
  const channels = channelsOf(hex)
  return channels && familyOf(channels)
}

function familyOf([hue, chroma, lightness]: Channels): ColourFamily {
  if (chroma < LEAST_CHROMA) return greyOf(lightness)
  const family = HUES.find(([end]) => hue < end)?.[1] ?? 'red'
  if (family === 'orange') return earthOf(chroma, lightness)
  if (family === 'yellow' && lightness < 0.4) return 'green'
  return family === 'red' && lightness > 0.7 ? 'pink' : family
}

function greyOf(lightness: number): ColourFamily {
  if (lightness < 0.25) return 'black'
  return lightness < 0.8 ? 'grey' : 'white'
}

/** Dark and dull oranges are brown or beige. */
function earthOf(chroma: number, lightness: number): ColourFamily {
  if (lightness < 0.38) return 'brown'
  if (chroma >= 0.3) return 'orange'
  return lightness < 0.5 ? 'brown' : 'beige'
}

/** Hue in degrees; the other channels from 0 to 1. */
function channelsOf(hex = ''): Channels | undefined {
  const pairs = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)?.slice(1)
  const [red = 0, green = 0, blue = 0] = pairs?.map((it) => Number.parseInt(it, 16) / 255) ?? []
  if (!pairs) return undefined
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const chroma = most - least
  return [hueOf([red, green, blue], most, chroma), chroma, (most + least) / 2]
}

function hueOf(
  [red, green, blue]: readonly [number, number, number],
  most: number,
  chroma: number,
): number {
  if (chroma === 0) return 0
  if (most === red) return (((green - blue) / chroma) * 60 + 360) % 360
  const sector = most === green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4
  return sector * 60
}
