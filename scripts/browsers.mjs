import { existsSync } from 'node:fs'
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

/** The Chromium that tests run in: the one without windows, which takes half the work, if it is there. */
export function findTestChromium() {
  return findBrowser('chromium-headless-shell') ?? findBrowser('chromium')
}

function findPlaywrightBrowser(name) {
  const folder = `${homedir()}/.cache/ms-playwright`
  const ending = {
    chromium: /chrome-linux\d*\/chrome$/,
    'chromium-headless-shell': /\/(chrome-)?headless[-_]shell$/,
    firefox: /firefox\/firefox$/,
  }[name]
  return existsSync(folder) ? listFiles(folder, (it) => ending.test(it))[0] : undefined
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
