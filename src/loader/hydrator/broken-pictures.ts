import { all } from '../dom.ts'

const BROKEN = 'data-broken'

/** Marks pictures that fail to load, so that a style sheet can show a replacement. */
export function markBrokenPictures(): void {
  // On the root element, because the load event of a picture does not reach the window.
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
