import { buttonClass, buttonKind, loginUrl } from '../../ui/buy-button/button-parts.ts'
import { reportAttribute, showProblems } from '../diagnostics.ts'
import { plainText } from '../plain-text.ts'
import { create } from '../safe-document.ts'
import { showEmpty } from '../small-file.ts'

type ReadAttribute = (name: string) => string | null

/** A button that buys, with room for an article's name; each tag gets a clone, which is cheapest. */
let sample: HTMLButtonElement | undefined

/** The functions that the loader calls. */
export const show = showEmpty(draw)

/** Draws an empty tag as its view will, without React. */
export function draw(host: HTMLElement): void {
  const prefix = host.hasAttribute('data-courtside') ? 'data-' : ''
  const read: ReadAttribute = (name) => host.getAttribute(prefix + name)
  if (read('articlenumber')) host.append(createControl(read))
  else report(host)
}

function createControl(read: ReadAttribute): HTMLElement {
  const href = read('href')
  const authenticated = href !== null && isOn(read('authenticated'))
  const kind = buttonKind({ href, authenticated, outOfStock: isOn(read('outofstock')) })
  const control = kind === 'buy' ? createBuy(read) : createOther(kind, href, read)
  const cssClass = read('cssclass')
  if (kind !== 'buy' || cssClass) control.className = buttonClass(kind, cssClass)
  return control
}

function createBuy(read: ReadAttribute): HTMLElement {
  sample ??= createSample()
  const button = sample.cloneNode(true) as HTMLButtonElement
  const label = read('label')
  const name = read('name')
  const words = button.firstElementChild
  if (label && words?.firstChild) words.firstChild.nodeValue = label
  if (!name) words?.lastChild?.remove()
  else if (words?.lastChild) words.lastChild.textContent = `, ${name}`
  return button
}

function createSample(): HTMLButtonElement {
  const button = create('button')
  button.type = 'button'
  button.className = buttonClass('buy', null)
  button.dataset.act = 'buy'
  button.dataset.state = 'neutral'
  const hidden = create('span')
  hidden.className = 'cs-visually-hidden'
  const words = create('span')
  words.append(plainText('product.buy'), hidden)
  button.append(words)
  return button
}

function createOther(kind: 'login' | 'off', href: string | null, read: ReadAttribute): HTMLElement {
  if (kind === 'login') {
    const link = create('a')
    const url = loginUrl(href)
    if (url) link.href = url
    link.dataset.handoff = ''
    link.textContent = read('loggedouttext') || plainText('product.loggedout')
    return link
  }
  const button = create('button')
  button.type = 'button'
  button.disabled = true
  button.textContent = plainText('product.outofstock')
  return button
}

function report(host: HTMLElement): void {
  const message = reportAttribute(host, 'buy-button', 'articlenumber', 'missing, expected a value')
  showProblems(host, [message])
}

function isOn(value: string | null): boolean {
  return value !== null && /^(true|1)?$/i.test(value.trim())
}
