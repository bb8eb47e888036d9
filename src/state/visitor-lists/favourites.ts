import { proxy } from 'valtio/vanilla'
import type { StoredProducts } from '../../contract/stored-products.ts'
import { MAX_FAVOURITES } from '../../model/favourites.ts'
import type { Message } from '../../model/validation.ts'
import { changeFavourites } from '../../services/favourite-service.ts'
import { publishFavouriteCount, storedFavourites } from '../../services/favourites.ts'
import { failureMessage } from '../../services/http-error.ts'
import { currentVisitor, NO_PRODUCTS } from '../../services/stored-products.ts'

interface Favourites {
  productIds: readonly string[]
  /** Whether the browser keeps them for longer than this page. */
  isKept: boolean
}

/** What a visitor has marked: kept on the device, and of who is logged in, a copy of the account's. */
export const favourites = proxy<Favourites>({ productIds: [], isKept: true })

/** For so long a copy is not read again. */
const FRESH_MS = 60_000

let opened: Promise<void> | undefined
/** Changes that the account has not answered yet: only the last answer says how it stands. */
let underWay = 0

/** Reads what is marked, once for the page; settles when it agrees with the account. */
export function openFavourites(): Promise<void> {
  if (opened) return opened
  show(storedFavourites.read())
  storedFavourites.onChange(() => show(storedFavourites.read()))
  opened = meetVisitor()
  return opened
}

/** Reads them from the account again, whose list may have changed on another device. */
export async function refreshFavourites(): Promise<void> {
  await openFavourites()
  const stored = storedFavourites.read()
  if (stored.owner === '') return
  keep({ ...stored, readAt: 0 })
  await meetVisitor()
}

/** Writes the number where the page has come to show one. */
export function showFavouriteCount(): void {
  publishFavouriteCount(storedFavourites.read())
}

/** Marks a product, or takes the mark away. Answers with what the visitor is to be shown. */
export async function toggleFavourite(productId: string): Promise<Message | undefined> {
  const { productIds } = storedFavourites.read()
  const isMarked = productIds.includes(productId)
  if (!isMarked && productIds.length >= MAX_FAVOURITES) {
    return { key: 'favourite.full', values: { max: MAX_FAVOURITES } }
  }
  put(productId, !isMarked)
  if (currentVisitor() !== '') return sendToAccount(productId, !isMarked)
  return favourites.isKept ? undefined : { key: 'favourite.notkept' }
}

async function sendToAccount(productId: string, isMarked: boolean): Promise<Message | undefined> {
  const { owner, productIds } = storedFavourites.read()
  // What was marked before the login goes along.
  const add = owner === '' ? productIds : [productId]
  underWay += 1
  try {
    const answer = await changeFavourites(
      isMarked ? { add } : { remove: [productId], ...(owner === '' && { add }) },
    )
    if (underWay === 1) keep(copyOf(answer.productIds))
    return undefined
  } catch (error) {
    put(productId, !isMarked)
    return failureMessage(error)
  } finally {
    underWay -= 1
  }
}

function put(productId: string, isMarked: boolean): void {
  const kept = storedFavourites.read()
  const others = kept.productIds.filter((it) => it !== productId)
  keep({ ...kept, productIds: isMarked ? [productId, ...others] : others })
}

/**
 * After a login, what was marked on the device goes into the account, and comes back with all that is
 * there. After a logout, or another login, nothing of the account stays on the device.
 */
async function meetVisitor(): Promise<void> {
  const visitor = currentVisitor()
  const { owner, productIds, readAt } = storedFavourites.read()
  if (owner !== '' && owner !== visitor) keep(NO_PRODUCTS)
  if (visitor === '') return
  if (owner === visitor && Date.now() - readAt < FRESH_MS) return
  try {
    const answer = await changeFavourites({ add: owner === '' ? productIds : [] })
    if (underWay === 0) keep(copyOf(answer.productIds))
  } catch (error) {
    // After a call that failed, the copy stands and the next page asks again; nothing else is let pass.
    failureMessage(error)
  }
}

function copyOf(productIds: string[]): StoredProducts {
  return { productIds, owner: currentVisitor(), readAt: Date.now() }
}

function keep(kept: StoredProducts): void {
  favourites.isKept = storedFavourites.store(kept)
  show(kept)
}

function show(kept: StoredProducts): void {
  favourites.productIds = kept.productIds
  publishFavouriteCount(kept)
}
