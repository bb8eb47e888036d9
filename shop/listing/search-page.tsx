import { fullSearchUrl } from '../../src/model/quick-search.ts'
import { Icon } from '../../src/ui/icon.tsx'
import { CategoryTiles } from '../catalogue/category-tiles.tsx'
import { findTrail } from '../catalogue/category-tree.ts'
import type { CategoryView } from '../catalogue/site.ts'
import { RecentlyViewedRow } from '../catalogue/visitor-lists/recently-viewed-row.tsx'
import { ContactText } from '../platform/pages/contact-text.tsx'
import { drawPage } from '../platform/pages/draw-page.ts'
import type { PageContent } from '../platform/pages/page-content.ts'
import { linkTo, type PageContext } from '../platform/pages/page-context.ts'
import { type FoundPage, findPages } from '../search/find-pages.ts'
import { popularSearches } from '../search/quick-search.tsx'
import type { FacetedList } from './faceted-list.ts'
import { ListingBody } from './listing-body.tsx'
import { ListingHead } from './listing-head.tsx'

export interface SearchPage {
  readonly list: FacetedList
  readonly categories: readonly CategoryView[]
}

/** The page of search results. Without any there are no filters. */
export function searchPage(page: PageContext, { list, categories }: SearchPage): PageContent {
  const { query, total } = list
  const heading = query.q
    ? page.t('page.search.heading', { q: query.q })
    : page.t('page.search.all')
  const pages = findPages(query.q, page)
  const isUnfiltered = query.chosen.size === 0
  // Corrected words are not meant if a page has the query as its name.
  const isOfPages =
    pages.length > 0 && isUnfiltered && (total === 0 || list.corrected !== undefined)
  const isHopeless = total === 0 && isUnfiltered && !isOfPages
  return {
    title: heading,
    isPrivate: true,
    query: query.q,
    listing: { searchPage: true },
    isShort: isHopeless,
    look: 'list',
    main: drawPage(
      page,
      isHopeless ? (
        <>
          <NothingFound page={page} query={query.q} categories={categories} />
          <RecentlyViewedRow page={page} />
        </>
      ) : (
        <>
          <ListingHead title={heading} lead={otherWords(page, list)} />
          <Pages page={page} pages={pages} />
          {!isOfPages && (
            <>
              <NamedCategories page={page} list={list} categories={categories} />
              <ListingBody page={page} list={list} label={heading} />
            </>
          )}
        </>
      ),
    ),
  }
}

/** States the query that was used instead of the typed one. */
function otherWords({ t }: PageContext, { query: { q }, corrected, isGuess }: FacetedList) {
  if (corrected === undefined) return undefined
  return isGuess
    ? t('page.search.guess', { q, near: corrected })
    : t('page.search.corrected', { q: corrected })
}

interface NamedCategoriesProps {
  readonly page: PageContext
  readonly list: FacetedList
  readonly categories: readonly CategoryView[]
}

/** A word such as "fotboll" may be a product or a whole sport. */
function NamedCategories({ page, list, categories }: NamedCategoriesProps) {
  const trails = list.categoryIds.map((id) => findTrail(categories, (it) => it.id === id))
  const links = trails.flatMap((trail) => {
    const category = trail.at(-1)
    return category ? [{ category, name: trail.map((it) => it.name).join(' › ') }] : []
  })
  return (
    <Ways
      label={page.t('page.search.named')}
      links={links.map(({ category, name }) => ({
        name,
        url: linkTo(page, `/c/${category.slug}`),
      }))}
    />
  )
}

interface PagesProps {
  readonly page: PageContext
  readonly pages: readonly FoundPage[]
}

function Pages({ page, pages }: PagesProps) {
  const links = pages.map(({ path, name }) => ({ name, url: linkTo(page, path) }))
  return <Ways label={page.t('search.pages')} links={links} />
}

interface WaysProps {
  readonly label: string
  readonly links: readonly { readonly name: string; readonly url: string }[]
}

function Ways({ label, links }: WaysProps) {
  if (links.length === 0) return null
  return (
    <nav className="shop-subs" aria-label={label}>
      <ul>
        {links.map(({ name, url }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface NothingFoundProps {
  readonly page: PageContext
  readonly query: string
  readonly categories: readonly CategoryView[]
}

/** Helps visitors on: spelling, categories, contact. */
function NothingFound({ page, query, categories }: NothingFoundProps) {
  const contact = page.t('page.search.contact')
  return (
    <section className="shop-empty">
      <h1>{page.t('search.nohits', { q: query })}</h1>
      <ul className="shop-empty__tips">
        <li>{page.t('page.search.tip.word')}</li>
        <li>{page.t('page.search.tip.number')}</li>
      </ul>
      <PopularChips page={page} />
      <h2>{page.t('page.search.categories')}</h2>
      <CategoryTiles page={page} categories={categories} />
      <p className="shop-empty__contact">
        <Icon name="phone" />
        <span>
          <ContactText page={page} text={contact} />
        </span>
      </p>
    </section>
  )
}

function PopularChips({ page }: { readonly page: PageContext }) {
  const searches = popularSearches(page)
  if (searches.length === 0) return null
  return (
    <section className="shop-empty__searches" aria-labelledby="popular-searches">
      <h2 id="popular-searches">{page.t('search.popular')}</h2>
      <ul className="shop-chips">
        {searches.map((it) => (
          <li key={it}>
            <a href={fullSearchUrl(linkTo(page, '/search'), it)}>{it}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
