import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { drawHero } from '../../../src/server/catalogue/drawings/draw-hero.ts'
import { faultIn } from './well-formed.ts'

for (const storefront of ['sport', 'professional'] as const) {
  test(`draws the ${storefront} court as whole XML that needs nothing from outside`, () => {
    const svg = drawHero(storefront)
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const wanted = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)

    equal(faultIn(svg), '')
    ok(svg.includes('viewBox="0 0 1600 640"'))
    equal(new Set(ids).size, ids.length)
    deepEqual(
      wanted.filter((it) => !ids.includes(it)),
      [],
    )
    ok(!/href=|<script|<image|@import/.test(svg))
  })
}

test('gives each storefront a court of its own', () => {
  ok(drawHero('sport') !== drawHero('professional'))
})
