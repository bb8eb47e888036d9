import { proxy } from 'valtio/vanilla'
import type { StoredList } from '../../contract/visitor-lists.ts'
import type { Message } from '../../model/validation.ts'
import { MAX_FAVOURITES } from '../../model/visitor-lists.ts'
import { failureMessage } from '../../services/http-error.ts'
import {
  currentVisitor,
  publishFavouriteCount,
  storedFavourites,
} from '../../services/stored-lists.ts'
import { changeFavourites } from '../../services/visitor-list-service.ts'
import { changeAccountList, ownList } from './account-list.ts'

interface Favourites {
  productIds: readonly string[]
  /** Whether the browser keeps them after the page is closed. */
  isKept: boolean
}

/** A visitor's favourites, stored on the device; for a logged-in customer, a copy of the account's list. */
export const favourites = proxy<Favourites>({ productIds: [], isKept: true })

/** A copy is not loaded again within this time. */
const FRESH_MS = 60_000

let opened: Promise<void> | undefined
/** The number of changes that the account has not answered yet: only the last answer is up to date. */
let underWay = 0

/** Reads the favourites, once for the page; resolves when they agree with the account. */
export function openFavourites(): Promise<void> {
  if (opened) return opened
  show(storedFavourites.read())
  storedFavourites.onChange(() => show(storedFavourites.read()))
  opened = meetVisitor()
  return opened
}

/** Loads the account's list again, because it may have changed on another device. */
export async function refreshFavourites(): Promise<void> {
  await openFavourites()
  const stored = storedFavourites.read()
  if (stored.owner === '') return
  keep({ ...stored, readAt: 0 })
  await meetVisitor()
}

/** Writes the number into elements that the page has added. */
export function showFavouriteCount(): void {
  publishFavouriteCount(storedFavourites.read())
}

/** Adds a product to the favourites, or removes it. Resolves to the message for the visitor, if any. */
export async function toggleFavourite(productId: string): Promise<Message | undefined> {
  const { productIds } = storedFavourites.read()
  const isAdded = !productIds.includes(productId)
  if (isAdded && productIds.length >= MAX_FAVOURITES) {
    return { key: 'favourite.full', values: { max: MAX_FAVOURITES } }
  }
  put(productId, isAdded)
  if (currentVisitor() !== '') return sendToAccount(productId, isAdded)
  return favourites.isKept ? undefined : { key: 'favourite.notkept' }
}

async function sendToAccount(productId: string, isAdded: boolean): Promise<Message | undefined> {
  const change = isAdded ? { add: [productId] } : { remove: [productId] }
  underWay += 1
  try {
    const copy = await changeAccountList(storedFavourites.read(), change, changeFavourites)
    if (underWay === 1) keep(copy)
    return undefined
  } catch (error) {
    put(productId, !isAdded)
    return failureMessage(error)
  } finally {
    underWay -= 1
  }
}

function put(productId: string, isAdded: boolean): void {
  const stored = storedFavourites.read()
  const others = stored.productIds.filter((it) => it !== productId)
  keep({ ...stored, productIds: isAdded ? [productId, ...others] : others })
}

/**
 * After a login, adds the device's favourites to the account, and stores the whole list of the account.
 * After a logout, or another customer's login, nothing of the account stays on the device.
 */
async function meetVisitor(): Promise<void> {
  const stored = storedFavourites.read()
  const own = ownList(stored)
  if (own !== stored) keep(own)
  const isFresh = own.owner !== '' && Date.now() - own.readAt < FRESH_MS
  if (currentVisitor() === '' || isFresh) return
  try {
    const copy = await changeAccountList(own, { add: [] }, changeFavourites)
    if (underWay === 0) keep(copy)
  } catch (error) {
    // Rethrows anything but a failed call; after one, the copy stays and the next page tries again.
    failureMessage(error)
  }
}

function keep(list: StoredList): void {
  favourites.isKept = storedFavourites.store(list)
  show(list)
}

function show(list: StoredList): void {
  favourites.productIds = list.productIds
  publishFavouriteCount(list)
}
