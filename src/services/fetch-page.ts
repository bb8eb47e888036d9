/** A page that has not arrived after this long is left to the browser. */
const TIMEOUT_MS = 10_000

/**
 * Fetches another page of the shop as the browser would navigate to it: XMLHttpRequest alone parses an
 * answer into a document, so no text becomes markup. Rejects for anything but the page itself: an error, a
 * redirect, no answer.
 */
export function fetchPage(url: string, signal: AbortSignal): Promise<Document> {
  const call = new XMLHttpRequest()
  const promise = new Promise<Document>((resolve, reject) => {
    call.onloadend = () => {
      const page = call.responseXML
      if (call.status === 200 && call.responseURL === url && page) resolve(page)
      else reject(signal.reason ?? new Error(`No page at ${url}`))
    }
  })
  signal.addEventListener('abort', () => call.abort())
  call.open('GET', url)
  call.responseType = 'document'
  call.timeout = TIMEOUT_MS
  call.send()
  return promise
}

/** Settles when the shop has answered with any status. */
export function reachShop(): Promise<unknown> {
  const call = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    call.onload = resolve
    call.onerror = reject
    call.ontimeout = reject
    call.open('HEAD', location.href)
    call.timeout = TIMEOUT_MS
    call.send()
  })
}
