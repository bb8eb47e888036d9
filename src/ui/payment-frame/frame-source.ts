/** What a frame shows: a page of another origin, or HTML that has no origin at all. */
export type FrameSource =
  | { readonly kind: 'page'; readonly src: string; readonly origin: string }
  | { readonly kind: 'markup'; readonly markup: string }

const FRAME_ADDRESS = /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i
const WEB = /^https?:$/
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#38;': '&',
  '&#x26;': '&',
  '&quot;': '"',
  '&#39;': "'",
}

/**
 * Reads a provider's HTML. A frame in it is shown as that page, where it is one of another origin than
 * the checkout's: there it keeps its own storage and can reach nothing here. All else is markup.
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
