import { proxy } from 'valtio/vanilla'
import { MAX_QUANTITY, MAX_QUOTATION_ROWS } from '../../model/limits.ts'
import type { ListedProduct } from '../../model/quotations.ts'
import type { Message } from '../../model/validation.ts'
import {
  onListChange,
  publishCount,
  readList,
  readTaken,
  writeList,
  writeTaken,
} from '../../services/quotation-list.ts'

interface QuotationList {
  rows: readonly ListedProduct[]
  /** Increased when something other than the form changes the rows. */
  epoch: number
  /** Tells of rows that could not be read. */
  notice: 'quote.list.lost' | 'quote.list.broken' | undefined
}

/** The products to request a quotation for, as stored on this device. */
export const quotationList = proxy<QuotationList>({ rows: [], epoch: 0, notice: undefined })

const NOTICES = { none: undefined, some: 'quote.list.broken', all: 'quote.list.lost' } as const

let isOpen = false

/** Reads the list now, and again whenever another tab has changed it. */
export function openList(): void {
  if (isOpen) return
  isOpen = true
  quotationList.rows = read()
  onListChange(() => {
    quotationList.rows = read()
    quotationList.epoch += 1
    publishCount(quotationList.rows.length)
  })
}

type NewProduct = Pick<ListedProduct, 'articleNumber' | 'name' | 'quantity'>

/** Adds all of them, or none; returns the reason for a refusal. */
export function addProducts(products: readonly NewProduct[]): Message | undefined {
  const rows = new Map(read().map((it) => [it.articleNumber, it]))
  for (const { articleNumber, name, quantity } of products) {
    const existing = rows.get(articleNumber)
    if (!existing && rows.size >= MAX_QUOTATION_ROWS) {
      return { key: 'quote.full', values: { max: MAX_QUOTATION_ROWS } }
    }
    const sum = (existing?.quantity ?? 0) + quantity
    if (sum > MAX_QUANTITY) return { key: 'quote.toomany', values: { max: MAX_QUANTITY } }
    const row = { articleNumber, note: '', ...existing, name: name || existing?.name || '' }
    rows.set(articleNumber, { ...row, quantity: sum })
  }
  write([...rows.values()])
  quotationList.epoch += 1
  return undefined
}

type ProductChange = Partial<Pick<ListedProduct, 'quantity' | 'note'>>

export function changeProduct(articleNumber: string, to: ProductChange): void {
  write(read().map((it) => (it.articleNumber === articleNumber ? { ...it, ...to } : it)))
}

export function removeProducts(articleNumbers: readonly string[]): void {
  write(read().filter((it) => !articleNumbers.includes(it.articleNumber)))
}

/** Adds the products that were listed without script, once. */
export function takeOver(rows: readonly (ListedProduct & { readonly addedAt: number })[]): void {
  const takenUntil = readTaken()
  const fresh = rows.filter(({ addedAt }) => addedAt > takenUntil)
  if (fresh.length === 0) return
  writeTaken(Math.max(...fresh.map(({ addedAt }) => addedAt)))
  const existing = read()
  const isListed = (number: string) => existing.some((it) => it.articleNumber === number)
  const added = fresh.flatMap(({ articleNumber, name, quantity, note }) =>
    isListed(articleNumber) ? [] : [{ articleNumber, name, quantity, note }],
  )
  write([...existing, ...added].slice(0, MAX_QUOTATION_ROWS))
}

function write(rows: readonly ListedProduct[]): void {
  writeList(rows)
  quotationList.rows = rows
}

/** Reads the stored list: another tab may have written since. */
function read(): readonly ListedProduct[] {
  const { rows, loss } = readList()
  if (loss !== 'none') quotationList.notice = NOTICES[loss]
  return rows
}
