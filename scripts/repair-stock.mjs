/** `npm run repair-stock`: installs and builds what is missing, then compares stock and orders. */
import { runBuilt } from './run-built.mjs'

await runBuilt('repair-stock')
