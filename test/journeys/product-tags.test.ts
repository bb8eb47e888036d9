import { deepEqual } from 'node:assert/strict'
import { after, type TestContext, test } from 'node:test'
import {
  BROWSERS,
  furnishNamed,
  noteErrors,
  type OtherSite,
  openOtherSite,
  openStrict,
} from './other-site.ts'
import {
  type Doorway,
  importCap,
  lookAgain,
  markupOf,
  openDoorway,
  priceIs,
  putTags,
  reduceAll,
  TWELVE,
  tagsAreDrawn,
} from './product-tag-steps.ts'
import { until, withOwnShop } from './running-shop.ts'

let site: OtherSite
let doorway: Doorway

const scene = withOwnShop({
  async furnish(dataDir) {
    site = await openOtherSite(markupOf(TWELVE))
    await furnishNamed(dataDir, [site.origin])
  },
  async prepare() {
    doorway = await openDoorway(scene.shop.url)
    site.serve(doorway.url)
  },
})

after(() => {
  site?.close()
  doorway?.close()
})

const TIMEOUT_MS = 20_000
const CAMPAIGN_MS = 8000
/** What the cap costs before an import and after it. */
const SUMS = ['30', '40'] as const
const CALL = '/api/products?articles=CAP-1,MAT-1,TEE-M,TEE-S'

/** A page with twelve tags: of the other site, or of the shop itself. */
async function open(t: TestContext, name: (typeof BROWSERS)[number], isOwn: boolean) {
  const browser = await openStrict(name)
  t.after(() => browser.close())
  const page = await browser.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  const faults: string[] = []
  noteErrors(page, faults)
  doorway.asked.splice(0)
  await page.goto(isOwn ? `${doorway.url}/delivery` : `${site.origin}/story`)
  if (isOwn) await putTags(page, TWELVE)
  await tagsAreDrawn(page)
  return { page, faults }
}

for (const name of BROWSERS) {
  test(`twelve tags ask once, on the shop’s own page and on another site’s, in ${name}`, async (t) => {
    await open(t, name, true)
    deepEqual(doorway.asked, [`GET ${CALL}`])

    const { page, faults } = await open(t, name, false)
    deepEqual(doorway.asked, [`OPTIONS ${CALL}`, `GET ${CALL}`])
    const names = await page.$$eval('.product-card__name', (all) => all.map((it) => it.textContent))
    deepEqual(names, ['Segelkeps', 'Bryggmatta', 'Strand Tee', 'Strand Tee'])
    deepEqual(faults, [])
  })

  test(`an open page has the shop’s prices through a purchase, an import and a campaign, each for one call, in ${name}`, async (t) => {
    const [before, after] = SUMS
    await importCap(scene.dataDir, before)
    const { page, faults } = await open(t, name, false)
    const calls = () => doorway.asked.filter((it) => it.startsWith('GET')).length
    const asksOnce = async (act: () => Promise<unknown>) => {
      const asked = calls()
      await act()
      await until(async () => calls() > asked)
      deepEqual(calls(), asked + 1)
    }

    await asksOnce(() => page.locator('product-card[articlenumber=CAP-1] button').click())
    await priceIs(page, 'CAP-1', `${before} kr`)
    await importCap(scene.dataDir, after)
    await asksOnce(() => lookAgain(page))
    await priceIs(page, 'CAP-1', `${after} kr`)

    await reduceAll(scene.dataDir, name, CAMPAIGN_MS)
    await asksOnce(() => lookAgain(page))
    await priceIs(page, 'CAP-1', `${Number(after) * 0.8} kr`)
    await asksOnce(() => priceIs(page, 'CAP-1', `${after} kr`))
    deepEqual(faults, [])
  })
}
