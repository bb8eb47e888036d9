import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { createElement } from 'react'
import { markupOf } from '../../../../shop/platform/html/html.ts'
import { keepMarkup } from '../../../../shop/platform/html/kept-markup.ts'
import { render } from '../../../../shop/platform/html/render.ts'
import { text } from '../../../../src/i18n/text.ts'
import { demoShop } from '../../../helpers/demo-shop.ts'
import { otherShop } from '../../../helpers/other-shop.ts'

const sv = demoShop.text('sv')
/** Each drawing of a test is compared with React's, which draws every view once more. */
const BY_REACT = 1
const GENERATION = 4_000_000

interface GoodsProps {
  readonly id: string
  readonly words: string
}

/** A view that counts how often it is drawn, and what draws it. */
function openGoods(hasPlace: boolean) {
  let draws = 0
  function view({ id, words }: GoodsProps) {
    draws += 1
    return (
      <p data-id={id} title={id}>
        {words} {text('cart.empty')}
      </p>
    )
  }
  keepMarkup(view, {
    keyOf: ({ id, words }) => [id, words],
    ...(hasPlace && {
      place: { valueOf: ({ id }) => id, withValue: (props, id) => ({ ...props, id }) },
    }),
  })
  return {
    drawsOf(work: () => void): number {
      const before = draws
      work()
      return draws - before
    },
    drawn: (id: string, words: string, texts = sv) =>
      markupOf(render(createElement(view, { id, words }), texts)),
  }
}

test('what is drawn from the same props again is not drawn again', () => {
  const { drawn, drawsOf } = openGoods(false)
  const first = drawn('a', 'shoe')

  equal(
    drawsOf(() => equal(drawn('a', 'shoe'), first)),
    BY_REACT,
  )
  equal(
    drawsOf(() => drawn('a', 'shirt')),
    BY_REACT + 1,
  )
})

test('what is shown of an object is told once, and drawn for each setting', () => {
  let [draws, keys] = [0, 0]
  interface FaceProps {
    readonly goods: { readonly name: string }
    readonly isLarge: boolean
  }
  function view({ goods, isLarge }: FaceProps) {
    draws += 1
    return <p className={isLarge ? 'large' : undefined}>{goods.name}</p>
  }
  keepMarkup(view, {
    keyOf: ({ isLarge }) => [isLarge],
    content: {
      of: ({ goods }) => goods,
      keyOf: ({ goods }) => {
        keys += 1
        return [goods.name]
      },
    },
  })
  const drawn = (goods: FaceProps['goods'], isLarge = false) => {
    ;[draws, keys] = [0, 0]
    return markupOf(render(createElement(view, { goods, isLarge }), sv))
  }
  const shoe = { name: 'shoe' }

  equal(drawn(shoe), '<p>shoe</p>')
  deepEqual([draws, keys], [1 + BY_REACT, 1])
  equal(drawn(shoe), '<p>shoe</p>')
  deepEqual([draws, keys], [BY_REACT, 0])
  equal(drawn(shoe, true), '<p class="large">shoe</p>')
  deepEqual([draws, keys], [1 + BY_REACT, 1])
  equal(drawn({ ...shoe }), '<p>shoe</p>')
  deepEqual([draws, keys], [BY_REACT, 1])
  equal(drawn({ name: 'shirt' }), '<p>shirt</p>')
  deepEqual([draws, keys], [1 + BY_REACT, 1])
})

test('languages and shops have markup of their own', () => {
  const { drawn } = openGoods(true)
  const other = otherShop({ texts: { sv: { 'cart.empty': 'Säcken är tom.' } } })
  for (const _ of [1, 2]) {
    ok(drawn('a', 'shoe').includes('Varukorgen är tom.'))
    ok(drawn('a', 'shoe', demoShop.text('en')).includes('Your cart is empty.'))
    ok(drawn('a', 'shoe', other.text('sv')).includes('Säcken är tom.'))
  }
})

test('a value in a place is each drawing’s own, and the rest is shared', () => {
  const { drawn, drawsOf } = openGoods(true)
  drawn('a', 'shoe')

  const draws = drawsOf(() => equal(drawn('b-2', 'shoe').match(/"b-2"/g)?.length, 2))

  equal(draws, BY_REACT)
  equal(drawn('a', 'shoe').match(/"a"/g)?.length, 2)
})

test('a value that is not plain is escaped, and shared with nobody', () => {
  const { drawn } = openGoods(true)
  for (const id of ['"><script>', 'ö', '', 'a b', '$&', '$1']) {
    // The drawing itself is compared with React's.
    ok(!drawn(id, 'shoe').includes('<script'))
    ok(!drawn('c', 'shoe').includes(`"${id}"`))
  }
})

test('views with the same props are not taken for each other', () => {
  const [one, other] = [openGoods(false), openGoods(false)]
  one.drawn('a', 'shoe')

  equal(
    other.drawsOf(() => other.drawn('a', 'shoe')),
    BY_REACT + 1,
  )
})

test('what is kept is bounded, and the oldest of it goes', () => {
  const { drawn, drawsOf } = openGoods(false)
  const large = 'x'.repeat(40_000)
  drawn('first', large)
  for (let at = 0; at < GENERATION / large.length; at += 1) drawn(`${at}`, large)

  equal(
    drawsOf(() => drawn('first', large)),
    BY_REACT + 1,
  )
  equal(
    drawsOf(() => drawn('first', large)),
    BY_REACT,
  )
})

test('what is very large is not kept at all', () => {
  const { drawn, drawsOf } = openGoods(false)
  const huge = 'x'.repeat(200_000)
  drawn('a', huge)

  equal(
    drawsOf(() => drawn('a', huge)),
    BY_REACT + 1,
  )
})
