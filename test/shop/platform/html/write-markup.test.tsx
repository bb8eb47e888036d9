import { equal, throws } from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createElement, Fragment, memo, type ReactNode, useId, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { reactMarkup } from '../../../../shop/platform/html/react-markup.ts'
import { withViewHooks } from '../../../../shop/platform/html/render.ts'
import { writeMarkup } from '../../../../shop/platform/html/write-markup.ts'
import { HydrationBoundary } from '../../../../src/ui/hydration-boundary.tsx'
import { Icon } from '../../../../src/ui/icon.tsx'
import { SCRIPTS } from '../../../elements/hostile-values.ts'
import { withSigns } from '../../../helpers/signs.ts'

const TAGS =
  `a abbr article b body br button circle dialog div dl form g h2 head hr html i iframe img
  input label li link listing main menuitem meta noscript object ol optgroup option output p path pre
  quick-search script section select small source span strong style svg table tbody td textarea th
  time title tr ul video wbr x-1 font-face annotation-xml foreignObject`.split(/\s+/)
const PROPS =
  `about accept acceptCharset accessKey action allowFullScreen alt aria-hidden aria-label
  aria-Odd as async autoCapitalize autoComplete autoFocus autoPlay capture charSet checked cite class
  className colSpan cols content contentEditable controls crossOrigin cx d data data-act data-1 data-Odd
  dateTime default defaultChecked defaultValue defer dir disabled download draggable encType
  fetchPriority fetchpriority fill fillOpacity focusable for form formAction formEncType formMethod
  formNoValidate formTarget headers height hidden high href hrefLang htmlFor httpEquiv id inert
  innerHTML inputMode is itemProp itemScope kind label lang list loading loop max maxLength media
  method min minLength multiple muted name noModule noValidate nonce onClick onclick ONLOAD open
  pattern placeholder popover popoverTarget popoverTargetAction r readOnly ref rel required reversed
  role rowSpan rows sandbox scope selected shape size sizes slot span spellCheck src srcDoc srcSet start
  step strokeWidth style suppressHydrationWarning tabIndex target title translate type useMap value
  viewBox width wrap x xlinkHref xmlLang xmlns a.b a:b a\u0000b a=b <b "q" __proto__ constructor`.split(
    /\s+/,
  )
const ALL_VALUES = ['a', 'button', 'div', 'form', 'input', 'option', 'quick-search']
const ODD =
  String.raw`"|'|<|>|&|&amp;|<!--|]]>|0|true|false|/a?b=c&d|https://a.example/|å–😀`.split('|')
const EDGES = [...ODD, '', ' ', '\n', '\n\n', '\ud800', 'javascript:x', ' jAva\tscript\n:x']
const HOSTILE = [...EDGES, ...SCRIPTS]

const texts = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 8 }))
const numbers = fc.oneof(fc.constantFrom(0, -0, 1, 1.5, Number.NaN, 1e21, -1), fc.integer())
const scalars = fc.oneof(texts, numbers, fc.boolean(), fc.constantFrom(null, undefined, 10n))
const odd = fc.constantFrom(() => 'f', Symbol('s'), { a: 1 }, ['a', 1], { toString: () => '"<' })
const names = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...PROPS) }, texts)
const styles = fc.dictionary(
  fc.constantFrom('color', 'backgroundColor', '--x', 'WebkitBox', 'msFlex', 'zIndex', 'margin'),
  scalars,
  { maxKeys: 3 },
)
const values = fc.oneof({ weight: 6, arbitrary: scalars }, { weight: 1, arbitrary: odd }, styles)
const props = fc.dictionary(names, values, { maxKeys: 5 })
const drawn = fc.option(fc.record({ __html: fc.oneof(texts, scalars) }), {
  freq: 9,
  nil: undefined,
})

const { tree } = fc.letrec<{ tree: ReactNode; element: ReactNode }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    scalars,
    tie('element'),
    fc.array(tie('tree'), { maxLength: 3 }),
  ) as fc.Arbitrary<ReactNode>,
  element: fc
    .record({
      type: fc.constantFrom<unknown>(...TAGS, Fragment, Passed, Kept, Counted),
      props,
      drawn,
      children: fc.array(tie('tree'), { maxLength: 3 }),
    })
    .map((it) => {
      const inner = it.drawn && { dangerouslySetInnerHTML: it.drawn }
      const isTag = typeof it.type === 'string'
      const given = isTag ? { ...it.props, ...inner } : {}
      return createElement(it.type as 'div', given, ...it.children)
    }),
}))

function Passed({ children }: { readonly children?: ReactNode }) {
  return children
}

const Kept = memo(Passed)

function Counted({ children }: { readonly children?: ReactNode }) {
  const [count] = useState(() => 3)
  return (
    <p>
      {count}
      {children}
    </p>
  )
}

function Named() {
  return <p id={useId()} />
}

function Restless() {
  const [count, setCount] = useState(0)
  if (count === 0) setCount(1)
  return count
}

function Outer() {
  const inner = written(<Counted>inside</Counted>)
  throws(() => written(<Restless />))
  const [after] = useState('after')
  return <p>{`${inner} ${after}`}</p>
}

function Icons() {
  return (
    <p className="a">
      <Icon name="bin" />
      <Icon name="bin" className="b" />
      <Icon name="plus" />
      <Icon name="bin" />
    </p>
  )
}

function written(node: ReactNode): string {
  return withViewHooks(() => writeMarkup(node))
}

/** What is drawn, or that it is refused. */
function result(draw: (node: ReactNode) => string, node: ReactNode): string {
  try {
    return withSigns(draw(node))
  } catch {
    return 'refused'
  }
}

test('writes what React writes, whatever a view is given', () => {
  fc.assert(
    fc.property(tree, (node) => equal(result(written, node), result(reactMarkup, node))),
    { numRuns: 4000 },
  )
})

test('writes every attribute of every tag as React does', () => {
  const all = [...EDGES, 0, 1, -1, Number.NaN, true, false, null, () => 1, { a: 1 }, Symbol('s')]
  for (const [at, tag] of TAGS.entries()) {
    for (const [of, prop] of PROPS.entries()) {
      // All values on some tags, and on each of the others every seventh.
      const values = ALL_VALUES.includes(tag) ? all : all.filter((_, n) => (n + at + of) % 7 === 0)
      for (const value of values) {
        const node = createElement(tag, { [prop]: value })
        equal(result(written, node), result(reactMarkup, node), `${tag} ${prop} ${String(value)}`)
      }
    }
  }
})

test('a view that knows a hook of the browser alone is refused', () => {
  throws(() => written(<Named />), /useId/)
})

test('a view that changes its state while it is drawn is refused', () => {
  throws(() => written(<Restless />), /changes its state/)
})

test('a drawing inside of another, and one that fails, leave the hooks as they were', () => {
  equal(written(<Outer />), '<p>&lt;p&gt;3inside&lt;/p&gt; after</p>')
  throws(() => Counted({}), /null/)
})

test('what stands twice is written twice alike, whatever was kept of the first', () => {
  const view = <Icons />
  equal(written(view), reactMarkup(view))
  equal(written(view), reactMarkup(view))
})

test('writes a boundary where hydration looks for one', () => {
  const row = (
    <ul>
      <HydrationBoundary holds={() => true}>
        <li>one</li>
      </HydrationBoundary>
    </ul>
  )
  const markup = withViewHooks(() => writeMarkup(row))

  equal(markup, '<ul><!--$--><li>one</li><!--/$--></ul>')
  equal(markup, renderToString(row))
})
