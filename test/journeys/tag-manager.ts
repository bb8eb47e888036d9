import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { until } from './running-shop.ts'

/** What a page has put on the list that the tag manager reads. */
export interface Pushed {
  readonly event?: string
  readonly ecommerce?: { readonly [field: string]: unknown } | null
}

/** A tag manager on an origin of its own, which does in a page what real ones do. */
export interface TagManager {
  /** Addresses that pages have asked it for, and what they said of themselves in doing so. */
  readonly asked: string[]
  /** For the shop's file. */
  settings(format: 'ga4' | 'enhanced'): object
  /** What has arrived, in the order in which pages have said it. */
  received(): readonly Pushed[]
  /** Addresses of the pages that it ran in, and of those that led to them. */
  addresses(): readonly string[]
  /** The events of the shop among that. */
  events(): readonly Pushed[]
  /** Waits until an event has arrived so many times. */
  heard(event: string, times?: number): Promise<void>
  forget(): void
  end(): void
}

interface Arrived {
  readonly at: number
  readonly pushed: Pushed
  readonly addresses: readonly string[]
}

const INLINE = 'window.inlineRan = true'

export async function startTagManager(): Promise<TagManager> {
  const arrived: Arrived[] = []
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    asked.push(`${request.url} ${request.headers.referer ?? ''}`)
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('content-type', 'text/javascript')
    if (request.method === 'POST') arrived.push(JSON.parse(await text(request)))
    response.end(answerTo(request))
  }).listen(0)
  await once(server, 'listening')
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  // Beacons overtake one another.
  const received = () => arrived.toSorted((a, b) => a.at - b.at).map((it) => it.pushed)
  const events = () => received().filter((it) => it.event && it.event !== 'gtm.js')
  return {
    ...{ asked, received, events },
    addresses: () => arrived.flatMap((it) => it.addresses),
    settings: (format) => settingsOf(origin, format),
    heard: (event, times = 1) =>
      until(async () => received().filter((it) => it.event === event).length >= times),
    forget: () => {
      arrived.length = 0
      asked.length = 0
    },
    end: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function answerTo({ method, url = '' }: IncomingMessage): string {
  if (method === 'POST') return ''
  return url.startsWith('/more.js') ? 'window.moreRan = true' : `(${readLayer})('${INLINE}')`
}

function settingsOf(origin: string, format: string): object {
  const hash = createHash('sha256').update(INLINE).digest('base64')
  const tagManager = {
    id: 'GTM-TEST',
    script: `${origin}/gtm.js`,
    connections: [origin],
    inlineScripts: [`sha256-${hash}`],
    allowsScriptText: true,
  }
  return { format, marketing: true, tagManager }
}

/**
 * Runs in the page. Sends what stands on the list and what comes later, and brings a script by its
 * address and one by its text.
 */
function readLayer(inline: string): void {
  const { dataLayer: layer } = window as unknown as { dataLayer: { eventCallback?: () => void }[] }
  const { origin } = new URL((document.currentScript as HTMLScriptElement).src)
  let sent = 0
  const send = (pushed: { eventCallback?: () => void }) => {
    sent += 1
    const at = performance.timeOrigin + performance.now() + sent / 1000
    const addresses = [location.href, document.referrer]
    navigator.sendBeacon(`${origin}/collect`, JSON.stringify({ at, pushed, addresses }))
    pushed.eventCallback?.()
  }
  const { push } = layer
  layer.push = (...all) => {
    all.forEach(send)
    return push.apply(layer, all)
  }
  layer.forEach(send)
  const more = document.createElement('script')
  more.src = `${origin}/more.js`
  const written = document.createElement('script')
  written.text = inline
  document.head.append(more, written)
}
