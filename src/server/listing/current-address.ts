import { buildListingQuery, parseListingQuery } from '../../model/facet-query.ts'
import { FACET_IDS, type FacetPort } from '../facets/facets-port.ts'
import { bareUrl, queryOf } from '../platform/pages/addresses.ts'
import { linkTo, type PageContext, typedMoney } from '../platform/pages/page-context.ts'

const LISTS = /^\/(?:c\/|search\b|campaigns\b)/

/**
 * Where the list of an address stands now, if elsewhere: colours were chosen shade by shade once, and are
 * chosen by family. Filters read what is chosen from the address, so it has to say what the list offers.
 */
export async function currentAddress(
  facets: FacetPort,
  page: PageContext,
): Promise<string | undefined> {
  if (!LISTS.test(page.path)) return undefined
  const query = parseListingQuery(queryOf(page.path), FACET_IDS, typedMoney(page))
  const before = query.chosen.get('colour')
  if (!before) return undefined
  const colours = await facets.currentColours(before)
  if (colours.length === before.length && colours.every((it, at) => it === before[at]))
    return undefined
  const chosen = new Map(query.chosen).set('colour', colours)
  return `${linkTo(page, bareUrl(page.path))}?${buildListingQuery({ ...query, chosen })}`
}
