import type { KeyboardEvent, MouseEvent } from 'react'

interface AccountTab {
  /** The id of its panel on the page. */
  readonly id: string
  readonly label: string
}

interface AccountTabsProps {
  readonly tabs: readonly AccountTab[]
  readonly selected: string
  /** `isStep`: a press, which Back undoes; the keyboard leaves the address as is. */
  readonly select: (id: string, isStep?: boolean) => void
}

/** Links to panels of the page, in the ARIA pattern of tabs. */
export function AccountTabs({ tabs, selected, select }: AccountTabsProps) {
  const at = tabs.findIndex(({ id }) => id === selected)

  function move(event: KeyboardEvent): void {
    const target = targetOf(event, at, tabs.length)
    const tab = target === undefined ? undefined : tabs[target]
    if (event.key === ' ') (event.target as HTMLElement).click()
    if (!tab && event.key !== ' ') return
    event.preventDefault()
    if (!tab) return
    select(tab.id)
    const list = event.currentTarget
    list.querySelectorAll<HTMLElement>('[role="tab"]')[target ?? 0]?.focus()
  }

  /** Following the link to the panel would move the focus out of the tabs. */
  function press(event: MouseEvent<HTMLElement>, id: string): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    event.currentTarget.focus()
    select(id, true)
  }

  return (
    <div className="account-tabs__list" role="tablist" onKeyDown={move}>
      {tabs.map(({ id, label }) => (
        <a
          key={id}
          className="account-tabs__tab"
          role="tab"
          id={tabIdOf(id)}
          href={`#${encodeURIComponent(id)}`}
          aria-controls={id}
          aria-selected={id === selected}
          tabIndex={id === selected ? 0 : -1}
          onClick={(event) => press(event, id)}
        >
          {label}
        </a>
      ))}
    </div>
  )
}

export function tabIdOf(id: string): string {
  return `tab-${id}`
}

/** The tab that a key leads to, wrapping around the ends. */
function targetOf(
  { key, currentTarget }: KeyboardEvent,
  at: number,
  count: number,
): number | undefined {
  const forward = currentTarget.matches(':dir(rtl)') ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return (at + forward + count) % count
    case 'ArrowLeft':
      return (at - forward + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
