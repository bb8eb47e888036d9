import { useEffect, useMemo, useRef } from 'react'
import { useSnapshot } from 'valtio/react'
import { emit } from '../../events/element-events.ts'
import { text } from '../../i18n/text.ts'
import { LIST_FIELDS, type ListItem, type ListName } from '../../model/account-lists.ts'
import type { AccountList as Store } from '../../state/account-lists/state.ts'
import { AccountList } from '../../ui/account/lists/account-list.tsx'
import type { AccountListHandlers } from '../../ui/account/lists/list-props.ts'
import { announce } from '../../ui/live-region.ts'
import { useBackCloses } from '../../ui/use-back-closes.ts'
import { typedIn } from '../drawn-form.ts'
import { readForms } from '../read-forms.ts'
import { listOf } from './list-store.ts'
import { type ListAttributes, ownCountry, readAccountList } from './read-list.ts'

const WAYS = ['new', 'edit', 'remove']

interface ListViewProps extends ListAttributes {
  readonly host: HTMLElement
  readonly name: ListName
}

/** A list of the account with its actions. */
export function ListView(props: ListViewProps) {
  const { host, name } = props
  const store = listOf(host, name, ownCountry(props.countries))
  const state = useSnapshot(store.state, { sync: true })
  const forms = useMemo(() => readForms(host), [host])
  const handlers = useMemo(() => handlersOf(store, name, host), [store, name, host])

  useEffect(() => {
    void store.open()
    return store.stop
  }, [store])
  useRefresh(store)
  useListFocus(host, state.focus, state.items)
  // Each outcome sets the focus once.
  useEffect(() => {
    const { notice } = store.state
    if (state.focus && notice) announce(text(`list.${notice}`))
  }, [store, state.focus])
  useListUrl(forms !== undefined && state.mode.is === 'list')
  useBackCloses(state.mode.is === 'form' && state.focus !== null, store.leave)

  const data = readAccountList(name, state, props)
  return <AccountList data={data} forms={forms} handlers={handlers} />
}

function handlersOf(store: Store, name: ListName, host: HTMLElement): AccountListHandlers {
  const { add, edit, ask, leave, choose, retry, stop } = store
  const notify = (isDone: boolean) => {
    if (isDone) emit(host, 'courtside:list-changed', { list: name })
  }
  return {
    ...{ add, edit, ask, leave, choose, stop },
    retry: () => void retry(),
    save(form) {
      const values = LIST_FIELDS[name].map((it) => [it, typedIn(form, it)] as const)
      void store.save(Object.fromEntries(values)).then(notify)
    },
    remove: () => void store.remove().then(notify),
  }
}

type Focus = { readonly act: string } | null

/** Moves the focus after an action; to the "add" button if the target is gone. */
function useListFocus(host: HTMLElement, focus: Focus, items: readonly ListItem[]): void {
  const last = useRef<{ readonly focus: Focus; readonly items: readonly ListItem[] }>({
    focus: null,
    items,
  })
  useEffect(() => {
    const isNew = last.current.focus !== focus
    // Removed entries may take the focus with them.
    const isLost = last.current.items !== items && document.activeElement?.localName === 'body'
    last.current = { focus, items }
    if (!focus || !(isNew || isLost)) return
    const controls = [...host.querySelectorAll<HTMLElement>('[data-act]')]
    const named = (act: string) => controls.find((it) => it.dataset.act === act)
    const target = named(focus.act)
    if (isNew || !target) (target ?? named('add'))?.focus()
  }, [host, focus, items])
}

/**
 * Once the form is left, the address of the form's own page becomes the list's again, so that a reload
 * shows the list.
 */
function useListUrl(isList: boolean): void {
  useEffect(() => {
    const url = new URL(location.href)
    if (!isList || !WAYS.some((it) => url.searchParams.has(it))) return
    for (const it of WAYS) url.searchParams.delete(it)
    history.replaceState(history.state, '', url)
  }, [isList])
}

/** Shows another tab's changes as soon as this one becomes visible. */
function useRefresh({ refresh }: Store): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && void refresh()
    document.addEventListener('visibilitychange', look)
    addEventListener('pageshow', onShow)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pageshow', onShow)
    }
  }, [refresh])
}
