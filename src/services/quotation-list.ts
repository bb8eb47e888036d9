import { safeParse } from 'valibot'
import { listedProductSchema } from '../contract/quotation.ts'
import { MAX_QUOTATION_ROWS } from '../model/limits.ts'
import {
  type ListedProduct,
  QUOTATION_COUNT_COOKIE,
  QUOTATION_COUNT_SECONDS,
} from '../model/quotations.ts'
import { onStoredByOtherTab, readStored, writeCookie, writeStored } from './storage.ts'

const KEY = 'courtside.quotation'
/** Up to when rows have been taken over that were gathered without script. */
const TAKEN_KEY = 'courtside.quotation.taken'
/** What shows the count in the page around the elements. */
const SHOWN = '[data-quotation-count]'

export interface StoredList {
  readonly rows: readonly ListedProduct[]
  /** Whether something of it could not be read. */
  readonly loss: 'none' | 'some' | 'all'
}

/** The list as this device keeps it; what cannot be read is left out. */
export function readList(): StoredList {
  const stored = readStored(KEY)
  if (stored === undefined) return { rows: [], loss: 'none' }
  const found = parse(stored)
  if (!Array.isArray(found)) return { rows: [], loss: 'all' }
  const byNumber = new Map<string, ListedProduct>()
  for (const it of found) {
    const { success, output } = safeParse(listedProductSchema, it)
    if (success && !byNumber.has(output.articleNumber)) byNumber.set(output.articleNumber, output)
  }
  const rows = [...byNumber.values()].slice(0, MAX_QUOTATION_ROWS)
  return { rows, loss: rows.length < found.length ? 'some' : 'none' }
}

export function writeList(rows: readonly ListedProduct[]): void {
  writeStored(KEY, JSON.stringify(rows))
  publishCount(rows.length)
}

/** Calls `hear` whenever another tab has changed the list. */
export function onListChange(hear: () => void): () => void {
  return onStoredByOtherTab(KEY, hear)
}

/** Tells the page, and the pages after it, how many products are in the list. */
export function publishCount(count: number): void {
  for (const it of document.querySelectorAll(SHOWN)) it.textContent = String(count)
  writeCookie(QUOTATION_COUNT_COOKIE, String(count), count > 0 ? QUOTATION_COUNT_SECONDS : 0)
}

/** The moment up to which rows of the server have been taken over. */
export function readTaken(): number {
  return Number(readStored(TAKEN_KEY)) || 0
}

export function writeTaken(at: number): void {
  writeStored(TAKEN_KEY, String(at))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
