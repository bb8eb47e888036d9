import type { Purchase } from '../../src/contract/purchase.ts'
import { type LoaderPage, openPage } from './open-page.ts'
import { waitUntil } from './wait-until.ts'

export const SENT_KEY = 'courtside.sent'
export const GRANTED = 'data-consent="granted"'

export const PURCHASE: Purchase = {
  transaction_id: 'C-10042',
  currency: 'SEK',
  value: 200,
  tax: 25.8,
  shipping: 55.2,
  items: [{ item_id: 'BOOK-1', item_name: 'Bok', price: 100, quantity: 2 }],
}

/** What all pages have sent since `forget`, and how often one of them finished. */
interface Recorded {
  readonly purchases: Purchase[]
  ends: number
}

interface Layered {
  readonly dataLayer?: unknown[]
  readonly shop?: unknown[]
}

const WATCH = `<script nonce="test">
  addEventListener('courtside:purchased', ({ detail }) => parent.recorded.purchases.push(detail))
  const { request } = LockManager.prototype
  navigator.locks.request = (...it) =>
    request.apply(navigator.locks, it).finally(() => parent.recorded.ends++)
</script>`

export let recorded: Recorded

/** Resets the visitor's browser. */
export function forget(): void {
  localStorage.clear()
  recorded = { purchases: [], ends: 0 }
  Reflect.set(globalThis, 'recorded', recorded)
}

/** The page of an order, with the data in `said`. */
export function openReceipt(
  said: unknown,
  { script = GRANTED, head = '', faults = {}, headers = {} }: Parameters<typeof openPage>[1] = {},
): Promise<LoaderPage> {
  const json = typeof said === 'string' ? said : JSON.stringify(said).replaceAll('<', '\\u003c')
  const body = `<script type="application/json" id="courtside-purchase">${json}</script>`
  return openPage(body, { script, head: WATCH + head, faults, headers })
}

export const ended = (times: number) => waitUntil(() => recorded.ends >= times, `${times} ends`)

export function reload({ frame }: LoaderPage): Promise<void> {
  return loaded(frame, () => frame.contentWindow?.location.reload())
}

export async function loaded(frame: HTMLIFrameElement, go: () => void): Promise<void> {
  const loading = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  go()
  await loading
}

/** The page announces the visitor's answer. */
export function consent({ window, document }: LoaderPage, detail: unknown): void {
  document.dispatchEvent(new window.CustomEvent('courtside:consent', { detail }))
}

/** Ids that the browser remembers, oldest first. */
export function keptIds(): string[] {
  return Object.keys(JSON.parse(localStorage.getItem(SENT_KEY) ?? '{}'))
}

export function layersOf({ window }: LoaderPage): Layered {
  return window as unknown as Layered
}
