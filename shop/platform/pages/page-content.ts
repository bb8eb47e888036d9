import type { RequestContext } from '../../../src/contract/request-context.ts'
import type { Html } from '../html/html.ts'
import type { Crumb } from './breadcrumbs.tsx'
import type { PageLook, PageScript } from './site.ts'

/** One page: what differs from page to page. */
export interface PageContent {
  readonly title: string
  /** What search engines say of it; what they say of the shop where there is none. */
  readonly description?: string
  readonly main: Html
  readonly crumbs?: readonly Crumb[]
  /** Schema.org descriptions, one script each. */
  readonly structured?: readonly object[]
  /** The page's name where it differs from its address: without sort, say. A private page has none else. */
  readonly canonicalPath?: string
  /** Pages of one visitor, and errors, stay out of search engines. */
  readonly isPrivate?: boolean
  /** Has a header without menu and search. */
  readonly hasBareHeader?: boolean
  /** Has little on it: a wide window shows it whole at once. */
  readonly isShort?: boolean
  /** What the search field holds. */
  readonly query?: string
  /** Which list the page shows, for the calls that elements make from it. */
  readonly listing?: Pick<RequestContext, 'categoryId' | 'searchPage' | 'campaignPage'>
  readonly categoryTrail?: readonly string[]
  readonly script?: PageScript | undefined
  /** Which style sheets it has; those of all other pages if it says nothing. */
  readonly look?: PageLook
}
