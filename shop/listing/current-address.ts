import { buildListingQuery, parseListingQuery } from '../../src/model/facet-query.ts'
import { FACET_IDS, type FacetPort } from '../facets/facets-port.ts'
import { bareUrl, queryOf } from '../platform/pages/addresses.ts'
import { linkTo, type PageContext, typedMoney } from '../platform/pages/page-context.ts'

const LISTS = /^\/(?:c\/|search\b|campaigns\b)/

/**
 * The current address of a list, if an old address differs from it: colours are now chosen by family,
 * sizes in one spelling. Filters read the choice from the address, so it has to use the list's options.
 */
export async function currentAddress(
  facets: FacetPort,
  page: PageContext,
): Promise<string | undefined> {
  if (!LISTS.test(page.path)) return undefined
  const query = parseListingQuery(queryOf(page.path), FACET_IDS, typedMoney(page))
  const chosen = new Map(query.chosen)
  for (const group of ['colour', 'size'] as const) {
    const before = chosen.get(group)
    if (before) chosen.set(group, await facets.currentOptions(group, before))
  }
  if ([...chosen].every(([group, ids]) => String(ids) === String(query.chosen.get(group)))) {
    return undefined
  }
  return `${linkTo(page, bareUrl(page.path))}?${buildListingQuery({ ...query, chosen })}`
}
