import { useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { text } from '../../i18n/text.ts'
import { isPlainClick } from '../../model/plain-click.ts'
import { toggleFacet } from '../../state/facets/choices.ts'
import { facetState } from '../../state/facets/state.ts'
import { announce } from '../../ui/live-region.ts'
import { useAnnouncedWait } from '../use-announced-wait.ts'

/** The visitor may keep choosing; only the final count is announced. */
const REST_MS = 300
const WIDE = '(min-width: 68rem)'

const SHORTCUT = '[data-act="toggle-shortcut"]'

interface ListFollowerProps {
  readonly host: HTMLElement
  /** Id of the list's element. */
  readonly target: string
}

/** Two tags on a page announce a list only once. */
let announcedVersion = 0

/**
 * The effects of a new list outside the filters; it draws nothing, so the filters do not redraw for them.
 */
export function ListFollower({ host, target }: ListFollowerProps) {
  useAnnouncedTotal()
  useOthersActive(host)
  useShortcuts(target)
  return null
}

/** The list's own links to filters change it in place, like the filters themselves. */
function useShortcuts(target: string): void {
  useEffect(() => {
    const place = document.getElementById(target)
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLElement>(SHORTCUT)
      // All tags of the page receive the event, and the first one has handled it.
      if (!link || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      const { group = '', option = '' } = link.dataset
      const match = `[data-group="${CSS.escape(group)}"][data-option="${CSS.escape(option)}"]`
      void toggleFacet({ id: group }, option).then(() => {
        if (!link.isConnected) place?.querySelector<HTMLElement>(SHORTCUT + match)?.focus()
      })
    }
    place?.addEventListener('click', follow)
    return () => place?.removeEventListener('click', follow)
  }, [target])
}

/** Announces the number of products after a choice, and a wait that is long. */
function useAnnouncedTotal(): void {
  const { total, version, status } = useSnapshot(facetState)
  useAnnouncedWait(status === 'loading', text('facet.loading'))
  useEffect(() => {
    if (total === undefined || version === 0 || status !== 'ready') return
    const timer = setTimeout(() => {
      if (announcedVersion !== version) announce(text('facet.count', { n: total }))
      announcedVersion = version
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [total, version, status])
}

/**
 * A second tag that is not hydrated would show outdated filters from the first choice on: if it is visible,
 * it is hydrated as a visitor's pointer would hydrate it.
 */
function useOthersActive(host: HTMLElement): void {
  const { version } = useSnapshot(facetState)
  const hasChanged = version > 0
  useEffect(() => {
    if (!hasChanged) return
    const restoreOthers = () => {
      for (const it of document.querySelectorAll('.faceted-search__bar')) {
        if (!host.contains(it) && it.checkVisibility?.() !== false) {
          it.dispatchEvent(new Event('pointerover', { bubbles: true }))
        }
      }
    }
    const width = matchMedia(WIDE)
    restoreOthers()
    width.addEventListener('change', restoreOthers)
    return () => width.removeEventListener('change', restoreOthers)
  }, [host, hasChanged])
}
