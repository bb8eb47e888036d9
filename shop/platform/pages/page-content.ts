import type { RequestContext } from '../../../src/contract/request-context.ts'
import type { Html } from '../html/html.ts'
import type { Crumb } from './breadcrumbs.tsx'
import type { PageLook, PageScript } from './site.ts'

/** The part of a page that differs from page to page. */
export interface PageContent {
  readonly title: string
  /** For search engines; without one, the shop's description. */
  readonly description?: string
  readonly main: Html
  readonly crumbs?: readonly Crumb[]
  /** Schema.org descriptions, one script each. */
  readonly structured?: readonly object[]
  /** The canonical path if it differs from the address, for example without sorting; a private page has no other. */
  readonly canonicalPath?: string
  /** Personal pages and errors are kept out of search engines. */
  readonly isPrivate?: boolean
  /** Shows a header without menu and search. */
  readonly hasBareHeader?: boolean
  /** Short enough for a wide window to show at once. */
  readonly isShort?: boolean
  /** The text in the search field. */
  readonly query?: string
  /** The list that the page shows, for calls of its elements. */
  readonly listing?: Pick<RequestContext, 'categoryId' | 'searchPage' | 'campaignPage'>
  readonly categoryTrail?: readonly string[]
  readonly script?: PageScript | undefined
  /** Its style sheets; by default, those of `other`. */
  readonly look?: PageLook
}
