const INK = '#0b1020'
const WHITE = '#ffffff'
const HEX = /^#[0-9a-f]{6}$/i
const FALLBACK = '#2f5fa7'

/** Every tone a drawing uses, mixed from the article's colour and its accent (UX 18). */
export interface Paint {
  /** Prefix of every id in the drawing. */
  readonly id: string
  readonly base: string
  readonly light: string
  readonly gleam: string
  readonly shade: string
  readonly deep: string
  readonly accent: string
  readonly accentShade: string
  /** Figures that stand on the accent. */
  readonly onAccent: string
  /** Laces, cords and soles: pale on a dark article, dark on a pale one. */
  readonly trim: string
  /** Stroke attributes that part a pale article from the pale wall; empty on a dark one. */
  readonly edge: string
  readonly number: string
}

/** Attributes that part any pale part from the wall. */
export const PALE_EDGE = 'stroke="#8f8a80" stroke-width="2"'
export const PALE = '#f7f4ee'
export const GREY = '#9aa0a8'
export const STEEL = '#8b929c'
export const STEEL_LIGHT = '#c9ced6'
export const STEEL_DARK = '#525963'
export const RUBBER = '#2b2f36'
export const RUBBER_LIGHT = '#474d57'

export function paintOf(id: string, hex: string, accentHex: string, number: string): Paint {
  const base = safeHex(hex)
  const pale = luminance(base) > 0.42
  const accent = HEX.test(accentHex) ? accentHex.toLowerCase() : accentFor(base)
  return {
    id,
    base,
    light: mix(base, WHITE, pale ? 0.5 : 0.2),
    gleam: mix(base, WHITE, pale ? 0.8 : 0.55),
    shade: mix(base, INK, pale ? 0.16 : 0.26),
    deep: mix(base, INK, pale ? 0.4 : 0.46),
    accent,
    accentShade: mix(accent, INK, 0.26),
    onAccent: luminance(accent) > 0.2 ? '#14161a' : PALE,
    trim: pale ? mix(base, INK, 0.62) : PALE,
    edge: pale ? PALE_EDGE : '',
    number,
  }
}

/** Mixes `share` (0–1) of the second colour into the first. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)]
  const mixed = a.map((value, index) => Math.round(value + ((b[index] ?? 0) - value) * share))
  return `#${mixed.map((it) => it.toString(16).padStart(2, '0')).join('')}`
}

/** A colour that is not `#rrggbb` becomes court blue, so that no caller can write into the markup. */
export function safeHex(hex: string): string {
  return HEX.test(hex) ? hex.toLowerCase() : FALLBACK
}

export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((it) => {
    const part = it / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

/** Warm articles get a pale accent, pale ones ink blue, the rest clay orange. */
function accentFor(base: string): string {
  if (luminance(base) > 0.42) return '#2f5fa7'
  const [red = 0, , blue = 0] = channels(base)
  return red > blue + 40 ? '#f3dfb8' : '#f07a1f'
}
