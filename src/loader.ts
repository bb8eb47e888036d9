import { loader } from './loader/loader-api.ts'
import { watch } from './loader/watch.ts'

const page = window as unknown as Record<symbol, typeof loader | undefined>
const LOADER = Symbol.for('courtside.loader')
const first = page[LOADER]

if (first) {
  console.warn('courtside loaded twice:', first.version, loader.version)
} else {
  page[LOADER] = loader
  watch()
}
