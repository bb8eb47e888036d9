import { reportAttribute, showProblems } from '../diagnostics.ts'
import { buttonClass, buttonKind, loginUrl } from './button-parts.ts'
import { plainText } from './plain-text.ts'

const NAMES = ['articlenumber', 'name', 'label', 'href', 'loggedouttext', 'cssclass'] as const

type Attributes = Readonly<Record<(typeof NAMES)[number], string | null>>

let button: HTMLButtonElement | undefined

/** Draws an empty tag as its view will, without React. */
export function draw(host: HTMLElement): void {
  const read = readerOf(host)
  const given = Object.fromEntries(NAMES.map((it) => [it, read(it)])) as Attributes
  if (!given.articlenumber) {
    report(host)
    return
  }
  const kind = buttonKind({
    href: given.href,
    authenticated: isOn(read('authenticated')),
    outOfStock: isOn(read('outofstock')),
  })
  const control = kind === 'login' ? createLink(given) : createButton(given, kind === 'buy')
  control.className = buttonClass(kind, given.cssclass)
  host.append(control)
}

function createLink({ href, loggedouttext }: Attributes): HTMLElement {
  const link = document.createElement('a')
  const url = loginUrl(href)
  if (url) link.href = url
  link.textContent = loggedouttext || plainText('product.loggedout')
  return link
}

function createButton({ label, name }: Attributes, canBuy: boolean): HTMLElement {
  button ??= Object.assign(document.createElement('button'), { type: 'button' })
  const it = button.cloneNode() as HTMLButtonElement
  if (!canBuy) {
    it.disabled = true
    it.textContent = plainText('product.outofstock')
    return it
  }
  it.dataset.act = 'buy'
  it.dataset.state = 'neutral'
  it.textContent = label || plainText('product.buy')
  if (name) it.append(hidden(`, ${name}`))
  return it
}

function hidden(words: string): HTMLElement {
  const span = document.createElement('span')
  span.className = 'cs-visually-hidden'
  span.textContent = words
  return span
}

function report(host: HTMLElement): void {
  const message = reportAttribute(host, 'buy-button', 'articlenumber', 'missing, expected a value')
  showProblems(host, [message])
}

function readerOf(host: HTMLElement): (name: string) => string | null {
  const prefix = host.hasAttribute('data-courtside') ? 'data-' : ''
  return (name) => host.getAttribute(prefix + name)
}

function isOn(value: string | null): boolean {
  return value !== null && /^(true|1)?$/i.test(value.trim())
}
