import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser } from './browsers.mjs'

const DEBIAN = { firefox: 'firefox-esr' }

/**
 * Installs the browsers that are missing: Debian's own packages when root, else Playwright's.
 * Returns the names of those that could not be had.
 */
export function installBrowsers(names) {
  const missing = names.filter((it) => !findBrowser(it))
  if (missing.length === 0) return []
  console.log(`Installing ${missing.join(' and ')} …`)
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installFromDebian(missing)
  const rest = missing.filter((it) => !findBrowser(it))
  if (rest.length > 0) run('npx', ['playwright-core', 'install', ...rest])
  return rest.filter((it) => !findBrowser(it))
}

function installFromDebian(missing) {
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', ...missing.map((it) => DEBIAN[it] ?? it)])
}

function run(command, args) {
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
