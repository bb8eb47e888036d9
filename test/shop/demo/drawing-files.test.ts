import { deepEqual, equal, ok } from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { buildDemoCatalogue } from '../../../shop/demo/demo-catalogue.ts'
import { drawings, sides } from '../../../shop/demo/drawings/drawings.ts'
import { tonesOf } from '../../../shop/demo/drawings/paint.ts'
import { readDrawing } from '../../../shop/demo/drawings/read-drawing.ts'
import { faultIn } from './well-formed.ts'

const FOLDER = 'shop/demo/drawings'
const NAMES = readdirSync(FOLDER).filter((it) => it.endsWith('.svg'))
const FILES = NAMES.map((name) => [name, readFileSync(`${FOLDER}/${name}`, 'utf8')] as const)
const RULE = /^\s*\.([a-z-]+) \{ ([a-z-]+): ([^;}]+?)(;[^}]*)? \}$/gm

function classesIn(svg: string): string[] {
  return [...svg.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
}

test('every file is whole XML with a title', () => {
  for (const [name, svg] of FILES) {
    equal(faultIn(svg.trim()), '', name)
    ok(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(svg), name)
    ok(/<title>\w[^<]+<\/title>/.test(svg), name)
  }
})

test('every file is shown by a kind or a side of one, and every one of these has its file', () => {
  const known = FILES.map(([, svg]) => JSON.stringify(readDrawing(svg)))
  const shown = [
    ...Object.values(drawings),
    ...Object.values(sides).flatMap((it) => Object.values(it)),
  ].map((it) => JSON.stringify(it))

  deepEqual([...new Set(shown)].sort(), [...known].sort())
  for (const [kind, drawing] of Object.entries(drawings)) {
    deepEqual(drawing, readDrawing(readFileSync(`${FOLDER}/${kind}.svg`, 'utf8')), kind)
  }
})

test('shoes are drawn by what they are for, women’s and men’s apart, each from four sides', () => {
  const { products } = buildDemoCatalogue()
  const shoes = products.filter(({ drawing }) => /shoe|boot/.test(drawing))
  deepEqual([...new Set(shoes.map(({ drawing }) => drawing))].sort(), [
    'boot',
    'court-shoe',
    'kids-shoe',
    'racing-shoe',
    'shoe',
    'trail-shoe',
    'womens-shoe',
  ])
  for (const { slug, pictures } of shoes) {
    deepEqual([slug, pictures], [slug, [{ view: 'back' }, { view: 'sole' }, { view: 'detail' }]])
  }
})

test('every article of the demo has its drawing', () => {
  for (const { drawing, slug } of buildDemoCatalogue().products) {
    ok(NAMES.includes(`${drawing}.svg`), slug)
  }
})

test('no file runs anything, asks for anything, or keeps what an editor noted', () => {
  for (const [name, svg] of FILES) {
    const addresses = svg.match(/https?:[^"]*/g) ?? []
    const prefixed = svg.match(/[\s<](?!xlink:href=|xmlns:xlink=)[\w-]+:[\w-]+=/g)

    deepEqual(
      addresses.filter((it) => !/^http:\/\/www\.w3\.org\/(2000\/svg|1999\/xlink)$/.test(it)),
      [],
    )
    ok(
      !/<(script|foreignObject|image|iframe|a)\b|@import|\son\w+=|javascript:|<!|<\?/i.test(svg),
      name,
    )
    ok(!/href="(?!#)|url\((?!#)/.test(svg), name)
    equal(prefixed, null, name)
  }
})

test('every file shows the colours that the shop puts in for court blue', () => {
  const tones = tonesOf('#2f5fa7', '')
  for (const [name, svg] of FILES) {
    const [, sheet = ''] = /<style>\n([^<]*)\n\s*<\/style>/.exec(svg) ?? []
    const rules = [...sheet.matchAll(RULE)]
    const used = new Set(classesIn(svg).filter((it) => !it.startsWith('cs-')))

    equal(rules.length, sheet.split('\n').length, name)
    deepEqual(rules.map(([, it]) => it).sort(), [...used].sort(), name)
    for (const [, rule = '', , value] of rules) {
      const tone = tones[rule.replace(/-(?:line|stop)$/, '')]
      equal(value, tone ?? value, `${name}: ${rule}`)
    }
  }
})

test('every file has the three layers, and is readable in an editor', () => {
  for (const [name, svg] of FILES) {
    for (const layer of [
      'id="small" class="cs-s"',
      'id="medium" class="cs-m"',
      'id="large" class="cs-l"',
    ]) {
      equal(svg.split(layer).length, 2, `${name}: ${layer}`)
    }
    deepEqual(
      svg.split('\n').filter((it) => it.length > 120),
      [],
      name,
    )
  }
})
