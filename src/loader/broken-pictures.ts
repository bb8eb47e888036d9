import { all } from './dom.ts'

const BROKEN = 'data-broken'

/** Marks pictures that do not come, so that a style sheet can show something in their place. */
export function markBrokenPictures(): void {
  // The window never hears that a picture has loaded.
  for (const type of ['error', 'load']) {
    EventTarget.prototype.addEventListener.call(document, type, mark, true)
  }
  for (const it of all(document, 'img')) {
    const { complete, naturalWidth } = it as HTMLImageElement
    if (complete && !naturalWidth) it.toggleAttribute(BROKEN, true)
  }
}

function mark({ target, type }: Event): void {
  if (target instanceof HTMLImageElement) target.toggleAttribute(BROKEN, type === 'error')
}
