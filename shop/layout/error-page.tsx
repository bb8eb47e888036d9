import type { ReactNode } from 'react'
import { ButtonLink } from '../../src/ui/button.tsx'
import { CategoryTiles, WaysOn } from '../catalogue/category-tiles.tsx'
import type { CategoryView } from '../catalogue/site.ts'
import { RecentlyViewedRow } from '../catalogue/visitor-lists/recently-viewed-row.tsx'
import { ContactText } from '../platform/pages/contact-text.tsx'
import { drawPage } from '../platform/pages/draw-page.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'

const MAX_WORDS_LENGTH = 60

export interface ErrorPageView {
  readonly status: number
  /** The refusal in the page's language. */
  readonly sentence: string
  /** Whether the address ends in a record's id, and so has no words to search for. */
  readonly endsInId: boolean
  readonly categories: readonly CategoryView[]
  /** Suggested products for an unknown address. */
  readonly suggested?: ReactNode
  /** The page of a form that must be sent again. */
  readonly formUrl?: string | undefined
}

/** The error page, with links onward and contact details. */
export function errorPageContent(page: PageContext, view: ErrorPageView): PageContent {
  const isMissing = view.status === 404
  const heading = page.t(isMissing ? 'page.notfound' : 'page.failed')
  const lead = isMissing ? page.t('page.notfound.text') : view.sentence
  const contact = page.t('page.search.contact')
  return {
    title: heading,
    isPrivate: true,
    isShort: isMissing,
    main: drawPage(
      page,
      <>
        <section className="shop-empty">
          <h1>{heading}</h1>
          <p className="shop-lead">{lead}</p>
          {view.formUrl !== undefined && (
            <p>
              <ButtonLink look="primary" href={view.formUrl}>
                {page.t('page.form.back')}
              </ButtonLink>
            </p>
          )}
          {isMissing && !view.endsInId && <SearchInstead page={page} />}
          {!isMissing && <WaysOn page={page} categories={view.categories} />}
          {isMissing && <CategoryTiles page={page} categories={view.categories} />}
          <p>
            <ContactText page={page} text={contact} />
          </p>
          {isMissing && view.suggested}
        </section>
        {isMissing && <RecentlyViewedRow page={page} />}
      </>,
    ),
  }
}

/** Searches for the words of the address: a renamed product has kept most of them. */
function SearchInstead({ page }: { readonly page: PageContext }) {
  const words = wordsOf(page.path)
  if (words === '') return null
  return (
    <p>
      <ButtonLink look="primary" href={linkTo(page, `/search?q=${encodeURIComponent(words)}`)}>
        {page.t('page.notfound.search', { words })}
      </ButtonLink>
    </p>
  )
}

/** The words of an address's last segment: "kvick loparsko" for `/p/kvick-loparsko?x=1`. */
function wordsOf(path: string): string {
  const last = path.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  const words = decoded(last).replace(/[^\p{L}\p{N}]+/gu, ' ')
  // Cuts between whole characters: half of a surrogate pair cannot be encoded.
  return [...words.trim()].slice(0, MAX_WORDS_LENGTH).join('')
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
