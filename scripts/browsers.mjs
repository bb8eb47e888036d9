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

/** The path of an installed browser, or undefined. */
export function findBrowser(name) {
  return KNOWN[name].find((it) => it && existsSync(it)) ?? findPlaywrightBrowser(name)
}

const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'
const WEBKIT = 'webkit2gtk-4.1/MiniBrowser'

/** Debian's WebKit: the browser in a folder of the machine's architecture, its driver, and a virtual screen. */
export function findWebKit() {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : []
  const browser = folders.map((it) => `/usr/lib/${it}/${WEBKIT}`).find((it) => existsSync(it))
  if (!browser || ![WEBKIT_DRIVER, SCREEN].every((it) => existsSync(it))) return undefined
  return { browser, driver: WEBKIT_DRIVER, screen: SCREEN }
}

/** The Chromium for tests: the headless shell, which needs half the work, if installed. */
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

/** The end of the path of a browser's program, on Linux, macOS and Windows. */
export const PLAYWRIGHT_ENDINGS = {
  chromium:
    /\/chrome-(linux[^/]*\/chrome|win[^/]*\/chrome\.exe|mac[^/]*\/[^/]+\.app\/Contents\/MacOS\/[^/]+)$/,
  'chromium-headless-shell': /\/(chrome-)?headless[-_]shell(\.exe)?$/,
  firefox: /\/firefox\/(Nightly\.app\/Contents\/MacOS\/firefox|firefox(\.exe)?)$/,
}

/** Flags for running Chromium in a container, as root, without network requests of its own. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Otherwise each new window starts a process for unused menus, and a spare one.
  '--process-per-site',
  '--disable-features=PreloadTopChromeWebUI,PreloadTopChromeWebUILessNavigations,InitialWebUI,SpareRendererForSitePerProcess',
]
