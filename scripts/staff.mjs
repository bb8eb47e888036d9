/** `npm run staff`: installs and builds what is missing, then makes or recovers a login of the staff. */
import { runBuilt } from './run-built.mjs'

await runBuilt('staff')
