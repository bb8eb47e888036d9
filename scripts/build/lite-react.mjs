/** What `react` is in the lite build. r2wc asks for it as a whole, and takes one function of it. */
import { createElement } from 'preact/compat'

// biome-ignore lint/performance/noBarrelFile: stands for a package
// biome-ignore lint/performance/noReExportAll: stands for a package
export * from 'preact/compat'
export default { createElement }
