import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Calls `leave` on Escape, on a press outside that is not on the opener, and when the page returns from the
 * back-forward cache.
 */
export function useOutside(
  inside: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null> | undefined,
  leave: () => void,
): void {
  const latest = useRef(leave)
  latest.current = leave
  useLayoutEffect(() => {
    const onPress = (event: Event) => {
      const path = event.composedPath()
      const isOurs = [inside.current, opener?.current].some((it) => it && path.includes(it))
      // A link navigates; closing would interfere with that.
      const isLink = path.some((it) => it instanceof HTMLAnchorElement && it.href)
      if (!isOurs && !isLink && !isInOtherDialog(event.target, inside.current)) latest.current()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (isInOtherDialog(event.target, inside.current)) return
      event.preventDefault()
      latest.current()
    }
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && latest.current()
    document.addEventListener('click', onPress, true)
    document.addEventListener('keydown', onKey)
    addEventListener('pageshow', onShow)
    return () => {
      document.removeEventListener('click', onPress, true)
      document.removeEventListener('keydown', onKey)
      removeEventListener('pageshow', onShow)
    }
  }, [inside, opener])
}

/** A dialog above handles its own keys and presses. */
function isInOtherDialog(target: EventTarget | null, inside: Element | null): boolean {
  const dialog = target instanceof Element ? target.closest('dialog[open]') : null
  return dialog !== null && !dialog.contains(inside)
}

/**
 * Returns the focus when the element that has it disappears; a focus that has moved elsewhere stays there.
 */
export function returnFocus(leaving: Element | null, to: Element | null): void {
  const { activeElement } = document
  const isLost = !activeElement || activeElement.localName === 'body'
  if (!isLost && !leaving?.contains(activeElement)) return
  if (to instanceof HTMLElement && to.isConnected) to.focus({ preventScroll: true })
}
