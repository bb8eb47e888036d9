import { isOnTheWay, type Point } from '../../model/menu-aim.ts'

/** A panel opens when the pointer has rested this long, */
const REST_MS = 300
/** and closes when it has been away from both for this long. */
const AWAY_MS = 500
/** A hand that rests moves the pointer no further than this. */
const STILL_PX = 6

export interface HoveredItem {
  /** Of the item below the pointer, panel included; absent where there is nothing to open. */
  readonly index: number | undefined
  readonly at: Point
  readonly isInPanel: boolean
}

interface HoverCallbacks {
  readonly open: (index: number) => void
  readonly close: () => void
  /** The open panel's place in the window. */
  readonly panel: () => DOMRect | undefined
}

interface RestingPointer {
  readonly index: number
  readonly at: Point
  readonly timer: ReturnType<typeof setTimeout>
}

/** What a pointer that hovers over the menu means: one that crosses the bar opens nothing. */
export class HoverIntent {
  readonly #callbacks: HoverCallbacks
  #open: number | undefined
  #isPinned = false
  #rest: RestingPointer | undefined
  #away: ReturnType<typeof setTimeout> | undefined
  #last: HoveredItem | undefined
  /** Where the pointer was last in the open item's own place in the bar. */
  #from: Point | undefined
  /**
   * Closed by a person while the pointer was on it; opens again after the pointer has been away.
   */
  #dismissed: number | undefined
  /** Rest before anybody could see it, which counts for the first that is seen. */
  #restedMs: number

  constructor(callbacks: HoverCallbacks, restedMs = 0) {
    this.#callbacks = callbacks
    this.#restedMs = restedMs
  }

  /** Tells which item is open. One that was pressed open stays when the pointer goes. */
  follow(open: number | undefined, by: 'hover' | 'press'): void {
    if (open === undefined && by === 'press') this.#dismissed = this.#open
    this.#open = open
    this.#isPinned = by === 'press'
    this.#from = this.#last?.index === open ? this.#last?.at : undefined
    this.stop()
  }

  move({ index, at, isInPanel }: HoveredItem): void {
    this.#last = isInPanel ? undefined : { index, at, isInPanel }
    if (index !== this.#dismissed) this.#dismissed = undefined
    if (index !== undefined && index === this.#open) {
      this.stop()
      this.#from = isInPanel ? undefined : at
    } else if (this.#isAiming(at)) {
      this.stop()
      this.#startAway()
    } else {
      this.#startAway()
      this.#restOn(index, at)
    }
  }

  /** The pointer is over nothing of the menu. */
  leave(): void {
    this.#last = undefined
    this.#dismissed = undefined
    this.#forgetRest()
    this.#startAway()
  }

  stop(): void {
    this.#forgetRest()
    clearTimeout(this.#away)
    this.#away = undefined
  }

  #isAiming(at: Point): boolean {
    const panel = this.#from && this.#callbacks.panel()
    return !!this.#from && !!panel && isOnTheWay(this.#from, at, panel)
  }

  #startAway(): void {
    if (this.#open === undefined || this.#isPinned) return
    this.#away ??= setTimeout(this.#callbacks.close, AWAY_MS)
  }

  #restOn(index: number | undefined, at: Point): void {
    if (this.#rest?.index === index && this.#rest && isNear(this.#rest.at, at)) return
    this.#forgetRest()
    if (index === undefined || index === this.#dismissed) return
    const timer = setTimeout(() => this.#callbacks.open(index), REST_MS - this.#restedMs)
    this.#rest = { index, at, timer }
    this.#restedMs = 0
  }

  #forgetRest(): void {
    clearTimeout(this.#rest?.timer)
    this.#rest = undefined
  }
}

function isNear(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) <= STILL_PX
}
