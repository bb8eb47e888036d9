/** Shared code of benchmarks of one element: its script, its style sheet and a page. */
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { CHROMIUM_FLAGS, findBrowser } from '../scripts/browsers.mjs'
import { BUILDS } from '../scripts/build/browser.mjs'
import { listFiles } from '../scripts/build/files.mjs'
import { viewConstants } from '../scripts/build/views.mjs'

const ORIGIN = 'https://shop.test/'

export function openBrowser() {
  return chromium.launch({ executablePath: findBrowser('chromium'), args: CHROMIUM_FLAGS })
}

/** A page of a context of its own, and its CDP session. */
export async function openPage(browser, { viewport, ...content }) {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  await fillPage(page, content)
  return { page, session: await context.newCDPSession(page) }
}

/** Answers every request of the page with 404. */
export async function fillPage(page, { script, css, body }) {
  const html = `<!doctype html><html lang="sv"><meta charset="utf-8">
    <meta name="request-verification-token" content="bench"><style>${css}</style>
    <body class="sport-storefront">${body}
    <script>${script.replaceAll('</script', '<\\/script')}</script>`
  await page.route(`${ORIGIN}**`, (route) =>
    route.fulfill(
      route.request().url() === ORIGIN
        ? { contentType: 'text/html', body: html }
        : { status: 404, body: '' },
    ),
  )
  await page.goto(ORIGIN)
}

/** CPU time of the page's main thread so far, in ms. */
export async function taskMs(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find((it) => it.name === 'TaskDuration').value * 1000
}

export function countCpu(session) {
  return session.send('Performance.enable', { timeDomain: 'threadTicks' })
}

export function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other)
  return Number(sorted[Math.floor(sorted.length / 2)].toFixed(1))
}

/** As released: with the hint to compile its functions while it loads. */
export async function bundleScript(entry, buildName, constants = {}) {
  const { alias, plugins } = BUILDS[buildName]
  const { outputFiles } = await build({
    entryPoints: [entry],
    alias,
    plugins,
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    define: { ...viewConstants(), ...constants },
  })
  return outputFiles[0].text
}

/** The shared sheets, tokens first, and those of one folder of elements. */
export async function bundleCss(folder) {
  const sheets = listFiles('src/ui', (it) => it.endsWith('.css'))
  sheets.sort((a, b) => Number(b.endsWith('tokens.css')) - Number(a.endsWith('tokens.css')))
  sheets.push(...listFiles(`src/elements/${folder}`, (it) => it.endsWith('.css')))
  const { outputFiles } = await build({
    stdin: {
      contents: sheets.map((it) => `@import './${it}';`).join('\n'),
      resolveDir: '.',
      loader: 'css',
    },
    bundle: true,
    write: false,
    minify: true,
  })
  return outputFiles[0].text
}
