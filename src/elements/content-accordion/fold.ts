import { afterParsing } from '../after-parsing.ts'
import { reportAttribute, showProblems, warn } from '../diagnostics.ts'
import { create } from '../safe-document.ts'

const TAG = 'content-accordion'
/** A second press of the pointer within this time belongs to the first. */
const LOCK_MS = 300
const FALSE = /^\s*(?:false|0)\s*$/i

type ReadAttribute = (name: string) => string | null

/** The markup of one tag, folded by the browser's own `<details>`. */
export class Fold {
  readonly #host: HTMLElement
  readonly #read: ReadAttribute
  readonly #others = new MutationObserver(() => this.#followOthers())
  #details: HTMLDetailsElement | undefined
  /** The heading, where this element has created it. */
  #heading: HTMLElement | undefined
  #pressed = -LOCK_MS

  /** Attributes of a `data-courtside` mount have the prefix `data-`. */
  constructor(host: HTMLElement, prefix: string) {
    this.#host = host
    this.#read = (name) => host.getAttribute(prefix + name)
    afterParsing(() => host.isConnected && !this.#details && this.#start())
  }

  /** Applies a changed attribute. */
  change(name: string): void {
    if (!this.#details) this.#start()
    else if (name === 'open') this.#details.open = this.#isOpen
    else if (this.#heading) this.#heading.textContent = this.#read('heading')
  }

  /** Restores the original markup. */
  undo(): void {
    this.#others.disconnect()
    this.#host.removeEventListener('click', this.#onClick, true)
    if (!this.#details || !this.#heading) return
    const [, ...content] = [...this.#details.childNodes]
    this.#details.replaceWith(...content.flatMap((it) => [...it.childNodes]))
    this.#details = undefined
  }

  #start(): void {
    this.#details ??= this.#findOwn() ?? this.#build()
    if (!this.#details) return
    this.#host.addEventListener('click', this.#onClick, true)
    this.#host.dataset.state = 'ready'
    this.#others.observe(this.#host, { childList: true, attributeFilter: ['data-state'] })
    showProblems(this.#host, [])
    warn(this.#host, 'courtside:ready', { tag: TAG })
  }

  /** Another script has restored the server's markup, or has written other content between the tags. */
  #followOthers(): void {
    if (!this.#details || !this.#host.isConnected) return
    const { open } = this.#details
    if (this.#host.contains(this.#details)) this.#host.dataset.state = 'ready'
    else {
      this.#details = undefined
      this.#start()
      if (open && this.#details) Reflect.set(this.#details, 'open', true)
    }
    this.#others.takeRecords()
  }

  /** The server's `<details>`, which a visitor may have opened already. */
  #findOwn(): HTMLDetailsElement | undefined {
    const [own] = this.#host.children
    if (!(own instanceof HTMLDetailsElement)) return undefined
    if (this.#isOpen) own.open = true
    return own
  }

  #build(): HTMLDetailsElement | undefined {
    const words = this.#read('heading')
    if (!words?.trim()) {
      const problem = 'missing, expected a value'
      this.#host.dataset.state = 'failed'
      showProblems(this.#host, [reportAttribute(this.#host, TAG, 'heading', problem)])
      return undefined
    }
    const details = create('details')
    const summary = create('summary')
    const body = create('div')
    this.#heading = summary
    summary.textContent = words
    body.className = `${TAG}__body`
    details.open = this.#isOpen
    body.append(...this.#host.childNodes)
    details.append(summary, body)
    this.#host.append(details)
    return details
  }

  get #isOpen(): boolean {
    const value = this.#read('open')
    return value !== null && !FALSE.test(value)
  }

  #onClick = (event: MouseEvent): void => {
    const { target } = event
    const summary = target instanceof Element ? target.closest('summary') : null
    if (summary?.parentElement !== this.#details || event.detail === 0) return
    if (event.timeStamp - this.#pressed < LOCK_MS) event.preventDefault()
    else this.#pressed = event.timeStamp
  }
}
