/** Replaces `react` in the lite build. r2wc imports all of it, but uses one function. */
import { createElement } from 'preact/compat'

// biome-ignore lint/performance/noBarrelFile: stands for a package
// biome-ignore lint/performance/noReExportAll: stands for a package
export * from 'preact/compat'
export default { createElement }
