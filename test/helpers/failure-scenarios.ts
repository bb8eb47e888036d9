import { expect } from '@open-wc/testing'
import type { StubbedResponse } from './stub-fetch.ts'

/**
 * An action of a visitor while the shop is failing, and its visible result. Judged by "clear error, nothing
 * lost": see `assertCENL`.
 */
export interface Scene {
  readonly act: () => unknown
  /** Uses the same control again, once the shop has recovered. */
  readonly retry: () => unknown
  /** Sentences that the visitor can see or hear now. */
  readonly messages: () => readonly string[]
  /** All input before the action. */
  readonly kept: () => unknown
  /** Whether the requested change has happened, and is shown. */
  readonly isDone: () => boolean
  /** How often the shop has done the work. */
  readonly timesDone: () => number
  /** Lets time pass. */
  readonly pass: (ms: number) => Promise<void>
  /** The element that must keep the focus, in a drawn scene. */
  readonly host?: Element
}

/** A fault of the network or the shop: the answer to the first call, and whether the shop did the work. */
export interface Fault {
  readonly name: string
  readonly answer: StubbedResponse
  readonly isCommitted?: boolean
  readonly isHang?: boolean
  readonly isOffline?: boolean
}

const KNOWN_MS = 1000
/** From the start of a hang, which is only known after a while. */
const HANG_MS = 12_000
const GIVES_UP_MS = 31_000

/** An untranslated text key, or an internal detail. */
const NO_SENTENCE =
  /^[a-z]+(?:\.[\w-]+)+$|undefined|NaN|\[object|\bat \S+:\d+|\b(?:SELECT|INSERT|UPDATE)\b|[a-f0-9]{32}|<\w/

const page = '<!doctype html><title>500</title><pre>Error: at /srv/shop.js:12:3</pre>'
const refusal = (status: number, more: object = {}, headers = {}): StubbedResponse => ({
  status,
  headers,
  body: { message: 'Det gick inte den här gången.', ...more },
})

/**
 * Each way in which a call can fail. `field` is the field of a refusal. A shop that answers 2xx has done the
 * work, whatever its answer contains.
 */
export function faultsOf(field: string): readonly Fault[] {
  return [
    { name: 'offline', answer: 'reset', isOffline: true },
    { name: 'reset', answer: 'reset' },
    { name: 'hang', answer: 'hang', isHang: true },
    { name: 'cut in the middle', answer: 'cut', isCommitted: true },
    { name: '500 html', answer: { status: 500, text: page } },
    { name: '502 empty', answer: { status: 502 } },
    { name: 'malformed JSON', answer: { text: '{"paymentWidget":' }, isCommitted: true },
    {
      name: 'wrong shape',
      answer: { body: { paymentWidget: [1], options: 1, shouldProceed: 1 } },
      isCommitted: true,
    },
    { name: 'null', answer: { body: null }, isCommitted: true },
    { name: '204', answer: { status: 204 }, isCommitted: true },
    { name: '401', answer: refusal(401) },
    { name: '403 for the token', answer: refusal(403, { message: 'token' }) },
    { name: '404', answer: refusal(404) },
    { name: '409', answer: refusal(409) },
    { name: '422', answer: refusal(422, { modelState: { [field]: ['Rätta det här.'] } }) },
    { name: '429', answer: refusal(429, {}, { 'retry-after': '7' }) },
    { name: 'committed, then lost', answer: 'reset', isCommitted: true },
  ]
}

/**
 * Within 1 s of the fault (12 s from the start of a hang) there is a sentence, or the action has succeeded; no
 * input is lost; the shop has done the work at most once, and exactly once after a retry; nothing is thrown;
 * the focus stays; no sentence reveals internal details.
 */
export async function assertRecovers(scene: Scene, fault: Fault): Promise<void> {
  const stop = watchErrors()
  const messagesBefore = new Set(scene.messages())
  const before = JSON.stringify(scene.kept())
  const goOnline = fault.isOffline ? goOffline() : undefined

  await scene.act()
  await scene.pass(fault.isHang ? HANG_MS : KNOWN_MS)

  const messages = scene.messages().filter((it) => !messagesBefore.has(it))
  if (!scene.isDone()) expect(messages, 'a sentence').not.to.deep.equal([])
  for (const sentence of messages) expect(sentence).not.to.match(NO_SENTENCE)
  expect(JSON.stringify(scene.kept()), 'what was typed').to.equal(before)
  expect(scene.timesDone(), 'times done').to.be.at.most(1)
  if (scene.host) expect(isFocusIn(scene.host), 'the focus').to.equal(true)

  goOnline?.()
  await scene.pass(GIVES_UP_MS)
  if (!scene.isDone()) await scene.retry()
  await scene.pass(KNOWN_MS)

  expect(scene.isDone(), 'done in the end').to.equal(true)
  expect(scene.timesDone(), 'times done in the end').to.equal(1)
  expect(JSON.stringify(scene.kept()), 'what was typed').to.equal(before)
  if (scene.host) expect(isFocusIn(scene.host), 'the focus').to.equal(true)
  expect(stop()).to.deep.equal([])
}

/** The errors shown by an element and by the page's own alert. */
export function messagesIn(host: Element): readonly string[] {
  const places = [
    ...host.querySelectorAll('[role="alert"], .cs-error, .cs-problem'),
    ...document.querySelectorAll('.cs-live-region[role="alert"]'),
  ]
  return places.map((it) => it.textContent?.trim() ?? '').filter(Boolean)
}

/** Whether the focus is still on the page. */
function isFocusIn(host: Element): boolean {
  const { activeElement } = document
  return activeElement !== null && host.contains(activeElement)
}

/** Takes the browser offline; the returned function ends that. */
export function goOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  dispatchEvent(new Event('offline'))
  return () => {
    Reflect.deleteProperty(navigator, 'onLine')
    dispatchEvent(new Event('online'))
  }
}

function watchErrors(): () => readonly string[] {
  const found: string[] = []
  const hear = (event: ErrorEvent) => found.push(String(event.error ?? event.message))
  const hearRejection = (event: PromiseRejectionEvent) => found.push(String(event.reason))
  addEventListener('error', hear)
  addEventListener('unhandledrejection', hearRejection)
  return () => {
    removeEventListener('error', hear)
    removeEventListener('unhandledrejection', hearRejection)
    return found
  }
}
