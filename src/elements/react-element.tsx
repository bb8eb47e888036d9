import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import { crossOriginShop } from '../state/leave-page.ts'
import { namesOf } from './attribute-name.ts'
import type { FindShopUrl } from './cross-origin-part.ts'
import { ElementLifecycle } from './element-lifecycle.ts'
import { ElementRoot, type RootProps } from './element-root.tsx'
import type { AttributeProps, ElementTable, ViewProps } from './element-table.ts'
import { readAttribute } from './json-attribute.ts'
import { adoptProperties, defineProperties, type ElementProperties } from './properties.ts'
import { createSurface, type Hydrate, type SurfaceOptions } from './react-surface.tsx'

const LOADER = Symbol.for('courtside.loader')
const STATE = 'data-state'
const LIVES = Symbol.for('courtside.lives')

/** An element as page scripts see it. */
export type ElementOf<Table extends ElementTable> = HTMLElement &
  ElementProperties<Table> & {
    /** Resolves at the first commit to true, or to false when the element has failed. */
    readonly ready: Promise<boolean>
  }

/** What the loader uses of a part of the script. */
export interface ElementPart {
  /** Registers the element under a tag; does nothing if the tag is already registered. */
  readonly define: (name: string) => void
  /** Mounts the view on a plain element with `data-courtside`; the returned function unmounts it. */
  readonly mount: (host: HTMLElement) => () => void
}

interface PartOptions<Table extends ElementTable> {
  /** Reads the server's markup before the view takes its place. */
  readonly look?: (host: HTMLElement) => void
  /**
   * The data of the view's first draw. Markup with the mark of the same data (`viewMark`) is adopted; any
   * other is replaced.
   */
  readonly drawnFrom?: (props: AttributeProps<Table>, host: HTMLElement) => object
  /**
   * Where a tag that needs the shop's own pages links to from another site: by default the shop's start
   * page.
   */
  readonly findWay?: FindShopUrl
  /** How markup is adopted; by default, all of it at once. */
  readonly hydrate?: Hydrate
}

export function elementPart<const Table extends ElementTable>(
  table: Table,
  View: ComponentType<ViewProps<Table>>,
  options: PartOptions<Table> = {},
): ElementPart {
  let drawing: SurfaceOptions | undefined
  const part: ElementPart = {
    define(name) {
      if (!customElements.get(name)) customElements.define(name, reactElement(table, View, options))
    },
    mount(host) {
      drawing ??= drawingOf(table, View, options)
      return mountOn(host, drawing)
    },
  }
  return table.ownPages ? atHome(part, () => bringWay(table, options.findWay)) : part
}

/** On a page of another site, the replacement of the part is defined or mounted instead. */
function atHome(part: ElementPart, bring: () => Promise<ElementPart>): ElementPart {
  return {
    define(name) {
      if (crossOriginShop()) void bring().then((it) => it.define(name))
      else part.define(name)
    },
    mount(host) {
      if (!crossOriginShop()) return part.mount(host)
      const undo = bring().then((it) => it.mount(host))
      return () => void undo.then((stop) => stop())
    },
  }
}

async function bringWay(
  table: ElementTable,
  findWay: FindShopUrl | undefined,
): Promise<ElementPart> {
  const { crossOriginPart: wayPart } = await import('./cross-origin-part.ts')
  return wayPart(table, findWay)
}

/** A custom element that shows `View`, with the table's attributes as its props. */
export function reactElement<const Table extends ElementTable>(
  table: Table,
  View: ComponentType<ViewProps<Table>>,
  options: PartOptions<Table> = {},
): { new (): ElementOf<Table> } {
  const drawing = drawingOf(table, View, options)
  class ReactElement extends drawing.base {
    static observedAttributes = [STATE, ...namesOf(table)]

    get ready(): Promise<boolean> {
      return lifeOf(this, drawing).ready
    }

    connectedCallback(): void {
      adoptProperties(this, table)
      if (!isLeftToLoader(this)) lifeOf(this, drawing).hydrate()
    }

    disconnectedCallback(): void {
      lives().get(this)?.leave()
    }

    /** Keeps the state of an element that `moveBefore` moves. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(name: string, _old: string | null, value: string | null): void {
      const life = lives().get(this)
      if (name !== STATE) life?.change()
      else if (value === 'loading' && this.isConnected && !life?.isLoading) {
        lifeOf(this, drawing).hydrate()
      } else life?.hearState(value)
    }
  }
  defineProperties(ReactElement.prototype, table, readAttribute)
  return ReactElement as unknown as { new (): ElementOf<Table> }
}

function drawingOf<Table extends ElementTable>(
  table: Table,
  View: ComponentType<ViewProps<Table>>,
  options: PartOptions<Table>,
): SurfaceOptions {
  const props = Object.fromEntries(namesOf(table).map((it) => [it, 'string' as const]))
  const base = r2wc(ElementRoot as ComponentType<object>, { props })
  const { look, hydrate = (_, hydrateRoot) => ({ root: hydrateRoot() }) } = options
  const drawnFrom = options.drawnFrom as SurfaceOptions['drawnFrom']
  return { table, View: View as unknown as RootProps['View'], base, look, drawnFrom, hydrate }
}

/** An element whose tag the page's loader serves keeps the server's markup until the loader hydrates it. */
function isLeftToLoader(host: HTMLElement): boolean {
  const { state = 'waiting' } = host.dataset
  const loader = (globalThis as { [LOADER]?: { tagOf?(host: Element): string } })[LOADER]
  return state === 'waiting' && !!loader?.tagOf?.(host) && !lives().has(host)
}

function mountOn(host: HTMLElement, drawing: SurfaceOptions): () => void {
  const life = lifeOf(host, drawing)
  const observer = new MutationObserver((records) => {
    if (records.some((it) => it.attributeName !== STATE)) life.change()
    life.hearState(host.getAttribute(STATE))
  })
  observer.observe(host, {
    attributeFilter: [STATE, ...namesOf(drawing.table).map((it) => `data-${it}`)],
  })
  life.hydrate()
  return () => {
    observer.disconnect()
    life.leave()
  }
}

function lifeOf(host: HTMLElement, drawing: SurfaceOptions): ElementLifecycle {
  const existing = lives().get(host)
  if (existing) return existing
  const life = new ElementLifecycle(host, drawing.table, {
    prefix: host.hasAttribute('data-courtside') ? 'data-' : '',
    look: () => drawing.look?.(host),
    createSurface: (life) => createSurface(host, life, drawing),
  })
  lives().set(host, life)
  return life
}

/** One map for the page, so that a second copy of the script never draws over the first. */
function lives(): WeakMap<HTMLElement, ElementLifecycle> {
  const page = globalThis as { [LIVES]?: WeakMap<HTMLElement, ElementLifecycle> }
  page[LIVES] ??= new WeakMap()
  return page[LIVES]
}
