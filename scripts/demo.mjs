/** `npm run demo`: installs and builds what is missing, then tells of the demo or takes it out. */
import { runBuilt } from './run-built.mjs'

await runBuilt('demo')
