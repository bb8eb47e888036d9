/**
 * Runs one of the shop's programs, after installing and building if needed:
 * `node scripts/run-built.mjs import file.csv`, as `npm run import -- file.csv` does.
 */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installMissing } from './install.mjs'

export async function runBuilt(program) {
  installMissing()
  const { isBuildFresh } = await import('./build/freshness.mjs')
  if (!isBuildFresh()) {
    console.log('Building …')
    const { buildAll } = await import('../build.mjs')
    await buildAll()
  }
  await import(`../shop/dist/${program}.js`)
}

const [, script = ''] = process.argv
if (resolve(script) === fileURLToPath(import.meta.url)) {
  // Puts the arguments where the program expects them.
  const [program] = process.argv.splice(2, 1)
  await runBuilt(program)
}
