/** Runs tests in Node: `node scripts/test-node.mjs [folder or file …]`; without a name, all of them. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleNodeTests, chooseTests } from './bundle-tests.mjs'

const MEMORY = '/dev/shm'
const MAX_GROUPS = 4
const ENOUGH_BYTES = 2 * 1024 ** 3

/** Scripts of single pages, which are tested in a browser. */
const IN_BROWSER = 'test/shop/pages/'
/** Tests of PostgreSQL alone, which `scripts/test-postgres.mjs` gives a server. */
const ON_POSTGRES = 'test/shop/platform/db/postgres/'

const named = process.argv.slice(2)
const files = chooseTests(named, ['test/shop', 'test/architecture', 'test/package/render']).filter(
  (it) => !it.startsWith(IN_BROWSER) && (process.env.TEST_POSTGRES || !it.startsWith(ON_POSTGRES)),
)
if (files.length === 0)
  throw new Error('No test files to run: tests of PostgreSQL need TEST_POSTGRES')
const outdir = `test-build/node-${process.pid}`
await bundleNodeTests(files, outdir)
const paths = files.map((it) => it.replace(/\.tsx?$/, '.mjs'))
const bundled = paths.length > MAX_GROUPS ? inGroups(paths) : paths.map((it) => `${outdir}/${it}`)
const flags = [
  // A few hundred shops open and close in one process: a larger young generation saves garbage collection.
  '--max-semi-space-size=64',
  '--enable-source-maps',
  `--import=${pathToFileURL('scripts/forget-resources.mjs')}`,
  '--test',
  '--test-concurrency=2',
  '--test-reporter=spec',
]
// Programs use the system's language; the tests set the same one on every machine.
const env = {
  ...process.env,
  LC_ALL: 'C',
  COURTSIDE_TEST_FOLDER: resolve(outdir),
  TMPDIR: chooseFolder(),
}
const { status } = spawnSync(process.execPath, [...flags, ...bundled], { stdio: 'inherit', env })
rmSync(outdir, { recursive: true, force: true })
process.exit(status ?? 1)

/**
 * One process runs many test files one by one, since starting Node with the shop's packages takes longer than
 * most of them.
 */
function inGroups(all) {
  const groups = Array.from({ length: Math.min(MAX_GROUPS, all.length) }, () => [])
  for (const [at, path] of all.entries()) groups[at % groups.length].push(path)
  return groups.map((group, at) => {
    const file = `${outdir}/group-${at + 1}.mjs`
    writeFileSync(file, group.map((it) => `import './${it}'\n`).join(''))
    return file
  })
}

/** The folder of the tests' many small databases: in memory if there is enough, to avoid the disk. */
function chooseFolder() {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
