/** `npm run check:package`: checks that users of the packed package can find, import and type-check it. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packInto } from './pack.mjs'

const ELEMENT = /^dist\/modules\/(elements\/.+)\.js$/

const folder = mkdtempSync(join(tmpdir(), 'courtside-package-'))
const { tarball, files } = packInto(folder)
const elements = files.flatMap((it) => ELEMENT.exec(it)?.[1] ?? [])
const runs = [
  ['publint/src/cli.js', tarball, '--strict'],
  [
    ...['@arethetypeswrong/cli/dist/index.js', tarball, '--profile', 'esm-only'],
    ...['--no-definitely-typed', '--include-entrypoints', ...elements],
    // It asks for JavaScript.
    ...['--exclude-entrypoints', 'courtside.css', 'elements/*'],
  ],
]
for (const [program, ...args] of runs) {
  const paths = [join('node_modules', program), ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, paths, { encoding: 'utf8' })
  if (status === 0) continue
  console.error(`${stdout}${stderr}`)
  process.exitCode = 1
}
rmSync(folder, { recursive: true })
