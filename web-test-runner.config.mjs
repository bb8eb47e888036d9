/** Runs what scripts/test-browser.mjs has bundled, in the browser that it names. */
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { defaultReporter } from '@web/test-runner'
import { chromeLauncher } from '@web/test-runner-chrome'
import puppeteer from 'puppeteer-core'
import { CHROMIUM_FLAGS, findBrowser, findTestChromium } from './scripts/browsers.mjs'
import { inOnePage } from './scripts/firefox-page.mjs'

const { COURTSIDE_TESTS: folder, COURTSIDE_BROWSER: browser = 'chromium' } = process.env
/** The files of each page: `{ 'test/model': ['test/model/article.test.ts', …] }`. */
const pages = JSON.parse(process.env.COURTSIDE_PAGES ?? '{}')
const executablePath = browser === 'chromium' ? findTestChromium() : findBrowser(browser)
if (!executablePath) throw new Error(`No ${browser} found. Install it, or name its path.`)

const launchers = {
  chromium: () =>
    withCleanPages(
      chromeLauncher({
        launchOptions: { executablePath, headless: true, args: CHROMIUM_FLAGS },
        createPage: createFocusedPage,
      }),
    ),
  firefox: () =>
    inOnePage(
      chromeLauncher({
        puppeteer,
        concurrency: 1,
        launchOptions: {
          browser: 'firefox',
          executablePath,
          headless: true,
          networkEnabled: false,
          extraPrefsFirefox: FIREFOX_PREFS,
        },
        createPage: ({ context }) => context.newPage(),
      }),
    ),
}

/**
 * Half the frames, since two cores paint them all; one process for the pages of all files, and none at
 * hand for a next tab; no page kept for going back; and no room for the bodies of answers, which the
 * driver would have collected.
 */
const FIREFOX_PREFS = {
  'layout.frame_rate': 30,
  'dom.ipc.processPrelaunch.enabled': false,
  'dom.ipc.processCount': 1,
  'dom.ipc.keepProcessesAlive.web': 1,
  'browser.sessionhistory.max_total_viewers': 0,
  'remote.network.maxTotalDataSize': 1,
}

/** Two runs that begin at once would find the same port free; the system gives each its own. */
function findPort() {
  const server = createServer().listen(0)
  return new Promise((resolve) => {
    server.on('listening', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/**
 * The launcher uses a page again, with the history that the file before has left. It is emptied, because
 * a new page costs as much as many tests.
 */
function withCleanPages(launcher) {
  const start = launcher.startSession.bind(launcher)
  launcher.startSession = async (...args) => {
    await Promise.all(launcher.inactivePages.map(({ puppeteerPage }) => forget(puppeteerPage)))
    await start(...args)
  }
  return launcher
}

async function forget(page) {
  const session = await page.createCDPSession()
  await session.send('Page.resetNavigationHistory')
  await session.detach()
}

/** A context of its own keeps the storage and the channels of files apart that run at the same time. */
async function createOwnPage({ context }) {
  const own = await context.browser().createBrowserContext()
  return own.newPage()
}

/** A tab in the background gets no animation frames; emulated focus gives them to all. */
async function createFocusedPage(options) {
  const page = await createOwnPage(options)
  const session = await page.createCDPSession()
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true })
  return page
}

/** The page of a test file; what the file before has stored is gone before anything else runs. */
function drawPage(framework) {
  return `<!doctype html><html><body>
    <script>localStorage.clear(); sessionStorage.clear()</script>
    <script type="module" src="${framework}"></script></body></html>`
}

/** Bundled chunks have their content's hash in their names: each page of a run has them after the first. */
async function keepChunks(context, next) {
  await next()
  const isChunk = context.path.startsWith(`/${folder}/chunk-`)
  if (isChunk) context.set('cache-control', 'public, max-age=31536000, immutable')
}

async function loaderFixtures() {
  if (!existsSync(`${folder}/test/loader`)) return []
  const { buildFixtures } = await import('./test/loader/build-fixtures.mjs')
  const { faults } = await import('./test/loader/faults.mjs')
  await buildFixtures(`${folder}/fixtures`)
  return [serveFixtures, faults()]
}

function serveFixtures(context, next) {
  if (context.path.startsWith('/fixtures/')) context.url = `/${folder}${context.url}`
  return next()
}

/** Says what failed and why, and nothing of what passed: a log that is cut short still tells it. */
const failures = {
  onTestRunFinished({ sessions }) {
    for (const session of sessions) {
      for (const { message, stack } of session.errors)
        console.log(`✗ ${session.testFile}\n${message}\n${stack ?? ''}`)
      const failed = listTests(session.testResults).filter((it) => !it.passed && !it.skipped)
      for (const it of failed) describeFailure(it)
      for (const it of sourcesOf(session, failed)) console.log(`failed in ${it}`)
    }
  },
}

/** The file of each test that failed, which names the suite around it; of a page that broke, all files. */
function sourcesOf({ passed, testFile }, failed) {
  if (passed || failed.length > 0) return failed.map(({ path }) => path.split(' > ')[0])
  const [, files] = Object.entries(pages).find(([it]) => testFile.endsWith(`/${it}.test.js`))
  return files
}

function describeFailure({ path, error }) {
  console.log(`✗ ${path}\n${error?.message}\n${error?.stack ?? ''}`)
  if (error?.expected) console.log(`expected ${error.expected}\nfound ${error.actual}`)
}

/** Prints one line that scripts/test.mjs adds up. */
const counter = {
  onTestRunFinished({ sessions }) {
    const tests = sessions.flatMap((it) => listTests(it.testResults))
    const failed = tests.filter((it) => !it.passed && !it.skipped).length
    const broken = sessions.filter((it) => !it.passed).length
    const passed = tests.filter((it) => it.passed && !it.skipped).length
    console.log(`\nbrowser: ${passed} passed, ${Math.max(failed, broken)} failed`)
  },
}

function listTests(suite, path = []) {
  if (!suite) return []
  const own = suite.tests.map((it) => ({ ...it, path: [...path, it.name].join(' > ') }))
  return [...own, ...suite.suites.flatMap((it) => listTests(it, [...path, it.name]))]
}

export default {
  files: Object.keys(pages).map((it) => `${folder}/${it}.test.js`),
  nodeResolve: false,
  port: await findPort(),
  concurrency: browser === 'chromium' ? 2 : 1,
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: Number(process.env.COURTSIDE_FINISH_MS ?? 300_000),
  testRunnerHtml: drawPage,
  testFramework: { config: { timeout: 30_000 } },
  browsers: [launchers[browser]()],
  middleware: [keepChunks, ...(await loaderFixtures())],
  reporters: [process.env.CI ? failures : defaultReporter(), counter],
}
