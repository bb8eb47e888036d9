/** `npm run withdrawals`: installs and builds what is missing, then lists what was withdrawn from. */
import { runBuilt } from './run-built.mjs'

await runBuilt('withdrawals')
