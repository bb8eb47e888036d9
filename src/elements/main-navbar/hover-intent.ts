import { isOnTheWay, type Point } from '../../model/menu-aim.ts'

/** A panel opens when the pointer has rested on its item this long, */
const REST_MS = 300
/** and closes when the pointer has been away from both this long. */
const AWAY_MS = 500
/** A resting hand moves the pointer no further than this. */
const STILL_PX = 6

export interface HoveredItem {
  /** Of the item below the pointer, its panel included; undefined for an item without a panel. */
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

/** Interprets a pointer that hovers over the menu: one that merely crosses the bar opens nothing. */
export class HoverIntent {
  readonly #callbacks: HoverCallbacks
  #open: number | undefined
  #isPinned = false
  #rest: RestingPointer | undefined
  #away: ReturnType<typeof setTimeout> | undefined
  #last: HoveredItem | undefined
  /** The last position of the pointer on the open item itself, in the bar. */
  #from: Point | undefined
  /**
   * The item that the visitor closed while the pointer was on it; it opens again after the pointer has been
   * away.
   */
  #dismissed: number | undefined
  /** How long the pointer rested before this script ran; counts for the first item. */
  #restedMs: number

  constructor(callbacks: HoverCallbacks, restedMs = 0) {
    this.#callbacks = callbacks
    this.#restedMs = restedMs
  }

  /** Sets the open item. An item that was opened by a press stays open when the pointer leaves. */
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

  /** The pointer has left the menu. */
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
