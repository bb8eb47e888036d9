/** `npm run price-lists`: installs and builds what is missing, then reads or lists price lists. */
import { runBuilt } from './run-built.mjs'

await runBuilt('price-lists')
