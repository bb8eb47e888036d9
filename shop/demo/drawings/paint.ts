const INK = '#0b1020'
const WHITE = '#ffffff'
const PALE = '#f7f4ee'
const PALE_EDGE = '#8f8a80'
const HEX = /^#[0-9a-f]{6}$/i
const FALLBACK = '#2f5fa7'

/** Colours by the name that the drawings' style sheets give them; README.md says what each is for. */
export type Tones = Readonly<Record<string, string>>

/** Every tone a drawing uses, mixed from the article's colour and its accent. */
export function tonesOf(hex: string, accentHex: string): Tones {
  const base = safeHex(hex)
  const accent = HEX.test(accentHex) ? accentHex.toLowerCase() : accentFor(base)
  const cloth = clothTones(base)
  const paler = clothTones(mix(base, WHITE, 0.35))
  return {
    ...cloth,
    ...accentTones(accent),
    ...singleTones(cloth),
    patch: isPale(base) ? accent : base,
    outline: isPale(base) ? PALE_EDGE : cloth.deep,
    'paler-base': paler.base,
    'paler-shade': paler.shade,
    'paler-deep': paler.deep,
    'paler-edge': paler.edge,
  }
}

function clothTones(base: string) {
  const pale = isPale(base)
  return {
    base,
    light: mix(base, WHITE, pale ? 0.5 : 0.2),
    gleam: mix(base, WHITE, pale ? 0.8 : 0.55),
    shade: mix(base, INK, pale ? 0.16 : 0.26),
    deep: mix(base, INK, pale ? 0.4 : 0.46),
    trim: pale ? mix(base, INK, 0.62) : PALE,
    edge: pale ? PALE_EDGE : 'none',
  }
}

function accentTones(accent: string) {
  return {
    accent,
    'accent-light': mix(accent, WHITE, 0.35),
    'accent-shade': mix(accent, INK, 0.26),
    'on-accent': luminance(accent) > 0.2 ? '#14161a' : PALE,
  }
}

/** Tones of one or two drawings. */
function singleTones({ base, shade, deep }: ReturnType<typeof clothTones>) {
  const sheet = mix(base, WHITE, 0.22)
  return {
    weave: mix(base, deep, 0.45),
    seam: mix(deep, PALE_EDGE, 0.5),
    hollow: mix(deep, INK, 0.5),
    'ball-light': mix(base, WHITE, 0.55),
    'ball-dark': mix(base, INK, 0.3),
    'ball-shade': mix(deep, INK, 0.4),
    sheet,
    'sheet-under': mix(sheet, INK, 0.4),
    flywheel: mix(shade, INK, 0.2),
  }
}

/** Mixes `share` (0–1) of the second colour into the first. */
function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)]
  const mixed = a.map((value, index) => Math.round(value + ((b[index] ?? 0) - value) * share))
  return `#${mixed.map((it) => it.toString(16).padStart(2, '0')).join('')}`
}

/** A colour that is not `#rrggbb` becomes court blue, so that no caller can write into the markup. */
function safeHex(hex: string): string {
  return HEX.test(hex) ? hex.toLowerCase() : FALLBACK
}

function isPale(hex: string): boolean {
  return luminance(hex) > 0.42
}

function luminance(hex: string): number {
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
  if (isPale(base)) return '#2f5fa7'
  const [red = 0, , blue = 0] = channels(base)
  return red > blue + 40 ? '#f3dfb8' : '#f07a1f'
}
