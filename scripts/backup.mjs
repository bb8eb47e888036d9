/** `npm run backup`: installs and builds what is missing, then copies the shop while it is open. */
import { runBuilt } from './run-built.mjs'

await runBuilt('backup')
