import {
  type FrameMessage,
  type HostMessage,
  readFrameMessage,
} from '../../model/payment-message.ts'
import { type FrameSource, frameSource } from './frame-source.ts'

/** A provider's frame, and the only ways to it and from it. */
export interface FrameLink {
  readonly frame: HTMLIFrameElement
  readonly post: (message: HostMessage) => void
  readonly close: () => void
}

/** The little of Trusted Types that is used here. */
interface Policies {
  createPolicy(
    name: string,
    rules: { readonly createHTML: (markup: string) => string },
  ): { readonly createHTML: (markup: string) => string }
}

const SANDBOX = 'allow-scripts allow-forms allow-popups'
const POLICY = Symbol.for('courtside.policy')

/**
 * Shows a provider's HTML in a frame of its own in `place`. Only what that frame's own window says, from
 * the origin it was opened at, is heard. The frame can navigate nothing but itself.
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
  // Markup that does not know the checkout's words is there when it has loaded.
  if (!isPage) frame.addEventListener('load', () => hear({ kind: 'ready' }))
  place.append(frame)

  return {
    frame,
    post: (message) =>
      frame.contentWindow?.postMessage(
        { courtside: 'payment', ...message },
        // What has no origin cannot be named by it; the window is the frame's own.
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
  frame.title = title
  frame.referrerPolicy = 'origin'
  const isPage = source.kind === 'page'
  frame.setAttribute('sandbox', isPage ? `${SANDBOX} allow-same-origin` : SANDBOX)
  if (isPage) {
    // Wallets open the browser's own sheet.
    frame.allow = 'payment'
    frame.src = source.src
  } else frame.srcdoc = trust(source.markup)
  return frame
}

/** The browser's permission for a frame that has no origin, and can reach nothing of the page. */
function trust(markup: string): string {
  const page = globalThis as {
    trustedTypes?: Policies
    [POLICY]?: ReturnType<Policies['createPolicy']>
  }
  if (!page.trustedTypes) return markup
  page[POLICY] ??= page.trustedTypes.createPolicy('courtside', { createHTML: (it) => it })
  return page[POLICY].createHTML(markup)
}
