import { useEffect, useRef } from 'react'
import type { ListItem } from '../../model/account-list.ts'

type Focus = { readonly act: string } | null

/** Puts the focus where it belongs after what was done; where that is gone, to what adds another. */
export function useListFocus(host: HTMLElement, focus: Focus, items: readonly ListItem[]): void {
  const last = useRef<{ readonly focus: Focus; readonly items: readonly ListItem[] }>({
    focus: null,
    items,
  })
  useEffect(() => {
    const isNew = last.current.focus !== focus
    // Entries that go may take the focus along.
    const isLost = last.current.items !== items && document.activeElement?.localName === 'body'
    last.current = { focus, items }
    if (!focus || !(isNew || isLost)) return
    const controls = [...host.querySelectorAll<HTMLElement>('[data-act]')]
    const named = (act: string) => controls.find((it) => it.dataset.act === act)
    const wanted = named(focus.act)
    if (isNew || !wanted) (wanted ?? named('add'))?.focus()
  }, [host, focus, items])
}
