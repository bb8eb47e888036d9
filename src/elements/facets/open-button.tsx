import type { KeyboardEvent } from 'react'
import { Icon, type IconName } from '../../ui/icon.tsx'
import type { Opener } from './use-opener.ts'

interface OpenButtonProps {
  readonly opener: Opener
  readonly opens: 'filters' | 'sort'
  readonly icon: IconName
  readonly label: string
}

/**
 * Opens a sheet on a phone. The same control as the page's, which is a link to what the sheet
 * holds; with a script it is a button, which Space presses too.
 */
export function OpenButton({ opener, opens, icon, label }: OpenButtonProps) {
  function pressBySpace(event: KeyboardEvent<HTMLAnchorElement>): void {
    if (event.key !== ' ') return
    event.preventDefault()
    event.currentTarget.click()
  }

  return (
    <a
      ref={opener.control}
      className="cs-button cs-button--secondary faceted-search__open"
      href={`#${opens}`}
      role="button"
      aria-haspopup="dialog"
      data-act={`open-${opens}`}
      onClick={opener.open}
      onKeyDown={pressBySpace}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </a>
  )
}
