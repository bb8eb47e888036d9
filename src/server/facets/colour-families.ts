type Channels = readonly [hue: number, chroma: number, lightness: number]

/** Below this, a colour is a grey. Of 1. */
const LEAST_CHROMA = 0.12
/** Where each family ends on the circle of hues, in degrees; what comes after the last is red again. */
const HUES = [
  [12, 'red'],
  [48, 'orange'],
  [70, 'yellow'],
  [165, 'green'],
  [200, 'turquoise'],
  [250, 'blue'],
  [290, 'purple'],
  [342, 'pink'],
] as const

const FAMILIES = [
  'black',
  'grey',
  'white',
  'beige',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'turquoise',
  'blue',
  'purple',
  'pink',
] as const
type ColourFamily = (typeof FAMILIES)[number]

/** By family, and from dark to light in each; what has no colour (`#rrggbb`) comes last. */
export function compareColours(one?: string, other?: string): number {
  const [a, b] = [channelsOf(one), channelsOf(other)]
  if (!a || !b) return Number(!a) - Number(!b)
  const families = FAMILIES.indexOf(familyOf(a)) - FAMILIES.indexOf(familyOf(b))
  return families || a[2] - b[2]
}

function familyOf([hue, chroma, lightness]: Channels): ColourFamily {
  if (chroma < LEAST_CHROMA) {
    if (lightness < 0.25) return 'black'
    return lightness < 0.8 ? 'grey' : 'white'
  }
  const family = HUES.find(([end]) => hue < end)?.[1] ?? 'red'
  if (family === 'orange' && chroma < 0.3) return lightness < 0.5 ? 'brown' : 'beige'
  return family
}

/** Hue in degrees; the others of 1. */
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
  const place = most === green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4
  return place * 60
}
