/**
 * `npm run contact-sheet [-- --only product --width 360 --scheme dark]`: photographs every page and
 * every tag in every state into `contact-sheet/`, whose `index.html` shows them side by side. `--only`
 * takes what has these words in its name. What could not be photographed is said, and is the exit code.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { buildAll } from '../build.mjs'
import { CHROMIUM_FLAGS, findTestChromium } from './browsers.mjs'
import { isBuildFresh } from './build/freshness.mjs'
import { SHOTS } from './contact-sheet/elements.mjs'
import { bringPeople, openShop } from './contact-sheet/open-shop.mjs'
import { PAGES } from './contact-sheet/pages.mjs'
import { takePicture } from './contact-sheet/take-pictures.mjs'
import { writeSheet } from './contact-sheet/write-sheet.mjs'
import { readContracts } from './docs/read-contracts.mjs'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    width: { type: 'string', default: '360,768,1440' },
    scheme: { type: 'string', default: 'light,dark' },
  },
})
const widths = values.width.split(',').map(Number)
const schemes = values.scheme.split(',')
const folder = resolve('contact-sheet')

if (!isBuildFresh()) await buildAll()
const examples = new Map((await readContracts()).map(({ tag, example }) => [tag, example]))
const shots = [...PAGES, ...SHOTS.map((it) => ({ ...it, example: examples.get(it.tag) }))].filter(
  ({ name }) => name.includes(values.only),
)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const shop = await openShop()
const browser = await chromium.launch({
  ...{ executablePath: findTestChromium(), args: CHROMIUM_FLAGS },
})
try {
  const given = { url: shop.url, folder, ...(await bringPeople(browser, shop.url)) }
  const rows = []
  for (const shot of shots) {
    const pictures = []
    for (const width of widths) {
      const both = schemes.map((scheme) => picture(shot, { ...given, width, scheme }))
      pictures.push(...(await Promise.all(both)))
    }
    rows.push({ name: shot.name, pictures })
  }
  writeFileSync(join(folder, 'index.html'), writeSheet(rows, { widths, schemes }))
  console.log(`${rows.length} pages and states: ${join(folder, 'index.html')}`)
} finally {
  await browser.close()
  await shop.close()
}

/** What is made for narrow windows alone has no picture in wide ones, nor the other way round. */
async function picture(shot, given) {
  const { from = 0, below = Infinity } = shot
  if (given.width < from || given.width >= below) return undefined
  const taken = await takePicture(browser, shot, given)
  if (taken.fault) {
    console.error(`${shot.name}, ${given.width} px: ${taken.fault}`)
    process.exitCode = 1
  }
  return taken
}
