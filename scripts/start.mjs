/** `npm start`: installs what is missing, builds what has changed, and runs the shop. */
import { fileURLToPath } from 'node:url'
import { OLDEST_NODE } from './oldest-node.mjs'
import { runBuilt } from './run-built.mjs'

if (process.versions.node.localeCompare(OLDEST_NODE, 'en', { numeric: true }) < 0) {
  console.error(`Courtside needs Node ${OLDEST_NODE} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
// Whoever looks at the demo finds it lived in.
process.argv.push('--with-story')
await runBuilt('main')
