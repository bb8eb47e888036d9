import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { PLAYWRIGHT_ENDINGS, playwrightFolder } from '../../scripts/browsers.mjs'
import { npmCommand } from '../../scripts/npm-command.mjs'

const HEADLESS_SHELL = 'chromium-headless-shell'

test('starts npm by the program that this one came through', () => {
  const env = { npm_execpath: 'C:\\nodejs\\node_modules\\npm\\bin\\npm-cli.js' }

  deepEqual(npmCommand({ platform: 'win32', execPath: 'node.exe', env }, ['ci', '--no-fund']), {
    command: 'node.exe',
    args: [env.npm_execpath, 'ci', '--no-fund'],
    options: {},
  })
})

test('starts npm by its name elsewhere, on Windows through the shell', () => {
  const env = { npm_execpath: '/usr/lib/yarn/yarn.js' }

  deepEqual(npmCommand({ platform: 'darwin', execPath: 'node', env }, ['ci', '--no-fund']), {
    command: 'npm',
    args: ['ci', '--no-fund'],
    options: {},
  })
  deepEqual(npmCommand({ platform: 'win32', execPath: 'node', env: {} }, ['ci', '--no-fund']), {
    command: 'npm ci --no-fund',
    args: [],
    options: { shell: true },
  })
})

test('looks for browsers where Playwright puts them on each platform', () => {
  const folder = (platform: string, env = {}) => playwrightFolder({ platform, env }, '/home/ada')

  equal(folder('linux'), '/home/ada/.cache/ms-playwright')
  equal(folder('darwin'), '/home/ada/Library/Caches/ms-playwright')
  equal(folder('win32', { LOCALAPPDATA: 'D:/Local' }), 'D:/Local/ms-playwright')
  equal(folder('win32', { PLAYWRIGHT_BROWSERS_PATH: 'E:/b' }), 'E:/b')
})

/** Programs as the pinned Playwright names them, and files beside them that are none. */
const PROGRAMS: readonly (readonly [keyof typeof PLAYWRIGHT_ENDINGS, readonly string[]])[] = [
  [
    'chromium',
    [
      'chromium-1/chrome-linux64/chrome',
      'chromium-1/chrome-linux-arm64/chrome',
      'chromium-1/chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
      'chromium-1/chrome-win64/chrome.exe',
    ],
  ],
  [
    HEADLESS_SHELL,
    [
      'chromium_headless_shell-1/chrome-headless-shell-linux64/chrome-headless-shell',
      'chromium_headless_shell-1/chrome-headless-shell-mac-x64/chrome-headless-shell',
      'chromium_headless_shell-1/chrome-headless-shell-win64/chrome-headless-shell.exe',
    ],
  ],
  [
    'firefox',
    [
      'firefox-1/firefox/firefox',
      'firefox-1/firefox/Nightly.app/Contents/MacOS/firefox',
      'firefox-1/firefox/firefox.exe',
    ],
  ],
]

const HELPERS = [
  'chromium-1/chrome-win64/chrome_proxy.exe',
  'chromium-1/chrome-mac-x64/Chrome.app/Contents/Frameworks/Helper.app/Contents/MacOS/Helper',
]

test('knows the program of each browser on Linux, macOS and Windows', () => {
  for (const [name, paths] of PROGRAMS) {
    for (const path of paths) {
      ok(PLAYWRIGHT_ENDINGS[name].test(`/cache/${path}`), path)
      const others = PROGRAMS.filter(([it]) => it !== name)
      for (const [it] of others) ok(!PLAYWRIGHT_ENDINGS[it].test(`/cache/${path}`), `${it} ${path}`)
    }
  }
  for (const path of HELPERS) ok(!PLAYWRIGHT_ENDINGS.chromium.test(`/cache/${path}`), path)
})
