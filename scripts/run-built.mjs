import { installMissing } from './install.mjs'

/** Runs one of the server's programs, after installing and building what is missing or has changed. */
export async function runBuilt(program) {
  installMissing()
  const { isBuildFresh } = await import('./build/freshness.mjs')
  if (!isBuildFresh()) {
    const { buildAll } = await import('../build.mjs')
    await buildAll()
  }
  await import(`../shop/dist/${program}.js`)
}
