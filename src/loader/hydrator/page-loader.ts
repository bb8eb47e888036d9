import type { LoaderApi } from '../loader-api.ts'

/** The loader's own, which is on the page before this script. */
export const loader = (globalThis as unknown as Record<symbol, LoaderApi>)[
  Symbol.for('courtside.loader')
] as LoaderApi
