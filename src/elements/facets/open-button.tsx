import type { MouseEvent, RefObject } from 'react'
import { text } from '../../i18n/text.ts'
import { Icon } from '../../ui/icon.tsx'

interface OpenButtonProps {
  readonly opener: RefObject<HTMLAnchorElement | null>
  /** Chips above the list. */
  readonly chosen: number
  readonly open: (event: MouseEvent) => void
}

/** Opens the filters on a phone, and says how many are on (UX FACET-9). */
export function OpenButton({ opener, chosen, open }: OpenButtonProps) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: the same control as the page's, which leads to the filters without script.
    <a
      ref={opener}
      className="cs-button cs-button--secondary faceted-search__open"
      href="#filters"
      data-act="open-filters"
      onClick={open}
    >
      <Icon name="filter" />
      <span>{text('facet.open', { n: chosen })}</span>
    </a>
  )
}
