import { deepEqual, match, ok } from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { EnergyLabel } from '../../../../src/model/energy-label.ts'
import { openShop } from '../../../helpers/open-shop.ts'
import { smallCatalogue } from '../../../helpers/small-catalogue.ts'

const LABEL: EnergyLabel = {
  class: 'C',
  labelUrl: 'https://eprel.example/label.png',
  sheetUrl: '/sheets/machine.pdf',
}

async function openLabelled(t: TestContext, energy: EnergyLabel = LABEL) {
  const { products, ...rest } = smallCatalogue()
  const labelled = products.map((it) => (it.id === 'machine' ? { ...it, energy } : it))
  return openShop(t, { catalogue: { ...rest, products: labelled } })
}

const arrowsIn = (body: string) =>
  [...body.matchAll(/<svg class="cs-energy"[^>]*aria-label="([^"]*)"/g)].map((it) => it[1])

const linksIn = (body: string) =>
  /<p class="shop-energy-links">.*?<\/p>/.exec(body)?.[0].replace(/<svg.*?<\/svg>/, '<svg>')

test('a card shows the arrow of the energy class, and those of other goods none', async (t) => {
  const { shop, visitor } = await openLabelled(t)
  const bo = visitor()
  await bo.logIn('bo@example.com')

  const pages = await Promise.all(['/c/gym', '/en/c/gym', '/pro/c/gym'].map((url) => bo.ask(url)))
  const shoes = await shop.inject('/c/running-shoes')

  deepEqual(
    pages.map((it) => arrowsIn(it.body)),
    [
      ['Energiklass C på skalan A till G'],
      ['Energy class C on the scale A to G'],
      ['Energiklass C på skalan A till G'],
    ],
  )
  ok(!shoes.body.includes('cs-energy'))
  match(pages[0]?.body ?? '', /fill="#bfd730"/)
})

test("on the product's page the arrow leads to the label, beside the way to the sheet", async (t) => {
  const { shop } = await openLabelled(t)

  const swedish = await shop.inject('/p/machine')
  const english = await shop.inject('/en/p/machine')

  deepEqual(
    linksIn(swedish.body),
    '<p class="shop-energy-links"><a href="https://eprel.example/label.png"><svg>' +
      '<span class="cs-visually-hidden">. Visa energimärkningen</span></a>' +
      '<a href="/sheets/machine.pdf">Produktinformationsblad</a></p>',
  )
  match(linksIn(english.body) ?? '', />Product information sheet<\/a>/)
  ok(!/<img[^>]*eprel\.example/.test(swedish.body), 'the label is linked to and not shown')
  match(
    swedish.body,
    /"hasEnergyEfficiencyCategory":"https:\/\/schema\.org\/EUEnergyEfficiencyCategoryC"/,
  )
})

test('it is shown to companies that see no price yet', async (t) => {
  const { shop } = await openLabelled(t)

  deepEqual(arrowsIn((await shop.inject('/pro/p/machine')).body).length, 1)
  deepEqual(arrowsIn((await shop.inject('/pro/c/gym')).body).length, 1)
})

test('an address that is not safe is no link, and without one the arrow stands alone', async (t) => {
  const { shop } = await openLabelled(t, {
    class: 'G',
    labelUrl: 'javascript:alert(1)',
    sheetUrl: '//elsewhere.example/sheet.pdf',
  })

  const { body } = await shop.inject('/p/machine')

  deepEqual(linksIn(body), '<p class="shop-energy-links"><svg></p>')
})
