/**
 * `npm run outdated`: names the dependencies of which the registry has a newer patch of the same minor
 * version, and ends with 1 if there is one. Patches mend faults and known weaknesses; a release has none
 * waiting. It asks the registry, so no check calls it.
 */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { newestPatch } from './lock/newest-patch.mjs'
import { npmCommand } from './npm-command.mjs'

const AT_ONCE = 8
/** What stays at its patch, and why. */
const HELD = { '@fastify/static': 'the next patch needs Node 22' }

const packages = ['package.json', 'shop/package.json'].map((it) =>
  JSON.parse(readFileSync(it, 'utf8')),
)
const waiting = Object.entries(
  Object.assign({}, ...packages.flatMap((it) => [it.dependencies, it.devDependencies])),
)
const newer = []
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let it = waiting.shift(); it; it = waiting.shift()) newer.push(...(await findNewer(...it)))
  }),
)
for (const { name, line } of newer) console.log(HELD[name] ? `${line} (held: ${HELD[name]})` : line)
const isBehind = newer.some(({ name }) => !HELD[name])
if (!isBehind) console.log('No newer patch is waiting.')
process.exit(isBehind ? 1 : 0)

async function findNewer(name, version) {
  const [, alias = name, current = version] = /^npm:(.+)@([^@]+)$/.exec(version) ?? []
  const { command, args, options } = npmCommand(process, ['view', alias, 'versions', '--json'])
  const { stdout } = await promisify(execFile)(command, args, { ...options, maxBuffer: 2 ** 24 })
  const newest = newestPatch(current, [JSON.parse(stdout)].flat())
  return newest === current ? [] : [{ name, line: `${name} ${current} -> ${newest}` }]
}
