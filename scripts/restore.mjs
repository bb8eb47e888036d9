/** `npm run restore`: installs and builds what is missing, then puts a backup into an empty folder. */
import { runBuilt } from './run-built.mjs'

await runBuilt('restore')
