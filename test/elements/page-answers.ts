/** Addresses of pages that were asked for. */
export const asked: string[] = []

const { send, open } = XMLHttpRequest.prototype

export function forgetAsked(): void {
  asked.length = 0
}

/** From now on, what is asked for is asked of the server again. */
export function answerNoMore(): void {
  Object.assign(XMLHttpRequest.prototype, { send, open })
}

/** Answers what is asked for by XMLHttpRequest, which makes documents of pages; undefined is an error. */
export function answerWith(page: string | undefined): void {
  XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    _method: string,
    url: string | URL,
  ) {
    const { pathname, search } = new URL(url, location.href)
    asked.push(pathname + search)
    Object.defineProperty(this, 'responseURL', { value: String(url) })
  } as typeof open
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest) {
    const document = page && new DOMParser().parseFromString(page, 'text/html')
    Object.defineProperty(this, 'status', { value: document ? 200 : 500 })
    Object.defineProperty(this, 'responseXML', { value: document ?? null })
    queueMicrotask(() => this.onloadend?.(new ProgressEvent('loadend')))
  }
}
