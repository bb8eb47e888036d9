import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { returnFocus } from '../../ui/use-outside.ts'
import { type HoveredItem, HoverIntent } from './hover-intent.ts'
import type { NavbarInMarkup } from './read-navbar.ts'
import { isWide } from './use-sheet.ts'

/** A press this soon after the pointer opened a panel was meant to open it. */
const SAME_INTENT_MS = 500
const ITEM = '.main-navbar__item'
const TOGGLE = '.main-navbar__toggle'
const PANEL = '.main-navbar__panel'

export interface OpenItem {
  /** The item of the first level whose panel is open. */
  readonly index: number | undefined
  readonly list: RefObject<HTMLUListElement | null>
  /** Handles a press on the item's button. */
  readonly toggle: (index: number) => void
  readonly show: (index: number | undefined) => void
  /** Closes the panel, and returns the focus to the button. */
  readonly close: () => void
  readonly handlers: {
    readonly onPointerMove: (event: PointerEvent) => void
    /** For a pointer that rested here before the menu was hydrated. */
    readonly onPointerOver: (event: PointerEvent) => void
    readonly onPointerLeave: (event: PointerEvent) => void
    readonly onBlur: (event: FocusEvent) => void
  }
}

/**
 * One item at a time is open: by hovering on a wide screen, and by its button everywhere. `start` is the
 * state of the page before hydration.
 */
export function useOpenItem(start: NavbarInMarkup): OpenItem {
  const [index, setIndex] = useState(start.open?.index)
  const list = useRef<HTMLUListElement>(null)
  const hoveredAt = useRef(
    start.open?.by === 'hover' ? performance.now() : Number.NEGATIVE_INFINITY,
  )
  const hover = useHover(start, {
    open: hoverOpen,
    close: () => set(undefined, 'hover'),
    panel: () => findOpenPanel(list.current),
  })

  function set(next: number | undefined, by: 'hover' | 'press'): void {
    hover.follow(next, by)
    setIndex(next)
  }

  function hoverOpen(next: number): void {
    hoveredAt.current = performance.now()
    set(next, 'hover')
  }

  function toggle(pressed: number): void {
    const isMeant = performance.now() - hoveredAt.current < SAME_INTENT_MS
    set(pressed === index && !isMeant ? undefined : pressed, 'press')
  }

  function close(): void {
    const item = itemAt(list.current, index)
    returnFocus(item?.querySelector(PANEL) ?? null, item?.querySelector(TOGGLE) ?? null)
    set(undefined, 'press')
  }

  function look(event: PointerEvent): void {
    if (event.pointerType !== 'touch' && isWide()) hover.move(readHovered(event, list.current))
  }

  function onPointerLeave({ pointerType }: PointerEvent): void {
    if (pointerType !== 'touch') hover.leave()
  }

  function onBlur({ relatedTarget }: FocusEvent): void {
    if (index === undefined || !isWide() || !(relatedTarget instanceof Node)) return
    if (!itemAt(list.current, index)?.contains(relatedTarget)) set(undefined, 'press')
  }

  const handlers = { onPointerMove: look, onPointerOver: look, onPointerLeave, onBlur }
  return { index, list, toggle, show: (next) => set(next, 'press'), close, handlers }
}

type OpenCallbacks = ConstructorParameters<typeof HoverIntent>[0]

/** Timers outlive a render; they always call the callbacks of the latest one. */
function useHover({ open, restedMs }: NavbarInMarkup, callbacks: OpenCallbacks): HoverIntent {
  const latest = useRef(callbacks)
  latest.current = callbacks
  const [hover] = useState(() => {
    const passOn: OpenCallbacks = {
      open: (index) => latest.current.open(index),
      close: () => latest.current.close(),
      panel: () => latest.current.panel(),
    }
    const intent = new HoverIntent(passOn, restedMs)
    intent.follow(open?.index, open?.by ?? 'press')
    return intent
  })
  useEffect(() => () => hover.stop(), [hover])
  return hover
}

/** The item below a pointer. */
function readHovered(
  { target, clientX, clientY }: PointerEvent,
  list: Element | null,
): HoveredItem {
  const item = target instanceof Element ? target.closest(ITEM) : null
  return {
    index: item?.querySelector(TOGGLE) ? indexOf(list, item) : undefined,
    at: { x: clientX, y: clientY },
    isInPanel: target instanceof Element && target.closest(PANEL) !== null,
  }
}

function findOpenPanel(list: Element | null): DOMRect | undefined {
  return list?.querySelector(`${TOGGLE}[aria-expanded="true"] + ${PANEL}`)?.getBoundingClientRect()
}

function itemAt(list: Element | null, index: number | undefined): Element | undefined {
  return index === undefined ? undefined : list?.children[index]
}

function indexOf(list: Element | null, item: Element): number | undefined {
  const index = [...(list?.children ?? [])].indexOf(item)
  return index < 0 ? undefined : index
}
