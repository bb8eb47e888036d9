/** `npm run import -- file.csv`: installs and builds what is missing, then imports. */
import { installMissing } from './install.mjs'

installMissing()
const { isBuildFresh } = await import('./build/freshness.mjs')
if (!isBuildFresh()) {
  const { buildAll } = await import('../build.mjs')
  await buildAll()
}
await import('../dist/server/import.js')
