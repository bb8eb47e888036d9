import { readPlain } from '../attribute-value.ts'
import { adoptProperties, defineProperties } from '../properties.ts'
import { showAlone } from '../small-file.ts'
import { table } from './content-accordion.table.ts'
import { Fold } from './fold.ts'

/** By element, including one that is moved. */
const folds = new WeakMap<HTMLElement, Fold>()

/** The functions that the loader calls. */
export const show = showAlone(table.tag, define, mount)

export function define(name: string): void {
  if (customElements.get(name)) return
  class ContentAccordion extends HTMLElement {
    static observedAttributes = ['heading', 'open']

    connectedCallback(): void {
      adoptProperties(this, table)
      if (!folds.has(this)) folds.set(this, new Fold(this, ''))
    }

    attributeChangedCallback(attribute: string): void {
      folds.get(this)?.change(attribute)
    }

    connectedMoveCallback(): void {}
  }
  defineProperties(ContentAccordion.prototype, table, readPlain)
  customElements.define(name, ContentAccordion)
}

export function mount(host: HTMLElement): () => void {
  const fold = new Fold(host, 'data-')
  const observer = new MutationObserver((records) => {
    for (const { attributeName } of records) {
      if (attributeName) fold.change(attributeName.replace('data-', ''))
    }
  })
  observer.observe(host, { attributeFilter: ['data-heading', 'data-open'] })
  return () => {
    observer.disconnect()
    fold.undo()
  }
}
