import { type ComponentType, createElement, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { viewMark } from '../ui/view-mark.ts'
import type { ElementLifecycle, Surface } from './element-lifecycle.ts'
import { ElementRoot, type RootProps } from './element-root.tsx'
import type { ElementTable } from './element-table.ts'

// The slots of r2wc that this seam relies on; test/elements/r2wc-facts pins them.
const RENDER = Symbol.for('r2wc.render')
const CONNECTED = Symbol.for('r2wc.connected')
const CONTEXT = Symbol.for('r2wc.context')
const PROPS = Symbol.for('r2wc.props')

type Props = Readonly<Record<string, unknown>>

/**
 * How a view takes over the server's markup in the host; by default, all of it at once. `stop` cancels the
 * rest when the view is removed.
 */
export type Hydrate = <Root>(
  host: HTMLElement,
  hydrateRoot: () => Root,
) => { readonly root: Root; readonly stop?: () => void }

/** How one kind of element is drawn. `base` is r2wc's class. */
export interface SurfaceOptions {
  readonly table: ElementTable
  readonly View: RootProps['View']
  readonly base: CustomElementConstructor
  readonly look: ((host: HTMLElement) => void) | undefined
  readonly drawnFrom: ((props: Props, host: HTMLElement) => object) | undefined
  readonly hydrate: Hydrate
}

/** The methods of r2wc's class, which work on any object with its slots. */
interface R2wcMethods {
  [RENDER](): void
  disconnectedCallback(): void
}

interface Slots {
  readonly container: HTMLElement
  [CONNECTED]: boolean
  [PROPS]: object
  [CONTEXT]?: { readonly root: object; readonly ReactComponent: ComponentType<RootProps> }
}

function Nothing(): null {
  return null
}

export function createSurface(
  host: HTMLElement,
  life: ElementLifecycle,
  drawing: SurfaceOptions,
): Surface {
  const { View, base, table, drawnFrom, hydrate } = drawing
  const methods = base.prototype as R2wcMethods
  const slots: Slots = { container: host, [CONNECTED]: true, [PROPS]: {} }
  let lastAttempt = 0
  let stopHydrating: (() => void) | undefined
  function rootProps(props: Props, attempt: number, Component = View): RootProps {
    lastAttempt = attempt
    return { life, View: Component, viewProps: { ...props, host }, attempt }
  }
  function update(props: Props, attempt: number, Component?: RootProps['View']): void {
    slots[CONNECTED] = true
    slots[PROPS] = rootProps(props, attempt, Component)
    methods[RENDER].call(slots)
  }
  return {
    update,
    canAdopt(props) {
      const { view } = host.dataset
      const isTranslated = host.querySelector('font') !== null
      return (
        !!view &&
        !!drawnFrom &&
        !isTranslated &&
        view === viewMark(table.tag, drawnFrom(props, host))
      )
    },
    adoptNow(props, attempt) {
      const view = createElement(ElementRoot, rootProps(props, attempt))
      const before = [...host.childNodes]
      const { root, stop, fault } = adoptMarkup(host, view, hydrate)
      stopHydrating = stop
      slots[CONTEXT] = { root, ReactComponent: ElementRoot }
      // Preact does not report unexpected nodes, and leaves them next to what it has drawn.
      const isKept = before.every((it, at) => it === host.childNodes[at])
      return fault ?? (isKept ? undefined : new Error(`<${table.tag}> is not what was drawn`))
    },
    drawNow(props, attempt) {
      flushSync(() => update(props, attempt))
    },
    erase() {
      stopHydrating?.()
      takingOut(host, () => {
        flushSync(() => update({}, lastAttempt, Nothing))
        methods.disconnectedCallback.call(slots)
      })
    },
  }
}

/** A node that another script has removed already is no fault; React would log one. */
function takingOut(host: HTMLElement, erase: () => void): void {
  host.removeChild = (node) => {
    if (node.parentNode === host) Node.prototype.removeChild.call(host, node)
    return node
  }
  erase()
  Reflect.deleteProperty(host, 'removeChild')
}

/** Attaches the view to the server's markup, at once. `fault` is the error that prevented it. */
function adoptMarkup(host: HTMLElement, view: ReactElement, hydrate: SurfaceOptions['hydrate']) {
  let fault: unknown
  let onFault = (error: unknown): void => {
    fault = error
  }
  const onRecoverableError = (error: unknown) => onFault(error)
  const { root, stop } = flushSync(() =>
    hydrate(host, () => hydrateRoot(host, view, { onRecoverableError })),
  )
  // A section that is hydrated later, and differs, is redrawn by React.
  onFault = reportError
  return { root, stop, fault }
}
