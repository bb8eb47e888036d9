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
  /** Whether the host holds what the view would draw from these. */
  canAdopt(props: Props): boolean
  /** Makes the host's markup the view's, at once. Returns what kept it from that. */
  adoptNow(props: Props, attempt: number): unknown
  /** Lets go of a view whose nodes may be anywhere. */
  erase(): void
}

type Props = Readonly<Record<string, unknown>>

/** Whoever takes a view's nodes away as often as that in so long a time leaves it no place. */
const REDRAWS = 20
const REDRAWS_MS = 10_000

interface LifecycleOptions {
  /** The prefix of attribute names. */
  readonly prefix: string
  /** Called while the server's markup is in the page. */
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
  /** When it was drawn again. */
  #redrawn: number[] = []
  #isRedrawing = false
  /** Gives back what was typed, focused and scrolled before the view went. */
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

  /** Allows the element to draw from now on. */
  hydrate(): void {
    const { state = '' } = this.#host.dataset
    if (!this.isHydrated) {
      // A copy of what another element has drawn is no server's markup.
      if (/ready|failed/.test(state)) delete this.#host.dataset.view
      this.#show('loading')
    }
    // Whoever else writes the state does not know better.
    else if (state !== this.#state) this.#show(this.#state)
    this.change()
  }

  /** Draws what the attributes say now, once the page is parsed; the changes of one task together. */
  change(): void {
    if (this.#isPlanned || !this.isHydrated) return
    this.#isPlanned = true
    afterParsing(() => {
      this.#isPlanned = false
      if (this.isHydrated && this.#host.isConnected) this.#draw()
    })
  }

  /** The element has left its place. When it is not back at once, it lets go of all it held. */
  leave(): void {
    queueMicrotask(() => {
      if (this.isHydrated && !this.#host.isConnected) this.#free()
    })
  }

  /** The view is about to take its nodes out of the page. */
  hold(): void {
    this.#restore ??= holdDrawn(this.#host)
  }

  /** The view has thrown. What was on the page is drawn once more, unless that does not help. */
  crash(error: unknown): void {
    if (this.#isRedrawing || this.#redrawSoon()) return
    this.#state = 'failed'
    reportCrash(this.#host, this.#tag, error)
    queueMicrotask(() => this.#isDrawn && this.#fail())
  }

  /** Others have written the state; or have made the element what the server drew. */
  hearState(value: string | null): void {
    if (this.#state !== 'ready' || value === 'ready') return
    this.#show('ready')
    if (value === null) this.#lose()
  }

  /** Something outside has removed the view's nodes. */
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

  /** Draws a new view from the state that the one before has left. */
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

  /** What it cannot take out because others have done so already is no crash. */
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
    // Also where it adopts: it puts its own in the place of nodes that others have changed.
    const restoreControls = holdControls(this.#host)
    if (!isOwn || !this.#adopt(props)) this.#replace(props)
    if (!this.isLoading) return
    restoreControls()
    this.#settle('ready')
    this.#unwatch()
    this.#outsideChanges = watchOutsideChanges(this.#host, () => this.#lose())
    warn(this.#host, 'courtside:ready', { tag: this.#tag })
  }

  /** The server's nodes become the view's: what is typed, focused or scrolled stays by itself. */
  #adopt(props: Props): boolean {
    const replayTyped = holdTyped(this.#host)
    const fault = this.#surface.adoptNow(props, this.#attempt)
    if (fault === undefined || !this.isLoading) {
      replayTyped()
      return true
    }
    // A fault of ours, which no visitor should see.
    reportError(fault)
    this.#surface.erase()
    return false
  }

  /** Puts the view in the markup's place in one go, so that neither blinks nor loses the focus. */
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
    // Who has used it sees it change, and learns why.
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
