import { afterParsing } from './after-parsing.ts'
import { attributeName, namesOf } from './attribute-name.ts'
import { defaultOf, type ReadAttribute, readPlain } from './attribute-value.ts'
import { noteGood, reportAttribute, showProblems, warn } from './diagnostics.ts'
import type { AttributeProps, ElementTable } from './element-table.ts'
import { createFailure } from './failure.ts'
import { adoptProperties, defineProperties } from './properties.ts'

const STATE = 'data-state'

/** Starts an element and returns the function that stops it; undefined if it cannot start. */
type StartElement<Table extends ElementTable> = (
  host: HTMLElement,
  props: AttributeProps<Table>,
) => (() => void) | undefined

/** The same, for attributes with a prefix: none, or `data-`. */
type StartWithPrefix = (host: HTMLElement, prefix: string) => (() => void) | undefined

/** What the loader calls in a part. */
export interface Part {
  readonly define: (name: string) => void
  readonly mount: (host: HTMLElement) => () => void
}

/** The part of a tag that needs no React: it works on the markup between the tags, or draws its own. */
export function smallPart<Table extends ElementTable>(
  table: Table,
  start: StartElement<Table>,
): Part {
  return createPart(table, (host, prefix) => {
    const props = readProps(host, table, prefix)
    host.querySelector(':scope > .cs-failure')?.remove()
    const stop = props && start(host, props)
    if (!stop && host.childElementCount === 0) host.append(createFailure())
    return stop
  })
}

/** The stop function of each started element. */
const stops = new WeakMap<HTMLElement, () => void>()

function stop(host: HTMLElement): void {
  stops.get(host)?.()
  stops.delete(host)
}

/**
 * The common behaviour of such parts: they start when their element is connected, and restart when an
 * attribute changes or a morph restores the server's markup.
 */
export function createPart(
  table: ElementTable,
  begin: StartWithPrefix,
  readAttribute: ReadAttribute = readPlain,
): Part {
  const names = namesOf(table)
  const start = (host: HTMLElement, prefix: string) => {
    if (stops.has(host)) return
    const end = begin(host, prefix)
    // First, because writing the state makes the browser report the next attribute.
    if (end) stops.set(host, end)
    host.dataset.state = end ? 'ready' : 'failed'
    if (end) warn(host, 'courtside:ready', { tag: table.tag })
  }
  const restart = (host: HTMLElement, prefix: string) => {
    stop(host)
    start(host, prefix)
  }
  // In the microtask, a morph over the element is complete.
  const hearState = (host: HTMLElement, prefix: string) => {
    queueMicrotask(() => {
      if (stops.has(host) && host.isConnected && host.dataset.state !== 'ready')
        restart(host, prefix)
    })
  }

  function define(name: string): void {
    if (customElements.get(name)) return
    class SmallElement extends HTMLElement {
      static observedAttributes = [STATE, ...names]

      connectedCallback(): void {
        adoptProperties(this, table)
        afterParsing(() => this.isConnected && start(this, ''))
      }

      attributeChangedCallback(name: string): void {
        if (name === STATE) hearState(this, '')
        else if (this.dataset.state && this.isConnected) restart(this, '')
      }

      disconnectedCallback(): void {
        // An element that is only moved is connected again in the microtask.
        queueMicrotask(() => this.isConnected || stop(this))
      }

      connectedMoveCallback(): void {}
    }
    defineProperties(SmallElement.prototype, table, readAttribute)
    customElements.define(name, SmallElement)
  }

  function mount(host: HTMLElement): () => void {
    start(host, 'data-')
    const observer = new MutationObserver((records) => {
      if (records.some((it) => it.attributeName !== STATE)) restart(host, 'data-')
      else hearState(host, 'data-')
    })
    observer.observe(host, { attributeFilter: [STATE, ...names.map((it) => `data-${it}`)] })
    return () => {
      observer.disconnect()
      stop(host)
    }
  }
  return { define, mount }
}

/** Returns nothing where a required attribute is missing or invalid. */
function readProps<Table extends ElementTable>(
  host: HTMLElement,
  { tag, attributes }: Table,
  prefix: string,
): AttributeProps<Table> | undefined {
  const messages: string[] = []
  let isWhole = true
  const props = Object.entries(attributes).map(([name, attribute]) => {
    const own = prefix + name.toLowerCase()
    const { name: written, advice } = attributeName(host, own, prefix, attribute)
    const read = readPlain(attribute, host.getAttribute(written))
    const problem = 'value' in read ? advice : read.problem
    if (problem) messages.push(reportAttribute(host, tag, written, problem))
    if ('value' in read) {
      noteGood(host, written)
      return [name, read.value]
    }
    if ('required' in attribute && attribute.required) isWhole = false
    return [name, defaultOf(attribute)]
  })
  showProblems(host, messages)
  return isWhole ? (Object.fromEntries(props) as AttributeProps<Table>) : undefined
}

/** One part for a file with several tags, for the loader and for an application that imports it. */
export function smallParts(parts: Readonly<Record<string, Part>>) {
  const find = (name = '') => parts[Object.keys(parts).find((it) => name.endsWith(it)) ?? '']
  const define = (name: string) => find(name)?.define(name)
  const mount = (host: HTMLElement) => find(host.dataset.courtside)?.mount(host)
  const show = (host: HTMLElement) => (find(host.localName) ? define(host.localName) : mount(host))
  return { define, mount, show }
}
