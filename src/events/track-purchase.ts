import type { Purchase, PurchaseItem } from '../contract/purchase.ts'
import { emit } from './element-events.ts'
import { once } from './once.ts'

/** What the loader knows of the page; it says so at the moment it is asked. */
export interface Page {
  /** Whether the visitor lets the visit be measured. */
  readonly consent: boolean
  /** What `data-…` on the loader's script says. */
  setting(name: string): string | null | undefined
}

const FIELDS = ['transaction_id', 'currency', 'value', 'tax', 'shipping', 'coupon'] as const
const ITEM_FIELDS = ['item_id', 'item_name', 'item_variant', 'price', 'quantity'] as const

/** Tells the tag manager and the page of the order that this page is the receipt of, once. */
export async function track(page: Page): Promise<void> {
  const purchase = readPurchase()
  if (!purchase) return
  await once(
    `purchase:${purchase.transaction_id}`,
    () => page.consent,
    () => {
      const layer = page.setting('layer') || 'dataLayer'
      push(layer, { ecommerce: null })
      push(layer, { event: 'purchase', ecommerce: purchase })
      emit(document, 'courtside:purchased', purchase)
    },
  )
}

function readPurchase(): Purchase | undefined {
  const { querySelector } = Document.prototype
  const script = querySelector.call(document, 'script#courtside-purchase')
  try {
    const said = JSON.parse(script?.textContent ?? '')
    if (!said.transaction_id || typeof said.transaction_id !== 'string') return undefined
    const items = said.items.map((it: PurchaseItem) => pick(it, ITEM_FIELDS))
    return { ...pick(said, FIELDS), items } as Purchase
  } catch (error) {
    console.error(error)
    return undefined
  }
}

/** What a page says beyond these fields goes no further. */
function pick<Said extends object, Name extends keyof Said>(said: Said, names: readonly Name[]) {
  return Object.fromEntries(names.filter((it) => it in said).map((it) => [it, said[it]]))
}

/** What a tag manager does with it is not the shop's to fail by. */
function push(layer: string, entry: object): void {
  try {
    const page = globalThis as unknown as Record<string, object[] | undefined>
    page[layer] ??= []
    page[layer]?.push(entry)
  } catch (error) {
    console.error(error)
  }
}
