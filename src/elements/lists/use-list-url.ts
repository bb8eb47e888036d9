import { useEffect } from 'react'

const WAYS = ['new', 'edit', 'remove']

/** The address of a form's own page is the list's again once the form is left: a reload shows it. */
export function useListUrl(isList: boolean): void {
  useEffect(() => {
    const url = new URL(location.href)
    if (!isList || !WAYS.some((it) => url.searchParams.has(it))) return
    for (const it of WAYS) url.searchParams.delete(it)
    history.replaceState(history.state, '', url)
  }, [isList])
}
