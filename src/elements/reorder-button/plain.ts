import { reportAttribute, showProblems } from '../diagnostics.ts'
import { plainText } from '../plain-text.ts'
import { create } from '../safe-document.ts'
import { showEmpty } from '../small-file.ts'

const TAG = 'reorder-button'

/** The functions that the loader calls. */
export const show = showEmpty(draw)

/** Draws an empty tag as its view will, without React. */
export function draw(host: HTMLElement): void {
  const prefix = host.hasAttribute('data-courtside') ? 'data-' : ''
  if (!host.getAttribute(`${prefix}orderid`)) {
    showProblems(host, [reportAttribute(host, TAG, 'orderid', 'missing, expected a value')])
    return
  }
  const button = create('button')
  button.type = 'button'
  button.className = `cs-button cs-button--secondary ${TAG}__button`
  button.dataset.act = 'reorder'
  button.dataset.state = 'neutral'
  const words = create('span')
  words.textContent = host.getAttribute(`${prefix}title`) || plainText('reorder.label')
  button.append(words)
  host.append(button)
}
