import { expect } from '@open-wc/testing'
import type { StubbedResponse } from './stub-fetch.ts'

/**
 * What a visitor does while the shop is failing, and what can be seen of it. Judged by "clear error,
 * nothing lost": see `assertCENL`.
 */
export interface Scene {
  readonly act: () => unknown
  /** The same control once more, when the shop is well again. */
  readonly retry: () => unknown
  /** Sentences that the visitor sees or hears now. */
  readonly messages: () => readonly string[]
  /** All that was typed, ticked and chosen before. */
  readonly kept: () => unknown
  /** Whether what was asked for is so, and shown so. */
  readonly isDone: () => boolean
  /** How often the shop has done what was asked. */
  readonly timesDone: () => number
  /** Lets time pass. */
  readonly pass: (ms: number) => Promise<void>
  /** Where the focus has to stay, for a scene that is drawn. */
  readonly host?: Element
}

/** A fault of the net or the shop: what the first call is answered, and whether the shop did it. */
export interface Fault {
  readonly name: string
  readonly answer: StubbedResponse
  readonly isCommitted?: boolean
  readonly isHang?: boolean
  readonly isOffline?: boolean
}

const KNOWN_MS = 1000
/** From the start of a hang, which nobody can know before it has lasted. */
const HANG_MS = 12_000
const GIVES_UP_MS = 31_000

/** A text key that has no text, or something that is nobody's business. */
const NO_SENTENCE =
  /^[a-z]+(?:\.[\w-]+)+$|undefined|NaN|\[object|\bat \S+:\d+|\b(?:SELECT|INSERT|UPDATE)\b|[a-f0-9]{32}|<\w/

const page = '<!doctype html><title>500</title><pre>Error: at /srv/shop.js:12:3</pre>'
const refusal = (status: number, more: object = {}, headers = {}): StubbedResponse => ({
  status,
  headers,
  body: { message: 'Det gick inte den här gången.', ...more },
})

/**
 * Each way in which a call can fail. `field` is where a refusal of the call points. A shop that answers 2xx has
 * done what was asked, whatever it says about it.
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
 * Within 1 s of the fault being known (12 s from the start of a hang) there is a sentence, or all is
 * well; nothing typed is lost; the shop has done it at most once, and exactly once when it is tried
 * again; nothing is thrown; the focus stays; no sentence reveals what is nobody's business.
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

/** What an element, and the page's own alert, say is wrong. */
export function messagesIn(host: Element): readonly string[] {
  const places = [
    ...host.querySelectorAll('[role="alert"], .cs-error, .cs-problem'),
    ...document.querySelectorAll('.cs-live-region[role="alert"]'),
  ]
  return places.map((it) => it.textContent?.trim() ?? '').filter(Boolean)
}

/** Whether the visitor's place on the page is not lost. */
function isFocusIn(host: Element): boolean {
  const { activeElement } = document
  return activeElement !== null && host.contains(activeElement)
}

/** Takes the net away; the function brings it back. */
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
