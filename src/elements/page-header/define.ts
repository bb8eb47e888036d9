import { tell } from '../diagnostics.ts'
import { addHeader, removeHeader } from './header-height.ts'

class PageHeaderElement extends HTMLElement {
  connectedCallback(): void {
    start(this)
  }

  disconnectedCallback(): void {
    // An element that is only moved is back by then.
    queueMicrotask(() => this.isConnected || removeHeader(this))
  }

  connectedMoveCallback(): void {}
}

export function define(name: string): void {
  if (!customElements.get(name)) customElements.define(name, class extends PageHeaderElement {})
}

export function mount(host: HTMLElement): () => void {
  start(host)
  return () => removeHeader(host)
}

function start(header: HTMLElement): void {
  addHeader(header)
  header.dataset.state = 'ready'
  tell(header, 'courtside:ready', { tag: 'page-header' })
}
