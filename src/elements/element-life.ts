import { AttributeReader } from './attribute-reader.ts'
import { reportCrash, showProblems, tell } from './diagnostics.ts'
import type { ElementTable } from './element-table.ts'
import { createFailure } from './failure.ts'
import { holdControls } from './replaced-controls.ts'

/** What an element is drawn on. */
export interface Surface {
  /** Another `attempt` starts the view afresh. */
  draw(props: Readonly<Record<string, unknown>>, attempt: number): void
  erase(): void
}

interface Make {
  /** What stands before the names of the attributes. */
  readonly prefix: string
  readonly createSurface: (life: ElementLife) => Surface
}

/**
 * One element on the page, from waking to removal: when to draw, with what, and what the page sees
 * of it (`data-state`, `courtside:ready`, `courtside:error`). Knows nothing of React.
 */
export class ElementLife {
  readonly #host: HTMLElement
  readonly #tag: string
  readonly #reader: AttributeReader
  readonly #surface: Surface
  #state: 'waiting' | 'loading' | 'ready' | 'failed' = 'waiting'
  #ready = createSignal()
  #isDrawn = false
  #hasLived = false
  #isPlanned = false
  #attempt = 0
  #serverMarkup: readonly Node[] = []
  /** What stands in the view's place after a failure. */
  #standIn: readonly ChildNode[] = []
  #handOver: () => void = () => {}

  constructor(host: HTMLElement, table: ElementTable, { prefix, createSurface }: Make) {
    this.#host = host
    this.#tag = table.tag
    this.#reader = new AttributeReader(host, table, prefix)
    this.#surface = createSurface(this)
  }

  /** Resolves at the first commit to true, or to false when the element has failed. */
  get ready(): Promise<boolean> {
    return this.#ready.promise
  }

  get isAwake(): boolean {
    return this.#state !== 'waiting'
  }

  /** Draws the element, once the page is parsed. */
  wake(): void {
    if (!this.isAwake) this.#show('loading')
    if (document.readyState !== 'loading') this.change()
    else document.addEventListener('DOMContentLoaded', () => this.change(), { once: true })
  }

  /** Draws what the attributes say now; the changes of one task together. */
  change(): void {
    if (this.#isPlanned || !this.isAwake) return
    this.#isPlanned = true
    queueMicrotask(() => {
      this.#isPlanned = false
      if (this.isAwake && this.#host.isConnected) this.#draw()
    })
  }

  /** The element has left its place. When it is not back at once, it lets go of all it held. */
  leave(): void {
    queueMicrotask(() => {
      if (this.isAwake && !this.#host.isConnected) this.#free()
    })
  }

  /** The view is about to take the place of what stands there. */
  replace(): void {
    if (this.#state === 'loading') this.#handOver = holdControls(this.#host)
  }

  committed(): void {
    queueMicrotask(() => {
      if (this.#state !== 'loading') return
      this.#removeStandIn()
      this.#handOver()
      this.#settle('ready')
      tell(this.#host, 'courtside:ready', { tag: this.#tag })
    })
  }

  crashed(error: unknown): void {
    reportCrash(this.#host, this.#tag, error)
    queueMicrotask(() => this.#isDrawn && this.#fail())
  }

  #draw(): void {
    const props = this.#reader.read()
    if (!props) {
      this.#fail()
      return
    }
    if (!this.#isDrawn) this.#keepServerMarkup()
    if (this.#state === 'failed') {
      this.#attempt += 1
      this.#show('loading')
    }
    this.#isDrawn = true
    this.#surface.draw(props, this.#attempt)
    if (this.#state === 'ready') showProblems(this.#host, this.#reader.messages)
  }

  #keepServerMarkup(): void {
    showProblems(this.#host, [])
    const nodes = [...this.#host.childNodes]
    this.#serverMarkup = copyAll(nodes.filter((it) => !this.#standIn.includes(it)))
    // Preact takes over what it finds only where it has never drawn.
    if (this.#hasLived) this.#standIn = nodes
  }

  #removeStandIn(): void {
    for (const it of this.#standIn) it.remove()
    this.#standIn = []
  }

  #fail(): void {
    if (this.#isDrawn || isEmpty(this.#host.childNodes)) {
      const canRetry = this.#isDrawn
      this.#standIn = isEmpty(this.#serverMarkup)
        ? [createFailure(canRetry ? () => this.change() : undefined)]
        : copyAll(this.#serverMarkup)
      this.#host.replaceChildren(...this.#standIn)
      this.#handOver()
    }
    this.#settle('failed')
  }

  #settle(state: 'ready' | 'failed'): void {
    this.#handOver = () => {}
    this.#show(state)
    showProblems(this.#host, this.#reader.messages)
    this.#ready.resolve(state === 'ready')
  }

  #show(state: 'waiting' | 'loading' | 'ready' | 'failed'): void {
    this.#state = state
    this.#host.dataset.state = state
  }

  #free(): void {
    if (this.#isDrawn) {
      this.#surface.erase()
      this.#host.replaceChildren(...this.#serverMarkup)
    }
    this.#hasLived ||= this.#isDrawn
    this.#isDrawn = false
    this.#serverMarkup = []
    this.#standIn = []
    this.#reader.forget()
    this.#ready = createSignal()
    this.#show('waiting')
  }
}

function copyAll(nodes: Iterable<Node>): ChildNode[] {
  return [...nodes].map((it) => it.cloneNode(true) as ChildNode)
}

function isEmpty(nodes: Iterable<Node>): boolean {
  return ![...nodes].some((it) => it instanceof Element || it.textContent?.trim())
}

function createSignal() {
  let resolve: (isReady: boolean) => void = () => {}
  const promise = new Promise<boolean>((it) => {
    resolve = it
  })
  return { promise, resolve }
}
