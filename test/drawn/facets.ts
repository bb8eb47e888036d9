import { createElement, Fragment } from 'react'
import { CompactFilters, ListingFilters } from '../../shop/listing/faceted-search.tsx'
import { readListingOptions } from '../../shop/listing/listing-options.ts'
import { markupOf } from '../../shop/platform/html/html.ts'
import { drawPage } from '../../shop/platform/pages/draw-page.ts'
import { parseListingQuery } from '../../src/model/facet-query.ts'
import { demoShop } from '../helpers/demo-shop.ts'
import '../../shop/app/texts.ts'
import { type FacetCase, facetCases, longCase } from './facet-cases.ts'

function draw({ language, query, groups }: FacetCase): string {
  const page = {
    language,
    storefront: 'sport',
    shop: demoShop,
    t: demoShop.text(language),
    path: `/c/shoes?${query}`,
    token: 'token',
    viewer: { isAuthenticated: false, isBusiness: false },
    hasNews: true,
  } as const
  const ids = groups.map((it) => it.id)
  const options = readListingOptions(Object.fromEntries(new URLSearchParams(query)))
  const parsed = parseListingQuery(query, ids)
  const list = {
    cards: [],
    total: 7,
    groups,
    options,
    query: parsed,
    categoryIds: [],
    newsUntil: 0,
    hasSales: true,
  }
  const props = { page, list, target: 'facet-list' }
  return markupOf(
    drawPage(
      page,
      createElement(
        Fragment,
        undefined,
        createElement(CompactFilters, props),
        createElement(ListingFilters, props),
      ),
    ),
  )
}

export const drawn = {
  ...Object.fromEntries(Object.entries(facetCases).map(([name, it]) => [name, draw(it)])),
  long: draw(longCase),
}
