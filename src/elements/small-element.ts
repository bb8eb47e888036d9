import { afterParsing } from './after-parsing.ts'
import { defaultOf, readAttribute } from './attribute-value.ts'
import { reportAttribute, showProblems, warn } from './diagnostics.ts'
import type { AttributeProps, ElementTable } from './element-table.ts'
import { createFailure } from './failure.ts'
import { adoptProperties, defineProperties } from './properties.ts'

/** Begins what an element does; what it answers with ends that. Undefined where it cannot. */
type Start<Table extends ElementTable> = (
  host: HTMLElement,
  props: AttributeProps<Table>,
) => (() => void) | undefined

/** What the loader calls of a part. */
interface Part {
  readonly define: (name: string) => void
  readonly mount: (host: HTMLElement) => () => void
}

/** The part of a tag that needs no React: it works on the markup that stands in it, or draws its own. */
export function smallPart<Table extends ElementTable>(table: Table, start: Start<Table>): Part {
  const names = Object.keys(table.attributes).map((it) => it.toLowerCase())
  const work = new Work(table, start)

  function mount(host: HTMLElement): () => void {
    work.begin(host, 'data-')
    const observer = new MutationObserver(() => work.restart(host, 'data-'))
    observer.observe(host, { attributeFilter: names.map((it) => `data-${it}`) })
    return () => {
      observer.disconnect()
      work.stop(host)
    }
  }

  return { define: (name) => defineElement(name, table, work), mount }
}

function defineElement<Table extends ElementTable>(
  name: string,
  table: Table,
  work: Work<Table>,
): void {
  if (customElements.get(name)) return
  class SmallElement extends HTMLElement {
    static observedAttributes = Object.keys(table.attributes).map((it) => it.toLowerCase())

    connectedCallback(): void {
      adoptProperties(this, table)
      afterParsing(() => this.isConnected && work.begin(this, ''))
    }

    attributeChangedCallback(): void {
      if (this.dataset.state && this.isConnected) work.restart(this, '')
    }

    disconnectedCallback(): void {
      // An element that is only moved is back by then.
      queueMicrotask(() => this.isConnected || work.stop(this))
    }

    connectedMoveCallback(): void {}
  }
  defineProperties(SmallElement.prototype, table)
  customElements.define(name, SmallElement)
}

/** What the elements of a tag are doing. */
class Work<Table extends ElementTable> {
  readonly #table: Table
  readonly #start: Start<Table>
  readonly #stops = new WeakMap<HTMLElement, () => void>()

  constructor(table: Table, start: Start<Table>) {
    this.#table = table
    this.#start = start
  }

  begin(host: HTMLElement, prefix: string): void {
    if (this.#stops.has(host)) return
    const props = readProps(host, this.#table, prefix)
    host.querySelector(':scope > .cs-failure')?.remove()
    const stop = props && this.#start(host, props)
    host.dataset.state = stop ? 'ready' : 'failed'
    if (!stop) {
      if (host.childElementCount === 0) host.append(createFailure())
      return
    }
    this.#stops.set(host, stop)
    warn(host, 'courtside:ready', { tag: this.#table.tag })
  }

  restart(host: HTMLElement, prefix: string): void {
    this.stop(host)
    this.begin(host, prefix)
  }

  stop(host: HTMLElement): void {
    this.#stops.get(host)?.()
    this.#stops.delete(host)
  }
}

/** Undefined where something is missing that the element cannot do without. */
function readProps<Table extends ElementTable>(
  host: HTMLElement,
  table: Table,
  prefix: string,
): AttributeProps<Table> | undefined {
  const messages: string[] = []
  let isWhole = true
  const props = Object.entries(table.attributes).map(([name, attribute]) => {
    const written = name.toLowerCase()
    const read = readAttribute(attribute, host.getAttribute(prefix + written))
    if ('value' in read) return [name, read.value]
    messages.push(reportAttribute(host, table.tag, written, read.problem))
    if ('required' in attribute && attribute.required) isWhole = false
    return [name, defaultOf(attribute)]
  })
  showProblems(host, messages)
  return isWhole ? (Object.fromEntries(props) as AttributeProps<Table>) : undefined
}
