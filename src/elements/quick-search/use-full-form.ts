import { type RefObject, useEffect } from 'react'
import { closeFullForm } from '../../state/search/state.ts'
import { useBackCloses } from '../../ui/use-back-closes.ts'
import { isPhone } from './search-rows.ts'

/** On a phone the search takes the whole screen while it is used; Back leaves it. */
export function useFullForm(
  host: HTMLElement,
  field: RefObject<HTMLElement | null>,
  showFullForm: boolean,
): void {
  const isFull = showFullForm && isPhone() && host.contains(document.activeElement)
  useBackCloses(isFull, leave)
  useEffect(() => {
    host.toggleAttribute('data-full', isFull)
    return () => host.removeAttribute('data-full')
  }, [host, isFull])

  function leave(): void {
    closeFullForm()
    field.current?.blur()
  }
}
