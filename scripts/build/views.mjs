import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { listFiles } from './files.mjs'

/** The views, and everything that they may import. */
const VIEW_LAYERS = ['src/ui', 'src/i18n', 'src/model']
const REACT = /^react(-dom)?(\/|$)/
/** The same renderer without its CommonJS-only parts for Node. */
const RENAMED = { 'react-dom/server': 'react-dom/server.edge' }
const MANY_MODULES = /^(kysely|valibot)$/
const { resolve } = createRequire(import.meta.url)

/**
 * Files that server bundles include as text.
 * @type {Record<string, import('esbuild').Loader>}
 */
export const TEXT_FILES = { '.html': 'text', '.svg': 'text' }

/** Settings of every bundle with views, for browser and server. */
export function viewConstants() {
  return {
    COURTSIDE_VIEWS: JSON.stringify(hashViews()),
    'process.env.NODE_ENV': '"production"',
    // Where valtio looks; what it finds in a browser would be nothing, which it takes for development.
    'import.meta.env': 'true',
    'import.meta.env.MODE': '"production"',
  }
}

/**
 * Leaves packages in node_modules, but bundles React, which would otherwise choose its development or
 * production build by the environment at start. Packages of hundreds of small modules are bundled too: loading
 * them one by one takes a fifth of a second and 8 MB.
 */
export const bundlePackages = {
  name: 'bundle-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point') return undefined
      if (REACT.test(path)) return { path: resolve(RENAMED[path] ?? path) }
      return MANY_MODULES.test(path) ? undefined : { path, external: true }
    })
  },
}

function hashViews() {
  const hash = createHash('sha256')
  for (const layer of VIEW_LAYERS) {
    for (const path of listFiles(layer, (it) => /\.tsx?$/.test(it))) {
      hash.update(`${path}\n${readFileSync(path, 'utf8').replaceAll('\r\n', '\n')}\n`)
    }
  }
  return hash.digest('base64url').slice(0, 8)
}
