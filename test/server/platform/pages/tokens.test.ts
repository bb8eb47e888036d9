import { deepEqual, equal, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

const CSS = readFileSync('src/ui/tokens.css', 'utf8')
const TEXT = 4.5
const EDGE = 3

/** What stands on what (WCAG 1.4.3, 1.4.11): text needs 4.5, control edges and the focus ring 3.0. */
const PAIRS: readonly (readonly [on: string, ground: string, floor: number])[] = [
  ...['text', 'text-muted'].flatMap((it) =>
    ['ground', 'raised', 'sunken'].map((ground) => [it, ground, TEXT] as const),
  ),
  ...['ground', 'sunken'].map((ground) => ['text-off', ground, TEXT] as const),
  ...['ground', 'raised'].flatMap((ground) => [
    ['line-control', ground, EDGE] as const,
    ['primary', ground, EDGE] as const,
    ['link', ground, TEXT] as const,
  ]),
  ...['ground', 'sunken'].map((ground) => ['focus', ground, EDGE] as const),
  ...['danger', 'success', 'warning', 'notice'].flatMap((it) => [
    [it, 'ground', TEXT] as const,
    [it, `${it}-tint`, TEXT] as const,
  ]),
  ['on-primary', 'primary', TEXT],
  ['on-primary', 'primary-hover', TEXT],
  ['on-accent', 'accent', TEXT],
  ['on-badge', 'badge', TEXT],
  ['on-chosen', 'chosen', TEXT],
]

for (const [name, selector] of [
  ['sport', ':root,\n  .sport-storefront {'],
  ['professional', '.professional-storefront {'],
] as const) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`${name} ${scheme} has contrast enough`, () => {
      const colours = readColours(selector, scheme)

      const weak = PAIRS.map(([on, ground, floor]) => ({
        pair: `${on} on ${ground}`,
        ratio: contrast(colours[on] ?? '', colours[ground] ?? ''),
        floor,
      })).filter(({ ratio, floor }) => !(ratio >= floor))

      deepEqual(weak, [])
    })
  }
}

test('a storefront has every colour of the other', () => {
  const sport = Object.keys(readColours(':root,\n  .sport-storefront {', 'light'))
  const professional = Object.keys(readColours('.professional-storefront {', 'light'))

  deepEqual(professional, sport)
  equal(sport.length, 27)
})

test('forced colours leave no colour of ours', () => {
  const forced = CSS.slice(CSS.indexOf('(forced-colors: active)'))

  for (const colour of Object.keys(readColours('.professional-storefront {', 'light'))) {
    ok(new RegExp(`--courtside-${colour}: [A-Z][A-Za-z]+;`).test(forced), colour)
  }
})

function readColours(selector: string, scheme: 'light' | 'dark'): Record<string, string> {
  const start = CSS.indexOf(selector)
  ok(start >= 0, selector)
  const block = CSS.slice(start, CSS.indexOf('}', start))
  const found = block.matchAll(/--courtside-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)
  return Object.fromEntries(
    [...found].map(([, name, light, dark]) => [name, scheme === 'light' ? light : dark]),
  )
}

/** WCAG 2's ratio. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
