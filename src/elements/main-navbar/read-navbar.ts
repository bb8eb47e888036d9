import type { NavigationLink } from '../../model/navigation.ts'
import { readMenu } from '../../ui/navigation/read-menu.ts'
import { findInMarkup } from '../server-markup.ts'

/** What the server has written between the tags, so that waking changes nothing on the page. */
export interface NavbarInMarkup {
  readonly links: readonly NavigationLink[]
  /** What the page has at the end of its menu, such as a choice of language; kept as it is. */
  readonly foot: Element | undefined
  /** What has been opened before the element woke. */
  readonly open: number | undefined
  /** Links of the page lead to the sheet by this id. */
  readonly sheetId: string | undefined
}

export function readNavbar(host: HTMLElement): NavbarInMarkup {
  const list = findInMarkup(host, '.main-navbar__list')
  const open = [...(list?.children ?? [])].findIndex((it) => it.querySelector('details[open]'))
  return {
    links: readMenu(list),
    open: open < 0 ? undefined : open,
    foot: findInMarkup(host, '.main-navbar__foot'),
    sheetId: findInMarkup(host, '.main-navbar__sheet')?.id || undefined,
  }
}
