import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import type { DrawingKind } from '../../../shop/catalogue/catalogue.ts'
import { drawArticle } from '../../../shop/demo/drawings/draw-article.ts'
import { drawings } from '../../../shop/demo/drawings/drawings.ts'
import { faultIn } from './well-formed.ts'

const KINDS = Object.keys(drawings) as DrawingKind[]
const HOSTILE = [
  '"><script>alert(1)</script>',
  "' onload='alert(1)",
  ']]></title><svg onload=alert(1)>',
  '&lt;&#x41;&nope;',
  'nul\u0000 bell\u0007 half\ud800 last\uffff',
  '–—“”é漢字🏃',
]

function idsOf(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
}

test('draws every kind as whole XML, in dark, bright and pale colours', () => {
  for (const kind of KINDS) {
    for (const hex of ['#2f5fa7', '#b8441f', '#efece6', '#d8f034', '#000000', '#ffffff']) {
      equal(faultIn(drawArticle({ kind, hex, number: '16', label: kind })), '', `${kind} ${hex}`)
    }
  }
})

test('finds broken XML broken', () => {
  for (const broken of ['<a>', '<a></b>', '<a b="1" b="2"/>', '<a>&</a>', '<a b=c/>', '<a/><b/>']) {
    ok(faultIn(broken) !== '', broken)
  }
})

test('keeps hostile words as words', () => {
  for (const label of HOSTILE) {
    const svg = drawArticle({ kind: 'shirt', hex: label, accentHex: label, number: label, label })

    equal(faultIn(svg), '', label)
    ok(!/<script|<svg [^>]*onload|foreignObject/.test(svg.slice(4)), svg.slice(0, 400))
  }
})

test('writes the label as an escaped title', () => {
  const svg = drawArticle({ kind: 'ball', hex: '#2f5fa7', label: 'A <b> & "c"' })

  ok(svg.includes('<title>A &lt;b&gt; &amp; &quot;c&quot;</title>'))
})

test('draws a colour it cannot read in court blue', () => {
  for (const hex of ['', 'red', '#12', 'url(#x)', '#2f5fa7"/>']) {
    const fills = drawArticle({ kind: 'bag', hex }).replace(/d[0-9a-z]+-/g, '')
    equal(fills, drawArticle({ kind: 'bag', hex: '#2f5fa7' }).replace(/d[0-9a-z]+-/g, ''), hex)
  }
})

test('needs nothing from outside and runs nothing', () => {
  for (const kind of KINDS) {
    const svg = drawArticle({ kind, hex: '#1f6b52', number: '8' })
    const addresses = svg.match(/https?:[^"]*/g)

    deepEqual(addresses, ['http://www.w3.org/2000/svg'], kind)
    ok(!/href="(?!#)|<script|<image|@import| on\w+=/.test(svg), kind)
  }
})

test('refers only to ids of its own, each given once', () => {
  for (const kind of KINDS) {
    const svg = drawArticle({ kind, hex: '#efece6', number: '8' })
    const ids = idsOf(svg)
    const wanted = [...svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id = '']) => id)

    equal(new Set(ids).size, ids.length, kind)
    deepEqual(
      wanted.filter((it) => !ids.includes(it)),
      [],
      kind,
    )
  }
})

test('shares no id between two pictures on one page', () => {
  const pictures = ['#2f5fa7', '#b8441f'].flatMap((hex) =>
    KINDS.map((kind) => idsOf(drawArticle({ kind, hex }))),
  )
  const all = pictures.flat()

  equal(new Set(all).size, all.length)
})

test('is the same for the same article, and another in another colour', () => {
  const draw = (hex: string) => drawArticle({ kind: 'shoe', hex })

  equal(draw('#2f5fa7'), draw('#2f5fa7'))
  ok(draw('#2f5fa7') !== draw('#b8441f'))
})

test('shows figures on shirts and weights from the middle layer on', () => {
  for (const kind of ['shirt', 'tank', 'kettlebell', 'dumbbell', 'plate', 'team-set'] as const) {
    const svg = drawArticle({ kind, hex: '#2f5fa7', number: '24' })
    const middle = svg.slice(svg.indexOf('<g class="cs-m">'))

    ok(middle.includes('>24</text>'), kind)
    ok(!svg.slice(0, svg.indexOf('<g class="cs-m">')).includes('<text'), kind)
  }
})

test('lies on a light tile, a dark one, or the one the page’s colour scheme asks for', () => {
  const tile = (theme?: 'light' | 'dark') =>
    drawArticle({ kind: 'cap', hex: '#2f5fa7', ...(theme && { theme }) })

  ok(/class="cs-wall" fill="url\(#\w+-spot\)"/.test(tile('dark')))
  ok(!tile('dark').includes('prefers-color-scheme') && !tile('light').includes('-spot'))
  ok(tile('light').includes('fill="#f6f5f2"') && !tile('light').includes('prefers-color-scheme'))
  ok(tile().includes('fill="#f6f5f2"') && tile().includes('prefers-color-scheme:dark'))
})

test('stays small enough to draw hundreds of', () => {
  for (const kind of KINDS) {
    const { length } = drawArticle({ kind, hex: '#2f5fa7', number: '8', label: kind })
    ok(length < 16_000, `${kind}: ${length}`)
  }
})
