import { resolve } from 'node:path'
import { REACT_EXPORTS } from './react-in-use.mjs'

/**
 * Packages that get a file apart from our own code, with what is used of them. The others stay with our
 * code: of those the bundle holds what it calls, which changes from release to release.
 */
const EXPORTS = {
  'vendor-react': { '@r2wc/react-to-web-component': ['default'], ...REACT_EXPORTS },
  'vendor-state': {
    nanoevents: ['createNanoEvents'],
    'valtio/vanilla': ['proxy', 'snapshot', 'subscribe'],
  },
}

export const VENDORS = Object.keys(EXPORTS)

/** Makes each of them a module that esbuild can take for an entry. */
export const vendors = {
  name: 'vendors',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^vendor-/ }, ({ path }) => ({ path, namespace: 'vendors' }))
    onLoad({ filter: /.*/, namespace: 'vendors' }, ({ path }) => ({
      contents: linesOf(EXPORTS[path]).join('\n'),
      resolveDir: resolve('.'),
    }))
  },
}

function linesOf(packages) {
  return Object.entries(packages).map(([name, used]) => `export { ${used} } from '${name}'`)
}
