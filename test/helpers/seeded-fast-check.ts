/**
 * Stands in for fast-check in every test (scripts/bundle-tests.mjs): the same cases each time, so that
 * a run says something of what was changed. Long runs try others.
 */
import fc from 'fast-check'

declare const COURTSIDE_TEST_SEED: number

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: COURTSIDE_TEST_SEED })

// biome-ignore lint/style/noDefaultExport: it is what the library exports.
export default fc
