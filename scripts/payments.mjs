/** `npm run payments`: installs and builds what is missing, then lists and registers bank transfers. */
import { runBuilt } from './run-built.mjs'

await runBuilt('payments')
