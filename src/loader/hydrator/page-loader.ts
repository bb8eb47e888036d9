import type { LoaderApi } from '../loader-api.ts'

/** The API of the loader, which runs on the page before this script. */
export const loader = (globalThis as unknown as Record<symbol, LoaderApi>)[
  Symbol.for('courtside.loader')
] as LoaderApi
