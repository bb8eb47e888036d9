import type { NavigationLink } from '../../model/navigation.ts'
import { readMenu } from '../../ui/navigation/read-menu.ts'
import { findInMarkup } from '../server-markup.ts'

/** What the server has written between the tags, so that waking changes nothing on the page. */
export interface NavbarInMarkup {
  readonly links: readonly NavigationLink[]
  /** What the page has at the end of its menu, such as a choice of language; kept as it is. */
  readonly foot: Element | undefined
  /** Links of the page lead to the sheet by this id. */
  readonly sheetId: string | undefined
}

export function readNavbar(host: HTMLElement): NavbarInMarkup {
  return {
    links: readMenu(findInMarkup(host, '.main-navbar__list')),
    foot: findInMarkup(host, '.main-navbar__foot'),
    sheetId: findInMarkup(host, '.main-navbar__sheet')?.id || undefined,
  }
}
