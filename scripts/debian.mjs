import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs Debian's packages, if this is Debian and one may. */
export function installFromDebian(packages) {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall || packages.length === 0) return
  console.log(`Installing ${packages.join(' and ')} …`)
  apt('update', '-qq')
  apt('install', '-y', '-qq', ...packages)
}

function apt(...args) {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
