import { equal, ok, throws } from 'node:assert/strict'
import { test } from 'node:test'
import {
  flag,
  html,
  markupOf,
  scriptJson,
  trusted,
} from '../../../../src/server/platform/html/html.ts'

test('escapes text, in content and in attributes', () => {
  const name = `<img src=x onerror="alert('1')">&`

  equal(
    markupOf(html`<a title="${name}">${name}</a>`),
    '<a title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;</a>',
  )
})

test('keeps markup of its own, lists and numbers, and writes nothing for nothing', () => {
  const rows = [1, 2].map((it) => html`<li>${it}</li>`)

  equal(
    markupOf(html`<ul>${rows}${false}${null}${undefined}${0}${trusted('<b>')}</ul>`),
    '<ul><li>1</li><li>2</li>0<b></ul>',
  )
})

test('takes nothing for markup that only looks like it', () => {
  const forged = JSON.parse('{"markup":"<b>","Symbol(markup)":"<b>"}')

  throws(() => html`<p>${forged}</p>`)
})

test('refuses an attribute value without quotes', () => {
  throws(() => html`<a href=${'x'}>`, /quoted/)
  equal(markupOf(html`<a href="/?q=${'a&b'}">`), '<a href="/?q=a&amp;b">')
})

test('holds JSON inside its script', () => {
  const markup = markupOf(scriptJson({ a: '</script><!--&\u2028' }))

  ok(!/[<>&\u2028]/.test(markup))
  equal(JSON.parse(markup).a, '</script><!--&\u2028')
})

test('writes a bare attribute only where it holds', () => {
  equal(markupOf(html`<i${flag('disabled', true)}${flag('hidden', false)}>`), '<i disabled>')
})
