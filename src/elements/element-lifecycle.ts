import { isEmptyTag } from '../model/empty-tag.ts'
import { afterParsing } from './after-parsing.ts'
import { AttributeReader } from './attribute-reader.ts'
import { reportCrash, showProblems, warn } from './diagnostics.ts'
import type { ElementTable } from './element-table.ts'
import { createFailure } from './failure.ts'
import { watchOutsideChanges } from './outside-changes.ts'
import { holdControls, holdDrawn, holdTyped } from './replaced-controls.ts'
import { keepMarkup } from './server-markup.ts'
import { forgetHostState } from './use-host-state.ts'

/** The surface on which an element is drawn. */
export interface Surface {
  /** Draws at once; another `attempt` starts the view afresh. */
  drawNow(props: Props, attempt: number): void
  update(props: Props, attempt: number): void
  /** Whether the host's markup is what the view would draw from these props. */
  canAdopt(props: Props): boolean
  /** Attaches the view to the host's markup, at once. Returns the error that prevented it, if any. */
  adoptNow(props: Props, attempt: number): unknown
  /** Unmounts a view whose nodes may have been moved or removed. */
  erase(): void
}

type Props = Readonly<Record<string, unknown>>

/**
 * A page that removes a view's nodes this often within this time will not let it stand: the element then
 * fails.
 */
const REDRAWS = 20
const REDRAWS_MS = 10_000

interface LifecycleOptions {
  /** The prefix of attribute names. */
  readonly prefix: string
  /** Called before the view replaces or adopts the server's markup. */
  readonly look: () => void
  readonly createSurface: (life: ElementLifecycle) => Surface
}

/**
 * One element on the page, from hydration to removal: when to draw, with what, and what the page sees
 * of it (`data-state`, `courtside:ready`, `courtside:error`). Knows nothing of React.
 */
export class ElementLifecycle {
  readonly #host: HTMLElement
  readonly #tag: string
  readonly #reader: AttributeReader
  readonly #surface: Surface
  readonly #look: () => void
  #state: 'waiting' | 'loading' | 'ready' | 'failed' = 'waiting'
  #ready = createSignal()
  #isPlanned = false
  #isDrawn = false
  #attempt = 0
  /** The times of its redraws. */
  #redrawn: number[] = []
  #isRedrawing = false
  /** Restores input, focus and scroll position from before the view was removed. */
  #restore: (() => void) | undefined
  #outsideChanges: ReturnType<typeof watchOutsideChanges> | undefined
  #serverMarkup: readonly ChildNode[] = []

  constructor(
    host: HTMLElement,
    table: ElementTable,
    { prefix, look, createSurface }: LifecycleOptions,
  ) {
    this.#host = host
    this.#tag = table.tag
    this.#reader = new AttributeReader(host, table, prefix)
    this.#look = look
    this.#surface = createSurface(this)
  }

  /** Resolves at the first commit to true, or to false when the element has failed. */
  get ready(): Promise<boolean> {
    return this.#ready.promise
  }

  get isHydrated(): boolean {
    return this.#state !== 'waiting'
  }

  get isLoading(): boolean {
    return this.#state === 'loading'
  }

  /** Lets the element draw from now on. */
  hydrate(): void {
    const { state = '' } = this.#host.dataset
    if (!this.isHydrated) {
      // A copy of an element that was drawn in the browser is not the server's markup.
      if (/ready|failed/.test(state)) delete this.#host.dataset.view
      this.#show('loading')
    }
    // The state is this element's alone to write.
    else if (state !== this.#state) this.#show(this.#state)
    this.change()
  }

  /**
   * Schedules a draw from the current attributes, once the page is parsed; changes of one task are
   * combined.
   */
  change(): void {
    if (this.#isPlanned || !this.isHydrated) return
    this.#isPlanned = true
    afterParsing(() => {
      this.#isPlanned = false
      if (this.isHydrated && this.#host.isConnected) this.#draw()
    })
  }

  /**
   * The element has been disconnected. Unless it is reconnected at once, it releases everything it holds.
   */
  leave(): void {
    queueMicrotask(() => {
      if (this.isHydrated && !this.#host.isConnected) this.#free()
    })
  }

  /** The view is about to remove its nodes from the page. */
  hold(): void {
    this.#restore ??= holdDrawn(this.#host)
  }

  /** The view has thrown. A view that was ready is drawn once more, unless it has failed too often. */
  crash(error: unknown): void {
    if (this.#isRedrawing || this.#redrawSoon()) return
    this.#state = 'failed'
    reportCrash(this.#host, this.#tag, error)
    queueMicrotask(() => this.#isDrawn && this.#fail())
  }

  /**
   * Another script has changed `data-state`; without the attribute, a morph has restored the server's
   * markup.
   */
  hearState(value: string | null): void {
    if (this.#state !== 'ready' || value === 'ready') return
    this.#show('ready')
    if (value === null) this.#lose()
  }

  /** Another script has removed the view's nodes. */
  #lose(): void {
    if (this.#state !== 'ready' || this.#isRedrawing) return
    if (!this.#redrawSoon()) this.crash(new Error('others have taken what it has drawn'))
  }

  #redrawSoon(): boolean {
    const now = performance.now()
    this.#redrawn = this.#redrawn.filter((it) => now - it < REDRAWS_MS)
    if (this.#state !== 'ready' || this.#redrawn.length === REDRAWS) return false
    this.#redrawn.push(now)
    this.#isRedrawing = true
    queueMicrotask(() => this.#isDrawn && this.#redraw())
    return true
  }

  /** Draws a new view with the state that the previous one has left. */
  #redraw(): void {
    this.hold()
    this.#erase()
    const props = this.#reader.read()
    if (!props) return
    this.#state = 'loading'
    this.#attempt += 1
    this.#host.replaceChildren()
    this.#surface.drawNow(props, this.#attempt)
    if (!this.isLoading) return
    this.#state = 'ready'
    this.#giveBack()
    showProblems(this.#host, this.#reader.messages)
    this.#outsideChanges?.begin()
  }

  /** Errors while unmounting are no crash: other scripts may have removed the nodes already. */
  #erase(): void {
    this.#isRedrawing = true
    this.#surface.erase()
    this.#isRedrawing = false
  }

  #giveBack(): void {
    this.#restore?.()
    this.#restore = undefined
  }

  #draw(): void {
    const props = this.#reader.read()
    if (!props) this.#fail()
    else if (this.#state !== 'ready') this.#drawAfresh(props)
    else {
      this.#surface.update(props, this.#attempt)
      showProblems(this.#host, this.#reader.messages)
    }
  }

  #drawAfresh(props: Props): void {
    const isOwn = !this.#isDrawn && this.#surface.canAdopt(props)
    if (!this.#isDrawn) {
      const nodes = [...this.#host.childNodes].filter(isServers)
      this.#serverMarkup = isOwn ? nodes.map((it) => it.cloneNode(true) as ChildNode) : nodes
    }
    keepMarkup(this.#host, this.#serverMarkup)
    this.#look()
    this.#show('loading')
    this.#isDrawn = true
    this.#attempt += 1
    // Needed for adoption too: React replaces nodes that other scripts have changed.
    const restoreControls = holdControls(this.#host)
    if (!isOwn || !this.#adopt(props)) this.#replace(props)
    if (!this.isLoading) return
    restoreControls()
    this.#settle('ready')
    this.#unwatch()
    this.#outsideChanges = watchOutsideChanges(this.#host, () => this.#lose())
    warn(this.#host, 'courtside:ready', { tag: this.#tag })
  }

  /** Attaches the view to the server's nodes: input, focus and scroll position stay as they are. */
  #adopt(props: Props): boolean {
    const replayTyped = holdTyped(this.#host)
    const fault = this.#surface.adoptNow(props, this.#attempt)
    if (fault === undefined || !this.isLoading) {
      replayTyped()
      return true
    }
    // Our own fault, which no visitor should notice.
    reportError(fault)
    this.#surface.erase()
    return false
  }

  /** Replaces the markup with the view in one task, so that nothing flickers and the focus is kept. */
  #replace(props: Props): void {
    this.#host.replaceChildren()
    this.#surface.drawNow(props, this.#attempt)
  }

  #fail(): void {
    this.hold()
    this.#unwatch()
    const wasReady = this.#redrawn.length > 0
    const canRetry = this.#isDrawn
    if (canRetry) {
      this.#erase()
      this.#host.replaceChildren(...this.#serverMarkup)
    }
    if (isEmptyTag(this.#host)) this.#host.replaceChildren()
    // A visitor who has used the element sees it change, and reads why.
    if (wasReady || !this.#host.hasChildNodes()) {
      this.#host.append(createFailure(canRetry ? () => this.change() : undefined))
    }
    this.#giveBack()
    this.#settle('failed')
  }

  #unwatch(): void {
    this.#outsideChanges?.stop()
    this.#outsideChanges = undefined
  }

  #settle(state: 'ready' | 'failed'): void {
    this.#show(state)
    showProblems(this.#host, this.#reader.messages)
    this.#ready.resolve(state === 'ready')
  }

  #show(state: 'waiting' | 'loading' | 'ready' | 'failed'): void {
    this.#state = state
    this.#host.dataset.state = state
  }

  #free(): void {
    this.#unwatch()
    if (this.#isDrawn) {
      this.#erase()
      this.#host.replaceChildren(...this.#serverMarkup)
    }
    this.#isDrawn = false
    this.#redrawn = []
    this.#restore = undefined
    forgetHostState(this.#host)
    this.#serverMarkup = []
    this.#reader.forget()
    this.#ready = createSignal()
    this.#show('waiting')
  }
}

function isServers(node: Node): boolean {
  return !(node instanceof Element && node.matches('.cs-failure, .cs-debug'))
}

function createSignal() {
  let resolve: (isReady: boolean) => void = () => {}
  const promise = new Promise<boolean>((it) => {
    resolve = it
  })
  return { promise, resolve }
}
