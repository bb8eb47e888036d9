import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { ElementLife, type Surface } from './element-life.ts'
import { ElementRoot, type RootProps } from './element-root.tsx'
import type { ElementTable, ViewProps } from './element-table.ts'
import { adoptProperties, defineProperties, type ElementProperties } from './properties.ts'

// The slots of r2wc that this seam leans on; test/elements/r2wc-facts pins them.
const RENDER = Symbol.for('r2wc.render')
const CONNECTED = Symbol.for('r2wc.connected')
const PROPS = Symbol.for('r2wc.props')

const LOADER = Symbol.for('courtside.loader')
const LIVES = Symbol.for('courtside.lives')

/** An element as page scripts see it. */
export type ElementOf<Table extends ElementTable> = HTMLElement &
  ElementProperties<Table> & {
    /** Resolves at the first commit to true, or to false when the element has failed. */
    readonly ready: Promise<boolean>
  }

/** What the loader takes from a part of the script. */
export interface ElementPart {
  /** Registers the element under a tag; a tag that is taken stays as it is. */
  readonly define: (name: string) => void
  /** Shows the view on a plain element with `data-courtside`; the answer undoes that. */
  readonly mount: (host: HTMLElement) => () => void
}

interface PartOptions {
  /** Sees the server's markup in the page for the last time before the view takes its place. */
  readonly look?: (host: HTMLElement) => void
}

interface Drawing extends PartOptions {
  readonly table: ElementTable
  readonly View: RootProps['View']
  readonly base: CustomElementConstructor
}

/** What r2wc's class does on anything that has its slots. */
interface R2wcMethods {
  [RENDER](): void
  disconnectedCallback(): void
}

export function elementPart<const Table extends ElementTable>(
  table: Table,
  View: ComponentType<ViewProps<Table>>,
  options: PartOptions = {},
): ElementPart {
  let drawing: Drawing | undefined
  return {
    define(name) {
      if (!customElements.get(name)) customElements.define(name, reactElement(table, View, options))
    },
    mount(host) {
      drawing ??= drawingOf(table, View, options)
      return mountOn(host, drawing)
    },
  }
}

/** A custom element that shows `View`, with the table's attributes as its props. */
export function reactElement<const Table extends ElementTable>(
  table: Table,
  View: ComponentType<ViewProps<Table>>,
  options: PartOptions = {},
): { new (): ElementOf<Table> } {
  const drawing = drawingOf(table, View, options)
  class ReactElement extends drawing.base {
    static observedAttributes = ['data-state', ...attributesOf(table)]

    get ready(): Promise<boolean> {
      return lifeOf(this, drawing).ready
    }

    connectedCallback(): void {
      adoptProperties(this, table)
      if (!isLeftToLoader(this)) lifeOf(this, drawing).wake()
    }

    disconnectedCallback(): void {
      lives().get(this)?.leave()
    }

    /** Keeps the state of an element that `moveBefore` moves. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(name: string, _old: string | null, value: string | null): void {
      const life = lives().get(this)
      if (name !== 'data-state') life?.change()
      else if (value === 'loading' && this.isConnected && !life?.isLoading) {
        lifeOf(this, drawing).wake()
      }
    }
  }
  defineProperties(ReactElement.prototype, table)
  return ReactElement as unknown as { new (): ElementOf<Table> }
}

function drawingOf<Table extends ElementTable>(
  table: Table,
  View: ComponentType<ViewProps<Table>>,
  options: PartOptions,
): Drawing {
  const props = Object.fromEntries(attributesOf(table).map((it) => [it, 'string' as const]))
  const base = r2wc(ElementRoot as ComponentType<object>, { props })
  return { ...options, table, View: View as unknown as RootProps['View'], base }
}

function attributesOf(table: ElementTable): string[] {
  return Object.keys(table.attributes).map((it) => it.toLowerCase())
}

/** On a page with the loader, an element that nobody has woken keeps the server's markup. */
function isLeftToLoader(host: HTMLElement): boolean {
  const { state = 'waiting' } = host.dataset
  return LOADER in globalThis && state === 'waiting' && !lives().has(host)
}

function mountOn(host: HTMLElement, drawing: Drawing): () => void {
  const life = lifeOf(host, drawing)
  const observer = new MutationObserver(() => life.change())
  observer.observe(host, {
    attributeFilter: attributesOf(drawing.table).map((it) => `data-${it}`),
  })
  life.wake()
  return () => {
    observer.disconnect()
    life.leave()
  }
}

function lifeOf(host: HTMLElement, drawing: Drawing): ElementLife {
  const known = lives().get(host)
  if (known) return known
  const life = new ElementLife(host, drawing.table, {
    prefix: host.hasAttribute('data-courtside') ? 'data-' : '',
    look: () => drawing.look?.(host),
    createSurface: (life) => createSurface(host, life, drawing),
  })
  lives().set(host, life)
  return life
}

function createSurface(host: HTMLElement, life: ElementLife, drawing: Drawing): Surface {
  const { View, base } = drawing
  const methods = base.prototype as R2wcMethods
  const slots = { container: host, [CONNECTED]: true, [PROPS]: {} }
  function update(props: Readonly<Record<string, unknown>>, attempt: number): void {
    slots[CONNECTED] = true
    slots[PROPS] = { life, View, viewProps: { ...props, host }, attempt } satisfies RootProps
    methods[RENDER].call(slots)
  }
  return {
    update,
    drawNow(props, attempt) {
      flushSync(() => update(props, attempt))
    },
    erase: () => methods.disconnectedCallback.call(slots),
  }
}

/** One map for the page, so that a second script never draws over the first. */
function lives(): WeakMap<HTMLElement, ElementLife> {
  const page = globalThis as { [LIVES]?: WeakMap<HTMLElement, ElementLife> }
  page[LIVES] ??= new WeakMap()
  return page[LIVES]
}
