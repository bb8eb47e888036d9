import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { npmCommand } from './npm-command.mjs'

const INSTALLED = 'node_modules/.courtside-lock.json'
const FLAGS = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']

/** Installs exactly the packages of package-lock.json, unless they are installed already. */
export function installMissing() {
  if (existsSync(INSTALLED) && read(INSTALLED) === read('package-lock.json')) return
  console.log('Installing packages …')
  const { command, args, options } = npmCommand(process, ['ci', ...FLAGS])
  const { status, error } = spawnSync(command, args, { ...options, stdio: 'inherit' })
  if (status !== 0) {
    console.error(`The packages could not be installed: ${error?.message ?? 'npm ci failed.'}`)
    process.exit(1)
  }
  copyFileSync('package-lock.json', INSTALLED)
}

function read(path) {
  return readFileSync(path, 'utf8')
}
