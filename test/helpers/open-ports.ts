import type { TestContext } from 'node:test'
import { openProjection } from '../../shop/catalogue/projection/open-projection.ts'
import type { FacetPort } from '../../shop/facets/facets-port.ts'
import { createMemoryFacets } from '../../shop/facets/memory-facets.ts'
import type { Db } from '../../shop/platform/db/schema.ts'
import type { SearchPort } from '../../shop/search/search-port.ts'
import { createSqliteSearch } from '../../shop/search/sqlite-search.ts'
import { callAfter } from './call-after.ts'
import { demoShop } from './demo-shop.ts'

interface Ports {
  readonly search: SearchPort
  readonly facets: FacetPort
}

interface PortOptions {
  readonly db: Db
  /** The folder of a projection to go on with. */
  readonly dataDir?: string
  readonly report?: (error: unknown) => void
}

/** The search and the facets, as a shop opens them on this database. */
export async function openPorts(
  t: TestContext,
  { db, dataDir, report = console.error }: PortOptions,
): Promise<Ports> {
  const projection = await openProjection(db, dataDir)
  callAfter(t, () => projection.close())
  return {
    search: projection.upToDate(createSqliteSearch(projection.db, report)),
    facets: projection.upToDate(createMemoryFacets(projection.db, demoShop, report, db)),
  }
}
