import { warn } from '../diagnostics.ts'
import { addHeader } from './header-height.ts'

export function define(name: string): void {
  if (customElements.get(name)) return
  class PageHeader extends HTMLElement {
    connectedCallback(): void {
      mount(this)
    }
  }
  customElements.define(name, PageHeader)
}

export function mount(header: HTMLElement): void {
  addHeader(header)
  header.dataset.state = 'ready'
  warn(header, 'courtside:ready', { tag: 'page-header' })
}
