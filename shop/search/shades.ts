import type { ColourQuery, Shade } from './colour-words.ts'

/** A colour as the eye sees it: hue in degrees, the rest from 0 to 1. */
interface Look {
  readonly hue: number
  readonly lightness: number
  /** Distance from grey. */
  readonly chroma: number
}

type Test = (look: Look) => boolean

const isTinted: Test = ({ chroma }) => chroma >= 0.12
/** Brown and beige are dark or dull oranges. */
const isEarthy: Test = ({ hue, lightness, chroma }) =>
  between(hue, 10, 60) && chroma < 0.4 && (lightness < 0.42 || chroma < 0.3)
const isPinkish: Test = ({ hue, lightness }) => between(hue, 310, 350) && lightness >= 0.4

const LOOKS: Record<Shade, Test> = {
  black: ({ lightness, chroma }) => lightness < 0.2 && chroma < 0.09,
  white: ({ lightness, chroma }) => lightness > 0.88 && chroma < 0.12,
  grey: ({ lightness, chroma }) => lightness >= 0.2 && lightness <= 0.88 && chroma < 0.09,
  red: (it) => isTinted(it) && (it.hue < 20 || it.hue >= 335) && !isPinkish(it) && !isEarthy(it),
  orange: (it) => isTinted(it) && between(it.hue, 20, 42) && !isEarthy(it),
  yellow: (it) => isTinted(it) && between(it.hue, 42, 72) && it.lightness >= 0.45 && !isEarthy(it),
  green: (it) => isTinted(it) && (between(it.hue, 72, 200) || isOlive(it)),
  turquoise: (it) => isTinted(it) && between(it.hue, 165, 200),
  blue: (it) => isTinted(it) && between(it.hue, 180, 250),
  navy: (it) => isTinted(it) && between(it.hue, 200, 250) && it.lightness < 0.33,
  purple: (it) => isTinted(it) && between(it.hue, 250, 310),
  pink: (it) => isTinted(it) && isPinkish(it),
  brown: (it) => isTinted(it) && isEarthy(it) && it.lightness < 0.42,
  beige: (it) => isTinted(it) && isEarthy(it) && it.lightness >= 0.55,
}

const DARK = 0.36
const LIGHT = 0.55

/** Whether a colour passes for another one in a search. `hex` is `#rrggbb`. */
export function looksLike(hex: string, { shade, tone }: ColourQuery): boolean {
  const look = lookOf(hex)
  if (!look || !LOOKS[shade](look)) return false
  if (tone === 'dark') return look.lightness < DARK
  return tone === undefined || look.lightness > LIGHT
}

function isOlive({ hue, lightness }: Look): boolean {
  return between(hue, 55, 72) && lightness < 0.45
}

function lookOf(hex: string): Look | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return undefined
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  )
  const most = Math.max(red, green, blue)
  const least = Math.min(red, green, blue)
  const chroma = most - least
  return { hue: hueOf({ red, green, blue, most, chroma }), lightness: (most + least) / 2, chroma }
}

interface Light {
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly most: number
  readonly chroma: number
}

function hueOf({ red, green, blue, most, chroma }: Light): number {
  if (chroma === 0) return 0
  if (most === red) return (((green - blue) / chroma) * 60 + 360) % 360
  if (most === green) return ((blue - red) / chroma + 2) * 60
  return ((red - green) / chroma + 4) * 60
}

function between(hue: number, from: number, to: number): boolean {
  return hue >= from && hue < to
}
