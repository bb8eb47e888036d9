import type { NavigationLink } from '../../model/navigation.ts'
import { readMenu } from '../../ui/navigation/read-menu.ts'
import { findInMarkup } from '../server-markup.ts'
import { findPointedFold } from './pointed-fold.ts'

/** The server's markup between the tags, so that hydration changes nothing on the page. */
export interface NavbarInMarkup {
  readonly links: readonly NavigationLink[]
  /** The page's own content at the end of its menu, such as a choice of language; kept as is. */
  readonly foot: Element | undefined
  /** The item that was open before hydration, and whether a resting pointer opened it. */
  readonly open: { readonly index: number; readonly by: 'hover' | 'press' } | undefined
  /** How long a pointer has been resting on an item that is not open yet. */
  readonly restedMs: number
  /** The id by which the page's links open the sheet. */
  readonly sheetId: string | undefined
}

export function readNavbar(host: HTMLElement): NavbarInMarkup {
  const list = findInMarkup(host, '.main-navbar__list')
  const pointed = findPointedFold(host)
  const isOpen = (it: Element) =>
    pointed?.isShown ? it.contains(pointed.fold) : it.querySelector('details[open]')
  const index = [...(list?.children ?? [])].findIndex(isOpen)
  return {
    links: readMenu(list),
    open: index < 0 ? undefined : { index, by: pointed?.isShown ? 'hover' : 'press' },
    restedMs: pointed?.restedMs ?? 0,
    foot: findInMarkup(host, '.main-navbar__foot'),
    sheetId: findInMarkup(host, '.main-navbar__sheet')?.id || undefined,
  }
}
