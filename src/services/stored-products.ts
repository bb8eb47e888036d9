import { safeParse } from 'valibot'
import type { StoredProducts, storedProductsSchema } from '../contract/stored-products.ts'
import { onStoredByOtherTab, readStored, VISITOR_KEY, writeStored } from './storage.ts'

const VISITOR = 'data-courtside-visitor'

export const NO_PRODUCTS: StoredProducts = { productIds: [], owner: '', readAt: 0 }

/** A list of products that this device keeps under a key. */
export function storedProducts(key: string, schema: ReturnType<typeof storedProductsSchema>) {
  return {
    /** Nothing, where it cannot be read. */
    read(): StoredProducts {
      try {
        const { success, output } = safeParse(schema, JSON.parse(readStored(key) ?? 'null'))
        return success ? output : NO_PRODUCTS
      } catch {
        return NO_PRODUCTS
      }
    },
    /** Answers whether the browser keeps it for longer than the page. */
    store(kept: StoredProducts): boolean {
      return writeStored(key, JSON.stringify(kept))
    },
    /** Calls `hear` whenever another tab has changed them. */
    onChange(hear: () => void): () => void {
      return onStoredByOtherTab(key, hear)
    },
  }
}

/** Tells who is logged in apart, by the newest page of all tabs; empty for nobody. */
export function currentVisitor(): string {
  const written = document.querySelector(`[${VISITOR}]`)?.getAttribute(VISITOR)
  return readStored(VISITOR_KEY) ?? written ?? ''
}
