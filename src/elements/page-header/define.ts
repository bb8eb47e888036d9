import { warn } from '../diagnostics.ts'
import { addHeader, removeHeader } from './header-height.ts'

export function define(name: string): void {
  if (customElements.get(name)) return
  class PageHeader extends HTMLElement {
    connectedCallback(): void {
      start(this)
    }

    disconnectedCallback(): void {
      // An element that is only moved is back by then.
      queueMicrotask(() => this.isConnected || removeHeader(this))
    }

    connectedMoveCallback(): void {}
  }
  customElements.define(name, PageHeader)
}

export function mount(host: HTMLElement): () => void {
  start(host)
  return () => removeHeader(host)
}

function start(header: HTMLElement): void {
  addHeader(header)
  header.dataset.state = 'ready'
  warn(header, 'courtside:ready', { tag: 'page-header' })
}
