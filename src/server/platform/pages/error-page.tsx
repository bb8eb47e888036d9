import { drawPage } from './draw-page.ts'
import type { PageContent } from './page-content.ts'
import { linkTo, type PageContext } from './page-context.ts'
import type { NavigationCategory } from './site.ts'

export interface ErrorPageView {
  readonly status: number
  /** What to do about it, in the page's language. */
  readonly sentence: string
  readonly categories: readonly NavigationCategory[]
}

/** An error in the shop's own look, with ways on and somebody to ask. */
export function errorPageContent(page: PageContext, view: ErrorPageView): PageContent {
  const isMissing = view.status === 404
  const heading = page.t(isMissing ? 'page.notfound' : 'page.failed')
  const lead = isMissing ? page.t('page.notfound.text') : view.sentence
  const contact = page.t('page.search.contact')
  return {
    title: heading,
    isPrivate: true,
    main: drawPage(
      page,
      <section className="shop-empty">
        <h1>{heading}</h1>
        <p className="shop-lead">{lead}</p>
        <WaysOn page={page} categories={view.categories} />
        <p>{contact}</p>
      </section>,
    ),
  }
}

interface WaysOnProps {
  readonly page: PageContext
  readonly categories: readonly NavigationCategory[]
}

/** Links to the start and the categories, for who has come to a dead end. */
export function WaysOn({ page, categories }: WaysOnProps) {
  return (
    <ul className="shop-chips">
      <li>
        <a href={linkTo(page, '/')}>{page.t('page.home')}</a>
      </li>
      {categories.map((it) => (
        <li key={it.id}>
          <a href={linkTo(page, `/c/${it.slug}`)}>{it.name}</a>
        </li>
      ))}
    </ul>
  )
}
