import { equal, match, throws } from 'node:assert/strict'
import { test } from 'node:test'
import { createElement } from 'react'
import { markupOf, trusted } from '../../../../shop/platform/html/html.ts'
import { text } from '../../../../src/i18n/text.ts'
import { demoShop } from '../../../helpers/demo-shop.ts'
import '../../../../shop/app/texts.ts'
import { contents, render } from '../../../../shop/platform/html/render.ts'
import { HydrationBoundary } from '../../../../src/ui/hydration-boundary.tsx'

const sv = demoShop.text('sv')

function drawn(node: Parameters<typeof render>[0], texts = sv): string {
  return markupOf(render(node, texts))
}

function Said() {
  return <p>{text('cart.empty')}</p>
}

function Both() {
  return (
    <>
      <div {...contents(render(<Said />, demoShop.text('en')))} />
      <Said />
    </>
  )
}

function Broken(): never {
  throw new Error('planned')
}

test('views say their texts in the language of each drawing', () => {
  equal(drawn(<Said />), '<p>Varukorgen är tom.</p>')
  equal(drawn(<Said />, demoShop.text('en')), '<p>Your cart is empty.</p>')
})

test('a drawing inside of another leaves the outer language as it was', () => {
  equal(drawn(<Both />), '<div><p>Your cart is empty.</p></div><p>Varukorgen är tom.</p>')
})

test('a view that throws leaves no language behind', () => {
  throws(() => drawn(<Broken />), /planned/)
  // Without a drawing there is a page to ask, which the server has not.
  throws(() => text('cart.empty'), /document/)
})

test('values are escaped in texts and attributes', () => {
  const hostile = `<img src=x onerror="alert(1)">&`
  equal(
    drawn(<p title={hostile}>{hostile}</p>),
    '<p title="&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;">&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;</p>',
  )
})

for (const [tag, name] of [
  ['a', 'href'],
  ['a', 'xlinkHref'],
  ['iframe', 'src'],
  ['object', 'data'],
  ['form', 'action'],
  ['button', 'formAction'],
] as const) {
  test(`${name} of ${tag} is no script, whatever a view is given`, () => {
    for (const url of ['javascript:alert(1)', ' java\nscript:alert(1)']) {
      equal(drawn(createElement(tag, { [name]: url })).includes('alert'), false)
    }
  })
}

test('no handler is written', () => {
  const foreign = { onclick: 'alert(1)', onError: 'alert(1)', onClick: () => undefined }
  equal(drawn(createElement('i', foreign)), '<i></i>')
})

test('no handler is written on a custom element', () => {
  for (const name of ['onclick', 'onClick', 'ONLOAD', 'on']) {
    const attributes = { title: 'a > b', [name]: 'alert(1)' }
    throws(() => drawn(<p>{createElement('buy-button', attributes)}</p>), /handler/)
  }
})

test('words that look like a handler are only words', () => {
  const words = '<buy-button onclick="x"> onclick='
  const view = createElement('buy-button', { title: words, label: ' onclick=' }, words)
  equal(drawn(view).match(/ onclick=/g)?.length, 5)
})

test('nothing is moved, and no link comes before the markup', () => {
  const markup = drawn(
    <html lang="sv">
      <head>
        <meta charSet="utf-8" />
        <title>t</title>
      </head>
      <body>
        <img src="/eager.svg" alt="" />
        <script async src="/a.js" />
      </body>
    </html>,
  )
  equal(
    markup,
    '<html lang="sv"><head><meta charSet="utf-8"/><title>t</title></head><body><img src="/eager.svg" alt=""/><script async="" src="/a.js"></script></body></html>',
  )
})

test('a template stands in a view, and a view in a template', () => {
  const view = <main {...contents(trusted('<p>a &amp; b</p>'))} />
  equal(`<body>${markupOf(render(view, sv))}</body>`, '<body><main><p>a &amp; b</p></main></body>')
})

test('texts side by side are one text, as the browser reads them', () => {
  equal(drawn(<p>{['a ', 1, ' b']}</p>), '<p>a 1 b</p>')
})

test('a section stands between the marks that hydration looks for', () => {
  const section = <HydrationBoundary holds={() => true}>{<p>a</p>}</HydrationBoundary>
  equal(drawn(section), '<!--$--><p>a</p><!--/$-->')
})

test('a section that throws is no page without it', () => {
  const section = (
    <HydrationBoundary holds={() => true}>
      <Broken />
    </HydrationBoundary>
  )
  throws(() => drawn(section), /section/)
})

test('it is React’s production build that draws', () => {
  match(String(process.env.NODE_ENV), /production/)
  throws(() => drawn(<p>{{ a: 1 } as unknown as string}</p>), /Minified React error/)
})
