import { equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import {
  concat,
  escapeHtml,
  type Html,
  markupOf,
  scriptJson,
  trusted,
} from '../../../../shop/platform/html/html.ts'

test('escapes text for markup that React does not draw', () => {
  equal(
    escapeHtml(`<img src=x onerror="alert('1')">&\``),
    '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;&#96;',
  )
})

test('puts markup one after the other', () => {
  equal(markupOf(concat(trusted('<b>'), trusted('</b>'))), '<b></b>')
})

test('takes nothing for markup that only looks like it', () => {
  const forged: Html = JSON.parse('{"markup":"<b>","Symbol(markup)":"<b>"}')

  equal(markupOf(forged), undefined)
})

test('holds JSON inside its script', () => {
  const markup = markupOf(scriptJson({ a: '</script><!--&\u2028' }))

  ok(!/[<>&\u2028]/.test(markup))
  equal(JSON.parse(markup).a, '</script><!--&\u2028')
})
