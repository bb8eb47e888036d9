/** `npm run goods`: installs and builds what is missing, then takes goods off sale, or on it. */
import { runBuilt } from './run-built.mjs'

await runBuilt('goods')
