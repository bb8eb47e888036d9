import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser, findWebKit } from './browsers.mjs'

const DEBIAN = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] }
/** The headless shell, which is faster than the whole Chromium; Playwright's installation includes it. */
const SHELL = 'chromium-headless-shell'

/**
 * Installs missing browsers: Debian's packages as root, else Playwright's, whose WebKit works only with
 * Playwright. Returns the names of those that could not be installed.
 */
export function installBrowsers(names) {
  const isMissing = (name) => (name === 'webkit' ? !findWebKit() : !findBrowser(name))
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    installFromDebian([...names, SHELL].filter(isMissing))
  }
  const rest = names.filter(isMissing).filter((it) => it !== 'webkit')
  if (rest.length > 0) {
    console.log(`Installing ${rest.join(' and ')} …`)
    run(process.execPath, ['node_modules/playwright-core/cli.js', 'install', ...rest])
  }
  return names.filter(isMissing)
}

function installFromDebian(missing) {
  if (missing.length === 0) return
  console.log(`Installing ${missing.join(' and ')} …`)
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', ...missing.flatMap((it) => DEBIAN[it] ?? it)])
}

function run(command, args) {
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
