import { all } from '../dom.ts'

const BROKEN = 'data-broken'

/** Marks pictures that do not come, so that a style sheet can show something in their place. */
export function markBrokenPictures(): void {
  // The window never hears that a picture has loaded.
  for (const type of ['error', 'load']) {
    all(document, ':root')[0]?.addEventListener(type, mark, true)
  }
  for (const it of all(document, 'img') as HTMLImageElement[]) {
    it.toggleAttribute(BROKEN, it.complete && !it.naturalWidth)
  }
}

function mark({ target, type }: Event): void {
  if (target instanceof HTMLImageElement) target.toggleAttribute(BROKEN, type === 'error')
}
