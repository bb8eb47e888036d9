import { desk } from './loader/desk.ts'
import { watch } from './loader/watch.ts'

const page = globalThis as unknown as Record<symbol, typeof desk | undefined>
const LOADER = Symbol.for('courtside.loader')
const first = page[LOADER]

if (first) {
  console.warn('courtside is loaded twice:', first.version, desk.version)
} else {
  page[LOADER] = desk
  watch()
}
