import { all } from './dom.ts'
import { loadHydrator } from './hydrate.ts'

/** Brings what marks pictures that do not come, once there is one. */
export function watchPictures(): void {
  addEventListener('error', ({ target }) => look(target), true)
  all(document, 'img').forEach(look)
}

function look(it: unknown): void {
  if (it instanceof HTMLImageElement && it.complete && !it.naturalWidth) loadHydrator()
}
