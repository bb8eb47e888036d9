/** `npm run repair-stock`: installs and builds what is missing, then compares stock and orders. */
import { installMissing } from './install.mjs'

installMissing()
const { isBuildFresh } = await import('./build/freshness.mjs')
if (!isBuildFresh()) {
  const { buildAll } = await import('../build.mjs')
  await buildAll()
}
await import('../dist/server/repair-stock.js')
