/**
 * `npm run lock`: completes package-lock.json for every platform. A registry mirror without the packages of
 * other platforms makes npm omit them from the lock, and `npm ci` refuses such a lock. Their version is the one
 * that their parent names; their platform is read from any version in the registry, or else from the name.
 * Data that cannot be read, such as an integrity hash, is left out.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { isOurs, missingPackages, nameOf, publicAddress } from './lock/missing-packages.mjs'
import { platformOfName } from './lock/platform-of-name.mjs'
import { npmCommand } from './npm-command.mjs'

const LOCK = 'package-lock.json'
const FIELDS = ['version', 'license', 'os', 'cpu', 'libc', 'engines', 'dist.integrity']
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/

runNpm(['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'])
const lock = JSON.parse(readFileSync(LOCK, 'utf8'))
const missing = missingPackages(lock)
for (const it of missing) lock.packages[`node_modules/${it.name}`] = describePackage(it)
for (const [path, entry] of Object.entries(lock.packages)) {
  if (path) lock.packages[path] = withAddress(path, entry)
}
const [root, ...others] = Object.entries(lock.packages)
const sorted = others.sort(([one], [two]) => one.localeCompare(two, 'en'))
lock.packages = Object.fromEntries([root, ...sorted])
writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`)
console.log(
  `${LOCK}: ${sorted.length} packages, ${missing.length} of them added for other platforms`,
)

function describePackage({ parent, kind, name, range }) {
  if (kind !== 'optionalDependencies' || !EXACT.test(range)) {
    throw new Error(`${parent || 'package.json'} asks for ${name} ${range}, which cannot be found.`)
  }
  const exact = askRegistry(`${name}@${range}`)
  const any = exact ?? askRegistry(name)
  const { os, cpu, libc } = any?.os ? any : (platformOfName(name) ?? {})
  if (!os) throw new Error(`Nothing says what platform ${name} is for.`)
  const { dev, devOptional } = lock.packages[parent]
  const integrity = exact?.['dist.integrity']
  const told = { license: any?.license, optional: true, os, engines: any?.engines }
  return { version: range, integrity, cpu, dev, devOptional, libc, ...told }
}

/** Adds addresses, which npm may be configured to omit; without them, it requests metadata of all packages. */
function withAddress(path, { version, resolved, ...rest }) {
  if (isOurs(path, rest)) return { version, resolved, ...rest }
  return { version, resolved: publicAddress(nameOf(path, rest), version), ...rest }
}

function askRegistry(spec) {
  const { status, stdout } = runNpm(['view', spec, ...FIELDS, '--json'], { mayFail: true })
  if (status !== 0 || !stdout.trim()) return undefined
  return withLists(JSON.parse(stdout))
}

/** `npm view` may print a list of one item as the bare item. */
function withLists(answer) {
  const lists = ['os', 'cpu', 'libc'].filter((it) => answer[it] !== undefined)
  return { ...answer, ...Object.fromEntries(lists.map((it) => [it, [answer[it]].flat()])) }
}

function runNpm(wanted, { mayFail = false } = {}) {
  const { command, args, options } = npmCommand(process, [...wanted, '--loglevel=error'])
  const stdio = ['ignore', 'pipe', mayFail ? 'ignore' : 'inherit']
  const done = spawnSync(command, args, { ...options, stdio, encoding: 'utf8' })
  if (done.status !== 0 && !mayFail) process.exit(done.status ?? 1)
  return done
}
