import { deepEqual, equal, ok } from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { THEMES } from '../../../../shop/platform/shop/look-schema.ts'

const CSS = readFileSync('src/ui/tokens.css', 'utf8')
const THEME_FOLDER = 'shop/platform/pages/styles/themes'
const SPORT = ':root,\n  .sport-storefront {'
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

      deepEqual(weakPairs(colours), [])
    })
  }
}

for (const theme of THEMES.slice(1)) {
  const css = readFileSync(`${THEME_FOLDER}/${theme}.css`, 'utf8')
  for (const scheme of ['light', 'dark'] as const) {
    test(`the theme ${theme} has contrast enough in ${scheme}, with what it leaves as it is`, () => {
      const own = readColours(`.theme-${theme}.sport-storefront {`, scheme, css)
      const colours = { ...readColours(SPORT, scheme), ...own }

      ok(Object.keys(own).length > 0)
      deepEqual(
        Object.keys(own).filter((it) => !(it in readColours(SPORT, scheme))),
        [],
      )
      deepEqual(weakPairs(colours), [])
    })
  }
}

test('every theme has its file, and every file is a theme that can be chosen', () => {
  const files = readdirSync(THEME_FOLDER).map((it) => it.replace('.css', ''))
  deepEqual(files.sort(), THEMES.slice(1).sort())
})

test('the theme that the guide makes has contrast enough', () => {
  const [, css = ''] = /```css\n([\s\S]*?)```/.exec(readFileSync('docs/themes.md', 'utf8')) ?? []
  for (const scheme of ['light', 'dark'] as const) {
    const own = readColours('.theme-berry.sport-storefront {', scheme, css)
    ok(Object.keys(own).length > 0)
    deepEqual(weakPairs({ ...readColours(SPORT, scheme), ...own }), [])
  }
})

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

function weakPairs(colours: Readonly<Record<string, string>>) {
  return PAIRS.map(([on, ground, floor]) => ({
    pair: `${on} on ${ground}`,
    ratio: contrast(colours[on] ?? '', colours[ground] ?? ''),
    floor,
  })).filter(({ ratio, floor }) => !(ratio >= floor))
}

function readColours(
  selector: string,
  scheme: 'light' | 'dark',
  css = CSS,
): Record<string, string> {
  const start = css.indexOf(selector)
  ok(start >= 0, selector)
  const block = css.slice(start, css.indexOf('}', start))
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

test('every property that a style sheet asks for without another value is set somewhere', () => {
  const files = ['src', 'shop'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((it) => `${folder}/${it}`),
  )
  const read = (ending: RegExp) =>
    files.filter((it) => ending.test(it)).map((it) => readFileSync(it, 'utf8'))
  const names = (texts: readonly string[], wanted: RegExp) =>
    new Set(texts.flatMap((it) => [...it.matchAll(wanted)].map(([, name]) => name)))
  const styles = read(/\.css$/)
  const set = names([...styles, ...read(/\.tsx?$/)], /(--[a-z][\w-]*)['"`]?\]?\s*[:,]/g)
  const asked = names(styles, /var\((--[a-z][\w-]*)\)/g)
  ok(asked.size > 50)
  deepEqual(
    [...asked].filter((it) => !set.has(it)),
    [],
  )
})
