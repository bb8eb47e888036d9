import { spawnSync } from 'node:child_process'
import { findBrowser, findWebKit } from './browsers.mjs'
import { installFromDebian } from './debian.mjs'

const DEBIAN = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] }
/** The headless shell, which is faster than the whole Chromium; Playwright's installation includes it. */
const SHELL = 'chromium-headless-shell'

/**
 * Installs missing browsers: Debian's packages as root, else Playwright's, whose WebKit works only with
 * Playwright. Returns the names of those that could not be installed.
 */
export function installBrowsers(names) {
  const isMissing = (name) => (name === 'webkit' ? !findWebKit() : !findBrowser(name))
  installFromDebian([...names, SHELL].filter(isMissing).flatMap((it) => DEBIAN[it] ?? it))
  const rest = names.filter(isMissing).filter((it) => it !== 'webkit')
  if (rest.length > 0) {
    console.log(`Installing ${rest.join(' and ')} …`)
    const command = ['node_modules/playwright-core/cli.js', 'install', ...rest]
    spawnSync(process.execPath, command, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  return names.filter(isMissing)
}
