import { equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { plainLine, plainText } from '../../../../shop/catalogue/importers/plain-text.ts'
import { roundsOf } from '../../../helpers/rounds-of-work.ts'

type Cases = readonly (readonly [html: string, text: string])[]

function reads(cases: Cases): void {
  for (const [html, text] of cases) equal(plainText(html), text, html)
}

test('decodes character references as browsers do', () => {
  reads([
    ['1&nbsp;299&nbsp;kr', '1 299 kr'],
    ['Caf&eacute; &#x1F45F; &#128095; &hearts; &frac13;', 'Café 👟 👟 ♥ ⅓'],
    ['&eacute &copy 2026', 'é © 2026'],
    ['&#150; it&#x92;s', '– it’s'],
    ['&lt;b&gt; &amp;lt;', '<b> &lt;'],
    ['AT&T, R&D, &unknown;', 'AT&T, R&D, &unknown;'],
    ['👩&zwj;🚀', '👩‍🚀'],
  ])
})

test('drops signs that hide or turn text, also where they are character references', () => {
  reads([['a&#x202e;b&shy;c&#0;d', 'abcd']])
  equal(plainLine('a&#x202e;b&shy;c&#0;d'), 'abcd')
})

test('finds the end of a tag and of a comment', () => {
  reads([
    ['<a title="5 > 3">link</a>', 'link'],
    [`<img alt='a > b' src=x>text`, 'text'],
    ['a<!-- > -->b<!-->c<!-- x --!>d', 'abcd'],
    ['<![CDATA[a]]>b<?php echo 1 ?>c', 'bc'],
  ])
})

test('takes a sign for less that starts no tag as text', () => {
  reads([
    ['a < b and c > d', 'a < b and c > d'],
    ['<p>size<40, 1 <2, <3</p>', 'size<40, 1 <2, <3'],
  ])
})

test('leaves out what is not for reading', () => {
  reads([
    ['<script>"</scripty>" < "<p>"</script>ok', 'ok'],
    ['<STYLE>p > a {}</STYLE>ok', 'ok'],
    ['<svg><title/><path d="M0"/><svg></svg>y</svg>ok', 'ok'],
    ['a<svg/>b', 'ab'],
    ['<object>x<object>y</object>z</object>ok', 'ok'],
    ['<noscript>n</noscript><template><p>t</p></template>ok', 'ok'],
  ])
})

test('keeps the order of nested and unclosed elements', () => {
  reads([
    ['<div><div><p>a</p></div></div><div>b</div>', 'a\n\nb'],
    ['<p>one<p>two', 'one\n\ntwo'],
    ['<b>x<i>y</b>z', 'xyz'],
    ['<ul><li>a<li>b</ul>c', '• a\n• b\n\nc'],
    ['<ul><li>a<ol><li>b</ol><li>c</ul>', '• a\n\n• b\n\n• c'],
    ['<table><tr><td>a<td>b<tr><th>c</table>', 'a b\nc'],
    ['a<br>b<BR/>c<br >d', 'a\nb\nc\nd'],
  ])
})

test('takes no longer for nested elements than for others', async (t) => {
  const flat = await roundsOf(() => plainText('<p>a</p>'.repeat(200_000)), 2)
  for (const [opened, closed] of [
    ['<ul><li>', '</b>'],
    ['<svg>', '</svg>'],
  ] as const) {
    const html = opened.repeat(200_000) + closed.repeat(200_000)
    const times = (await roundsOf(() => plainText(html), 2)) / flat
    t.diagnostic(`${opened}: ${times.toFixed(1)} times as much as what is flat`)
    ok(times < 5, opened)
  }
})
