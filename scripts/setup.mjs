/** `npm run setup`: installs and builds what is missing, then asks what the shop is. */
import { runBuilt } from './run-built.mjs'

await runBuilt('setup')
