import { createHash } from 'node:crypto'
import type { CatalogueProduct } from './catalogue.ts'

/** Of a product's whole content: the same file twice is known by it. */
export function hashOf(product: CatalogueProduct): string {
  return createHash('sha256').update(JSON.stringify(product)).digest('base64url')
}
