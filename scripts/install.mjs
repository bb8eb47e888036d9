import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'

const INSTALLED = 'node_modules/.courtside-lock.json'

/**
 * Installs the packages of package-lock.json if they are not there as it says. Not by `npm ci`, which
 * refuses a lock file that was written where a registry lacks some other platform's packages.
 */
export function installMissing() {
  if (existsSync(INSTALLED) && read(INSTALLED) === read('package-lock.json')) return
  console.log('Installing packages …')
  const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['install', ...flags], { stdio: 'inherit' })
  if (status !== 0) {
    console.error('The packages could not be installed: npm install failed.')
    process.exit(1)
  }
  copyFileSync('package-lock.json', INSTALLED)
}

function read(path) {
  return readFileSync(path, 'utf8')
}
