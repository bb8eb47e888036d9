import { useEffect, useLayoutEffect, useMemo } from 'react'
import { AccountTabs } from '../../ui/account/account-tabs.tsx'
import { reportAttribute } from '../diagnostics.ts'
import type { ViewProps } from '../element-table.ts'
import { elementPart } from '../react-element.tsx'
import { useHostState } from '../use-host-state.ts'
import { table } from './account-tabs.table.ts'
import { findPanel, panelOfAddress, releasePanels, showPanel } from './panels.ts'

/** The tabs whose panels are on the page; the address decides which one is shown. */
function AccountTabsView({ host, tabs }: ViewProps<typeof table>) {
  const there = useMemo(() => tabs.filter(({ id }) => findPanel(id)), [tabs])
  const ids = useMemo(() => there.map(({ id }) => id), [there])
  const [chosen, setChosen] = useHostState(host, 'chosen', () => panelOfAddress(ids))
  const selected = chosen !== undefined && ids.includes(chosen) ? chosen : (ids[0] ?? '')

  useEffect(() => {
    for (const { id } of tabs) {
      if (!findPanel(id))
        reportAttribute(host, 'account-tabs', 'tabs', `no panel has the id "${id}"`)
    }
  }, [host, tabs])

  // Without delay: a press may come before the next frame.
  useLayoutEffect(() => {
    const follow = () => setChosen(panelOfAddress(ids))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [ids, setChosen])

  useLayoutEffect(() => showPanel(ids, selected), [ids, selected])
  useLayoutEffect(() => () => releasePanels(ids), [ids])

  function select(id: string, isStep?: boolean): void {
    const address = `#${encodeURIComponent(id)}`
    if (isStep && id !== selected) history.pushState(null, '', address)
    else history.replaceState(history.state, '', address)
    setChosen(id)
  }

  const named = there.map(({ id, label }) => ({ id, label: label || id }))
  return <AccountTabs tabs={named} selected={selected} select={select} />
}

export const { define, mount } = elementPart(table, AccountTabsView)
