/**
 * `node bench/font-metrics.mjs [regular.woff2 bold.woff2]`: the ratio of a text's width in each of the shop's
 * fonts and in a system font, for the `size-adjust` of `fonts.css`. Arial is measured as Liberation Sans, which
 * has its widths, and beside it the font of the two files, such as Roboto.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { openBrowser } from './page-bench.mjs'

const SAMPLE =
  'Löparskor för dam och herr, nyheter och rea i storlek 36 till 45. Fri frakt över 599 kr. ' +
  'Your parcel is on its way; choose a size, add to cart and pay by card or invoice.'
const FILES = {
  Figtree: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  Archivo: '@fontsource/archivo/files/archivo-latin-800-normal.woff2',
}
const OWN = ['400 100px Figtree', '600 100px Figtree', '700 100px Figtree', '800 100px Archivo']
const SYSTEM = ['400 100px "Liberation Sans"', ...Array(3).fill('700 100px "Liberation Sans"')]
const GIVEN = ['400 100px Given', ...Array(3).fill('700 100px Given')]

const given = process.argv.slice(2)
const pairs = [SYSTEM, ...(given.length === 2 ? [GIVEN] : [])].flatMap((fonts) =>
  fonts.map((it, at) => [OWN[at], it]),
)
const { resolve } = createRequire(import.meta.url)
const browser = await openBrowser()
const page = await browser.newPage()
const faces = [
  ...Object.entries(FILES).map(([family, file]) => faceOf(family, '100 900', resolve(file))),
  ...given.map((file, at) => faceOf('Given', [400, 700][at], file)),
]
await page.setContent(`<style>${faces.join('\n')}</style>`)
console.table(await page.evaluate(measure, { pairs, sample: SAMPLE }))
await browser.close()

function faceOf(family, weight, path) {
  const source = `url(data:font/woff2;base64,${readFileSync(path).toString('base64')})`
  return `@font-face { font-family: ${family}; font-weight: ${weight}; src: ${source} }`
}

/** Runs in the page. */
async function measure({ pairs, sample }) {
  const context = document.createElement('canvas').getContext('2d')
  const sizeOf = async (font) => {
    await document.fonts.load(font)
    context.font = font
    return context.measureText(sample)
  }
  const rows = []
  for (const [own, system] of pairs) {
    const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = await sizeOf(own)
    const { width: before } = await sizeOf(system)
    rows.push({
      own,
      system,
      'size-adjust, %': Number(((width / before) * 100).toFixed(2)),
      'ascent, %': fontBoundingBoxAscent,
      'descent, %': fontBoundingBoxDescent,
    })
  }
  return rows
}
