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
import { seenOf, show } from './contact-sheet/show.mjs'
import { readContracts } from './docs/read-contracts.mjs'

const STYLE = `body { margin: 2rem; font: 1rem/1.5 system-ui } h2 { clear: both }
  figure { float: left; margin: 0 1rem 1rem 0 } img { max-width: 30rem; max-height: 40rem }`

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    width: { type: 'string', default: '360,768,1440' },
    scheme: { type: 'string', default: 'light,dark' },
  },
})
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
  const given = { url: shop.url, ...(await bringPeople(browser, shop.url)) }
  let sheet = `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${STYLE}</style>`
  for (const shot of shots) {
    sheet += `<h2>${shot.name}</h2>`
    for (const width of values.width.split(',').map(Number)) {
      const both = values.scheme
        .split(',')
        .map((scheme) => picture(shot, { ...given, width, scheme }))
      sheet += (await Promise.all(both)).join('')
    }
  }
  writeFileSync(join(folder, 'index.html'), sheet)
  console.log(`${shots.length} pages and states: ${join(folder, 'index.html')}`)
} finally {
  await browser.close()
  await shop.close()
}

/** Skips wide windows for narrow-only entries, and the other way round. */
async function picture(shot, given) {
  const { from = 0, below = Infinity, name } = shot
  const { width, scheme } = given
  if (width < from || width >= below) return ''
  const file = `${name.replace(/[^a-z0-9]+/gi, '-')}-${width}-${scheme}.png`
  try {
    await show(browser, shot, given, async (page) => {
      const seen = await seenOf(page, shot)
      await seen.screenshot({ path: join(folder, file), fullPage: !shot.tag })
    })
  } catch (error) {
    console.error(`${name}, ${width} px: ${String(error.message).split('\n')[0]}`)
    process.exitCode = 1
    return `<figure>${width} px, ${scheme}: no picture</figure>`
  }
  return `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a>
    <figcaption>${width} px, ${scheme}</figcaption></figure>`
}
