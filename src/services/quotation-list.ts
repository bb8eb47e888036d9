import { safeParse } from 'valibot'
import { listedProductSchema } from '../contract/quotation-list.ts'
import { MAX_QUOTATION_ROWS } from '../model/limits.ts'
import {
  type ListedProduct,
  QUOTATION_COUNT_COOKIE,
  QUOTATION_COUNT_SECONDS,
} from '../model/quotations.ts'
import { onStoredByOtherTab, readStored, writeCookie, writeStored } from './storage.ts'

const KEY = 'courtside.quotation'
/** The time up to which rows gathered without script have been imported. */
const TAKEN_KEY = 'courtside.quotation.taken'
/** Elements of the page that show the count. */
const COUNT = '[data-quotation-count]'

export interface StoredList {
  readonly rows: readonly ListedProduct[]
  /** Whether a part of it was unreadable. */
  readonly loss: 'none' | 'some' | 'all'
}

/** The list as stored on this device, without unreadable rows. */
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

/** Publishes the number of products in the list to this page and the following ones. */
export function publishCount(count: number): void {
  for (const it of document.querySelectorAll(COUNT)) it.textContent = String(count)
  writeCookie(QUOTATION_COUNT_COOKIE, String(count), count > 0 ? QUOTATION_COUNT_SECONDS : 0)
}

/** The time up to which rows of the server have been imported. */
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
