import type { Sentence } from '../file-sentence.ts'
import type { OpenReader } from './file-product.ts'
import { UnreadableFile } from './findings.ts'
import { MAGENTO_COLUMNS, openMagento } from './magento.ts'
import { openMagentoSimple, SIMPLE_COLUMNS } from './magento-simple.ts'
import { openShopify } from './shopify.ts'
import { isShopify } from './shopify-columns.ts'

/** A file layout that imports can read. */
export interface Layout {
  readonly name: string
  /** Prefix of its products' ids. */
  readonly idPrefix: string
  readonly open: OpenReader
}

const MAGENTO = 'magento-'
const SHOPIFY = 'shopify-'

/** Prefixes of the ids of imported products. */
export const IMPORT_PREFIXES = [MAGENTO, SHOPIFY] as const

/** Recognises the layout by the file's header. */
export function detectLayout(columns: ReadonlySet<string>): Layout {
  const hasAll = (needed: readonly string[]) => needed.every((it) => columns.has(it))
  if (hasAll(MAGENTO_COLUMNS)) return { name: 'Magento', idPrefix: MAGENTO, open: openMagento }
  if (hasAll(SIMPLE_COLUMNS)) {
    return { name: 'Magento sample', idPrefix: MAGENTO, open: openMagentoSimple }
  }
  if (isShopify(columns)) return { name: 'Shopify', idPrefix: SHOPIFY, open: openShopify }
  throw new UnreadableFile(describeMissing(columns))
}

function describeMissing(columns: ReadonlySet<string>): Sentence {
  const near = columns.has('handle') ? ['handle', 'title', 'variant price'] : MAGENTO_COLUMNS
  const missing = near.filter((it) => !columns.has(it)).join(', ')
  return { key: 'cli.file.layout', values: { columns: missing } }
}
