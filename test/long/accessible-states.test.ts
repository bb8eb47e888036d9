import { deepEqual } from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Browser, chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, findTestChromium } from '../../scripts/browsers.mjs'
import { SHOTS } from '../../scripts/contact-sheet/elements.mjs'
import { bringPeople, openShop } from '../../scripts/contact-sheet/open-shop.mjs'
import { PAGES } from '../../scripts/contact-sheet/pages.mjs'
import { show } from '../../scripts/contact-sheet/show.mjs'
import { readContracts } from '../../scripts/docs/read-contracts.mjs'
import { violationsInModes } from '../journeys/accessibility.ts'
import { sidewaysOf } from '../journeys/checkout-steps.ts'

/** What the contact sheet shows of a page, or of a tag in a state. */
interface Shot {
  readonly name: string
  readonly who: string
  readonly tag?: string
  readonly path?: string
  readonly below?: number
  readonly from?: number
  readonly storefront?: string
  readonly isPriced?: boolean
  readonly state?: string
  readonly steps?: unknown
  readonly professional?: Readonly<Record<string, unknown>>
}

type Contract = Readonly<Record<'tag' | 'example', string>>

const ONLY = process.env.STATES_ONLY ?? ''
const AT_ONCE = 2

const shop = await openShop()
let browser: Browser
let given: Awaited<ReturnType<typeof bringPeople>>
let shots: readonly Shot[]

before(async () => {
  browser = await chromium.launch({ executablePath: findTestChromium(), args: CHROMIUM_FLAGS })
  given = await bringPeople(browser, shop.url)
  const contracts: readonly Contract[] = await readContracts()
  const examples = new Map(contracts.map(({ tag, example }) => [tag, example]))
  shots = [...PAGES, ...SHOTS.map((it) => ({ ...it, example: examples.get(it.tag) }))]
})

after(async () => {
  await browser?.close()
  await shop.close()
})

/** A tag that the sheet shows on the sport storefront, on the other one: prices and cart to a company. */
function onProfessional(shot: Shot): readonly Shot[] {
  const { tag, path = '', who, name, storefront, isPriced } = shot
  if (!tag || path.startsWith('/pro') || storefront === 'sport') return []
  const buyer = who === 'shopper' ? 'company' : isPriced ? 'bo' : who
  const asked = path === '/' ? '/pro' : `/pro${path}`
  const steps = shot.professional?.[shot.state ?? ''] ?? shot.steps
  return [
    { ...shot, name: `${name}, professional`, who: buyer, steps, ...(path && { path: asked }) },
  ]
}

async function faultsIn(page: Page): Promise<readonly string[]> {
  const faults = await violationsInModes(page)
  const sideways = await sidewaysOf(page)
  return sideways > 0 ? [...faults, `${sideways} px too wide`] : faults
}

/** A state that could not be reached. */
const messageOf = (it: Error) => [it.message]

async function faultsOf(
  chosen: readonly Shot[],
  width: number,
  storefront: string,
): Promise<readonly string[]> {
  const left = chosen.filter(
    ({ name, from = 0, below = Infinity }) => name.includes(ONLY) && from <= width && width < below,
  )
  const faults: string[] = []
  const walk = async () => {
    for (let shot = left.shift(); shot; shot = left.shift()) {
      const at = { ...given, url: shop.url, width, scheme: 'light', storefront, runsScript: true }
      const found: readonly string[] = await show(browser, shot, at, faultsIn).catch(messageOf)
      faults.push(...found.map((it) => `${shot?.name}: ${it}`))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  return faults.sort()
}

for (const width of [320, 1440]) {
  test(`every page and every state of a tag is accessible and fits at ${width} px, in light, dark and forced colours`, async () => {
    deepEqual(await faultsOf(shots, width, 'sport'), [])
  })

  test(`every state of a tag is accessible and fits on the professional storefront at ${width} px`, async () => {
    deepEqual(await faultsOf(shots.flatMap(onProfessional), width, 'professional'), [])
  })
}
