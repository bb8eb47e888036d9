import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { listFiles } from './build/files.mjs'

const KNOWN = {
  chromium: [
    process.env.CHROME_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
  ],
  'chromium-headless-shell': [process.env.CHROME_PATH, '/usr/bin/chromium-headless-shell'],
  firefox: [
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:/Program Files/Mozilla Firefox/firefox.exe',
  ],
}

/** Where a browser is installed, or undefined. */
export function findBrowser(name) {
  return KNOWN[name].find((it) => it && existsSync(it)) ?? findPlaywrightBrowser(name)
}

const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'
const WEBKIT = 'webkit2gtk-4.1/MiniBrowser'

/** Debian's WebKit: the browser in a folder of the machine's kind, who leads it, and a screen for it. */
export function findWebKit() {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : []
  const browser = folders.map((it) => `/usr/lib/${it}/${WEBKIT}`).find((it) => existsSync(it))
  if (!browser || ![WEBKIT_DRIVER, SCREEN].every((it) => existsSync(it))) return undefined
  return { browser, driver: WEBKIT_DRIVER, screen: SCREEN }
}

/** The Chromium that tests run in: the one without windows, which takes half the work, if it is there. */
export function findTestChromium() {
  return findBrowser('chromium-headless-shell') ?? findBrowser('chromium')
}

function findPlaywrightBrowser(name) {
  const folder = playwrightFolder(process, homedir())
  const ending = PLAYWRIGHT_ENDINGS[name]
  return existsSync(folder) ? listFiles(folder, (it) => ending.test(it))[0] : undefined
}

/** Where Playwright puts the browsers it installs. */
export function playwrightFolder({ platform, env }, home) {
  if (env.PLAYWRIGHT_BROWSERS_PATH) return env.PLAYWRIGHT_BROWSERS_PATH
  if (platform === 'darwin') return `${home}/Library/Caches/ms-playwright`
  if (platform === 'win32') return `${env.LOCALAPPDATA ?? `${home}/AppData/Local`}/ms-playwright`
  return `${env.XDG_CACHE_HOME ?? `${home}/.cache`}/ms-playwright`
}

/** How the path of a browser's program ends there, on Linux, macOS and Windows. */
export const PLAYWRIGHT_ENDINGS = {
  chromium:
    /\/chrome-(linux[^/]*\/chrome|win[^/]*\/chrome\.exe|mac[^/]*\/[^/]+\.app\/Contents\/MacOS\/[^/]+)$/,
  'chromium-headless-shell': /\/(chrome-)?headless[-_]shell(\.exe)?$/,
  firefox: /\/firefox\/(Nightly\.app\/Contents\/MacOS\/firefox|firefox(\.exe)?)$/,
}

/** Flags under which Chromium runs in a container, as root, without asking the network anything. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Each new window would start a process for menus that no test opens, and one to have at hand.
  '--process-per-site',
  '--disable-features=PreloadTopChromeWebUI,PreloadTopChromeWebUILessNavigations,InitialWebUI,SpareRendererForSitePerProcess',
]
