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
  /** Whether the browser keeps them for longer than this page. */
  isKept: boolean
}

/** A visitor's favourites: kept on the device, and of who is logged in, a copy of the account's. */
export const favourites = proxy<Favourites>({ productIds: [], isKept: true })

/** For so long a copy is not read again. */
const FRESH_MS = 60_000

let opened: Promise<void> | undefined
/** Changes that the account has not answered yet: only the last answer says how it stands. */
let underWay = 0

/** Reads the favourites, once for the page; settles when they agree with the account. */
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

/** Makes a product a favourite, or none any more. Answers with what the visitor is to be shown. */
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
 * After a login, the device's favourites go into the account, and come back with all that is there. After
 * a logout, or another login, nothing of the account stays on the device.
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
    // After a call that failed, the copy stands and the next page asks again; nothing else is let pass.
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
