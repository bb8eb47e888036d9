/**
 * `npm run import -- file.csv` and the like, `node scripts/run-built.mjs import file.csv`: runs one of the
 * shop's programs, after installing and building what is missing or has changed.
 */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installMissing } from './install.mjs'

export async function runBuilt(program) {
  installMissing()
  const { isBuildFresh } = await import('./build/freshness.mjs')
  if (!isBuildFresh()) {
    const { buildAll } = await import('../build.mjs')
    await buildAll()
  }
  await import(`../shop/dist/${program}.js`)
}

const [, script = ''] = process.argv
if (resolve(script) === fileURLToPath(import.meta.url)) {
  // The program finds its own words where it looks for them.
  const [program] = process.argv.splice(2, 1)
  await runBuilt(program)
}
