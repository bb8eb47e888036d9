import { FRAME_PATH, fieldId } from '../../model/checkout-form.ts'
import {
  type FrameMessage,
  type HostMessage,
  readFrameMessage,
} from '../../model/payment-frame-messages.ts'

const FRAME_ADDRESS = /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

const WEB = /^https?:$/

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#38;': '&',
  '&#x26;': '&',
  '&quot;': '"',
  '&#39;': "'",
}

/** A provider's frame, and the only channels to and from it. */
export interface FrameLink {
  readonly frame: HTMLIFrameElement
  readonly post: (message: HostMessage) => void
  readonly close: () => void
}

/** The part of Trusted Types that is used here. */
interface Policies {
  createPolicy(
    name: string,
    rules: { readonly createHTML: (markup: string) => string },
  ): { readonly createHTML: (markup: string) => string }
}

const SANDBOX = 'allow-scripts allow-forms allow-popups'
const POLICY = Symbol.for('courtside.policy')

/**
 * Shows a provider's HTML in a frame of its own in `place`. Only messages of that frame's own window, from
 * the origin it was opened at, are accepted. The frame can navigate nothing but itself.
 */
export function openFrame(
  place: Element,
  html: string,
  { title, hear }: { readonly title: string; readonly hear: (message: FrameMessage) => void },
): FrameLink {
  const source = frameSource(html)
  const frame = makeFrame(source, title)
  const isPage = source.kind === 'page'
  const origin = isPage ? source.origin : 'null'

  function take(event: MessageEvent): void {
    if (event.source === null || event.source !== frame.contentWindow) return
    if (event.origin !== origin) return
    const message = readFrameMessage(event.data)
    if (message) hear(message)
  }

  addEventListener('message', take)
  // Markup that does not speak the checkout's protocol is ready once it has loaded.
  if (!isPage) frame.addEventListener('load', () => hear({ kind: 'ready' }))
  place.append(frame)

  return {
    frame,
    post: (message) =>
      frame.contentWindow?.postMessage(
        { courtside: 'payment', ...message },
        // A frame without an origin cannot be addressed by one; the window is the frame's own.
        isPage ? origin : '*',
      ),
    close() {
      removeEventListener('message', take)
      frame.remove()
    },
  }
}

function makeFrame(source: FrameSource, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.className = 'cs-payment-frame__frame'
  frame.id = fieldId(FRAME_PATH)
  frame.title = title
  frame.referrerPolicy = 'origin'
  const isPage = source.kind === 'page'
  frame.setAttribute('sandbox', isPage ? `${SANDBOX} allow-same-origin` : SANDBOX)
  if (isPage) {
    // Wallets open a payment sheet of the browser.
    frame.allow = 'payment'
    frame.src = source.src
  } else frame.srcdoc = trust(source.markup)
  return frame
}

/** Permits the HTML of a frame that has no origin and no access to the page. */
function trust(markup: string): string {
  const page = globalThis as {
    trustedTypes?: Policies
    [POLICY]?: ReturnType<Policies['createPolicy']>
  }
  if (!page.trustedTypes) return markup
  page[POLICY] ??= page.trustedTypes.createPolicy('courtside', { createHTML: (it) => it })
  return page[POLICY].createHTML(markup)
}

/** The content of a frame: a page of another origin, or HTML without any origin. */
type FrameSource =
  | { readonly kind: 'page'; readonly src: string; readonly origin: string }
  | { readonly kind: 'markup'; readonly markup: string }

/**
 * Reads a provider's HTML. A nested frame from another origin than the checkout's is shown as that page: it
 * keeps its own storage and has no access to this page. Anything else is markup.
 */
export function frameSource(html: string, pageOrigin: string = location.origin): FrameSource {
  const url = readUrl(FRAME_ADDRESS.exec(html)?.slice(1).find(Boolean))
  if (!url || url.origin === pageOrigin) return { kind: 'markup', markup: html }
  return { kind: 'page', src: url.href, origin: url.origin }
}

function readUrl(written: string | undefined): URL | undefined {
  const address = written?.replace(/&(?:amp|quot|#38|#39|#x26);/gi, decode)
  if (!address || !URL.canParse(address)) return undefined
  const url = new URL(address)
  return WEB.test(url.protocol) && !url.username && !url.password ? url : undefined
}

function decode(entity: string): string {
  return ENTITIES[entity.toLowerCase()] ?? entity
}
