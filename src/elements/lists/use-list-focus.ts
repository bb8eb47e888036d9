import { useEffect, useRef } from 'react'
import type { ListItem } from '../../model/account-list.ts'

type Focus = { readonly act: string } | null

/** Puts the focus where it belongs after what was done; where that is gone, to what adds another. */
export function useListFocus(host: HTMLElement, focus: Focus, items: readonly ListItem[]): void {
  const last = useRef<Focus>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: entries that go may take the focus along
  useEffect(() => {
    const isNew = last.current !== focus
    last.current = focus
    if (!focus || !(isNew || document.activeElement?.localName === 'body')) return
    const controls = [...host.querySelectorAll<HTMLElement>('[data-act]')]
    const named = (act: string) => controls.find((it) => it.dataset.act === act)
    const wanted = named(focus.act)
    if (isNew || !wanted) (wanted ?? named('add'))?.focus()
  }, [host, focus, items])
}
