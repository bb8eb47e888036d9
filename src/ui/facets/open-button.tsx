import type { KeyboardEvent } from 'react'
import { Icon, type IconName } from '../icon.tsx'
import { useIsLive } from './filter-submit.tsx'
import type { Opener } from './use-opener.ts'

interface OpenButtonProps {
  readonly opener: Opener
  readonly opens: 'filters' | 'sort'
  readonly icon: IconName
  readonly label: string
}

/**
 * Opens a sheet on a phone. Without script it is a link to the sheet's content; with script a button, which
 * Space presses too.
 */
export function OpenButton({ opener, opens, icon, label }: OpenButtonProps) {
  const isLive = useIsLive()

  function pressBySpace(event: KeyboardEvent<HTMLAnchorElement>): void {
    if (event.key !== ' ') return
    event.preventDefault()
    event.currentTarget.click()
  }

  return (
    <a
      className="cs-button cs-button--secondary faceted-search__open"
      href={`#${opens}`}
      data-act={`open-${opens}`}
      ref={opener.control}
      onClick={opener.open}
      onKeyDown={pressBySpace}
      {...(isLive && { role: 'button', 'aria-haspopup': 'dialog' })}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </a>
  )
}
