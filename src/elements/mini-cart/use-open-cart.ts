import { useLayoutEffect } from 'react'
import { emit } from '../../events/element-events.ts'

interface OpenCartOptions {
  readonly host: HTMLElement
  readonly isOpen: boolean
  readonly close: () => void
}

/** Says on the element whether its panel is open, and closes it when focus goes elsewhere. */
export function useOpenCart({ host, isOpen, close }: OpenCartOptions): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    host.toggleAttribute('data-open', true)
    emit(host, 'courtside:opened')
    const closeOnLeave = ({ target }: FocusEvent) => {
      if (target instanceof Node && !host.contains(target)) close()
    }
    document.addEventListener('focusin', closeOnLeave)
    return () => {
      document.removeEventListener('focusin', closeOnLeave)
      host.toggleAttribute('data-open', false)
      emit(host, 'courtside:closed')
    }
  }, [host, isOpen, close])
}
