import { reportAttribute, showProblems } from '../diagnostics.ts'
import { plainText } from '../plain-text.ts'
import { create } from '../safe-document.ts'
import { showEmpty } from '../small-file.ts'

const TAG = 'quotation-button'

/** The functions that the loader calls. */
export const show = showEmpty(draw)

/** Draws an empty tag as its view will, without React. */
export function draw(host: HTMLElement): void {
  const prefix = host.hasAttribute('data-courtside') ? 'data-' : ''
  if (!host.getAttribute(`${prefix}articlenumber`)) {
    showProblems(host, [reportAttribute(host, TAG, 'articlenumber', 'missing, expected a value')])
    return
  }
  const button = create('button')
  button.type = 'button'
  button.className = `cs-button cs-button--primary ${TAG}__button`
  button.dataset.act = 'quotation-add'
  button.dataset.state = 'neutral'
  const words = create('span')
  words.textContent = host.getAttribute(`${prefix}label`) || plainText('quote.add')
  button.append(words)
  const name = host.getAttribute(`${prefix}name`)
  if (name) {
    const hidden = create('span')
    hidden.className = 'cs-visually-hidden'
    hidden.textContent = `, ${name}`
    words.append(hidden)
  }
  host.append(button)
}
