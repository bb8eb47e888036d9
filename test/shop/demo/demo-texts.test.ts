import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { buildDemoCatalogue } from '../../../shop/demo/demo-catalogue.ts'
import type { LocalText } from '../../../src/model/language.ts'

const { categories, products } = buildDemoCatalogue(new Date('2026-03-01T12:00:00Z'))
const articles = products.flatMap((it) => it.articles)

function textsOf(): LocalText[] {
  return [
    ...categories.flatMap((it) => [it.name, it.description]),
    ...products.flatMap((it) => [it.name, it.description, it.type]),
    ...products.flatMap((it) => [it.trait, it.material].filter((text) => text !== undefined)),
    ...articles.flatMap((it) => (it.colour ? [it.colour.name] : [])),
    ...products.flatMap(({ sizeGuide: it }) =>
      it ? [it.title, ...it.headings, it.howTo, it.fit] : [],
    ),
  ]
}

test('writes every text in both languages, with nothing left to fill in', () => {
  const unfinished = textsOf().filter(
    ({ sv, en }) =>
      !sv.trim() || !en.trim() || /lorem|ipsum|todo|xxx|\{|\}|undefined/i.test(sv + en),
  )

  deepEqual(unfinished, [])
})

test('describes every product in words of its own, differently in each language', () => {
  const descriptions = new Set(products.map((it) => it.description.sv))

  deepEqual(
    products.filter((it) => it.description.sv === it.description.en),
    [],
  )
  deepEqual(
    products.filter((it) => it.description.sv.length < 100),
    [],
  )
  // The same shoe for women and for men is described once.
  ok(descriptions.size > products.length * 0.75, `${descriptions.size} descriptions`)
})

test('guides through every size of shoes and clothing, one cell a heading', () => {
  const guided = products.flatMap(({ sizeGuide, articles: own, id }) =>
    sizeGuide ? [{ id, sizeGuide, sizes: new Set(own.map((it) => it.size)) }] : [],
  )
  const uneven = guided.filter(({ sizeGuide }) =>
    sizeGuide.rows.some((row) => row.length !== sizeGuide.headings.length),
  )
  const missing = guided.filter(({ sizeGuide, sizes }) =>
    [...sizes].some((size) => !sizeGuide.rows.some(([first]) => first === size)),
  )

  ok(guided.length > 80)
  deepEqual(uneven, [])
  deepEqual(
    missing.map((it) => it.id),
    [],
  )
})

test('names the maker with a postal and an electronic address', () => {
  deepEqual(
    products.filter(
      (it) => !/^.+, .+ \d+, \d{3} \d{2} .+, \S+@\S+\.example$/.test(it.manufacturer),
    ),
    [],
  )
})

test('has what people look for', () => {
  for (const word of [
    'löparsko',
    'skaljacka',
    'kettlebell',
    'yogamatta',
    'fotboll',
    'padelracket',
  ]) {
    ok(
      products.some((it) => it.type.sv === word),
      word,
    )
  }
})
