/** `npm start`: installs what is missing, builds what has changed, and runs the shop. */
import { fileURLToPath } from 'node:url'
import { runBuilt } from './run-built.mjs'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Courtside needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
await runBuilt('main')
