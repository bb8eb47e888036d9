/** `npm run import -- file.csv`: installs and builds what is missing, then imports. */
import { runBuilt } from './run-built.mjs'

await runBuilt('import')
