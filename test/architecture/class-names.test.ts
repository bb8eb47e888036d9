import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { readClassNames } from './support/class-names.ts'
import { expectNone } from './support/expect-none.ts'
import { plant, readSources } from './support/sources.ts'

test('no class of a view is written again in the server', (t) => {
  const views = [...readSources('src/ui'), ...readSources('src/elements')].flatMap(readClassNames)
  const ofViews = new Set(views.map((it) => it.found))
  const again = readSources('shop')
    .flatMap(readClassNames)
    .filter((it) => ofViews.has(it.found))
  const names = [...new Set(again.map((it) => it.found))]
  const ofElements = names.filter((it) => !it.startsWith('cs-'))
  t.diagnostic(`${names.length} of ${ofViews.size} names, ${ofElements.length} of elements`)
  expectNone(t, again)
})

const namesIn = (text: string) => readClassNames(plant('planted.tsx', text)).map((it) => it.found)

test('reads the classes of a view', () => {
  deepEqual(namesIn('<p className="row row--last" />'), ['row', 'row--last'])
  deepEqual(namesIn(`<p className={isOff ? 'off' : \`on \${own} sign sign--\${kind}\`} />`), [
    'off',
    'on',
    'sign',
  ])
  deepEqual(namesIn("<p className={kind === 'buy' ? 'buy-button' : undefined} />"), ['buy-button'])
  deepEqual(namesIn(`button.className = 'made'; button.classList.add('added', \`is-\${it}\`)`), [
    'made',
    'added',
  ])
})

test('reads the classes of markup in strings', () => {
  deepEqual(
    namesIn(`html\`<p class="row \${own} row--\${kind}"><b class="price">\${price}</b></p>\``),
    ['row', 'price'],
  )
  deepEqual(namesIn(`html\`<p class="row\${isLast ? ' row--last' : ''}">\${text('price')}</p>\``), [
    'row--last',
  ])
  deepEqual(namesIn(`'<p class="plain">'`), ['plain'])
})

test('reads what can be nothing but a class', () => {
  deepEqual(namesIn("const KEPT = 'main-navbar__panel--kept'; link('cs-button extra')"), [
    'main-navbar__panel--kept',
    'cs-button',
  ])
})

test('takes no other string for a class', () => {
  deepEqual(namesIn(`const row = 'row'; <p id="row" data-row={'row'}>row</p>`), [])
})
