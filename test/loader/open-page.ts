/** A page with the loader, in a frame of its own: a loader runs once on a page, and stays. */
export interface LoaderPage {
  readonly window: Window & typeof globalThis & Seen
  readonly document: Document
  readonly frame: HTMLIFrameElement
  /** The element with this id, or the first that matches. */
  find<Found extends HTMLElement = HTMLElement>(selector: string): Found
  /** Names of the requested files, in order. */
  requests(): Promise<string[]>
  change(faults: Faults): Promise<void>
}

interface Seen {
  /** The fixtures' log. */
  log: string[]
  warnings: string[]
  /** Errors in the console. */
  logged: string[]
  /** Uncaught errors, and violations of the policy. */
  uncaught: string[]
  failures: { type: string; tag: string; url: string; name: string; on: string }[]
}

type Faults = Record<string, string[]>

interface Options {
  readonly head?: string
  readonly lang?: string
  /** Attributes of the loader's script tag. */
  readonly script?: string
  readonly query?: string
  readonly faults?: Faults
  readonly headers?: Record<string, string>
  /**
   * Replaces the timeout of 120 s; the 4 s before "still loading" become a tenth of it, the 10 s of a press
   * a quarter.
   */
  readonly timeout?: number
}

let count = 0

export async function openPage(body: string, options: Options = {}): Promise<LoaderPage> {
  const id = `t${Date.now()}-${++count}-${Math.random().toString(36).slice(2)}`
  const base = `/fixtures/${id}`
  const setup = (values: object) =>
    fetch(`${base}/~setup`, { method: 'POST', body: JSON.stringify(values) })
  const { faults = {}, headers = {} } = options
  await setup({ page: pageOf(body, options), faults, headers })
  const frame = document.createElement('iframe')
  frame.style.cssText = 'position:fixed;top:20px;left:20px;width:600px;height:500px;border:0'
  document.body.append(frame)
  await new Promise((resolve) => {
    frame.onload = resolve
    frame.src = `${base}/~page${options.query ?? ''}`
  })
  const page = frame.contentWindow as LoaderPage['window']
  return {
    frame,
    window: page,
    get document() {
      return page.document
    },
    find: <Found extends HTMLElement>(selector: string) => {
      const found = Document.prototype.querySelector.call(page.document, selector)
      if (!found) throw new Error(`Nothing fits ${selector}`)
      return found as Found
    },
    requests: async () => {
      const answer = await fetch(`${base}/~requests`)
      return (await answer.json()) as string[]
    },
    change: async (changed) => {
      await setup({ faults: changed })
    },
  }
}

export function closePages(): void {
  if (document.hidden) throw new Error('A test has opened a tab in front of the page of tests')
  for (const it of document.querySelectorAll('iframe')) it.remove()
}

function pageOf(body: string, { head = '', lang = 'sv', script = '', timeout }: Options): string {
  const watch = `<script nonce="test">
    window.log = []
    window.warnings = []
    window.logged = []
    window.uncaught = []
    window.failures = []
    console.warn = (...it) => warnings.push(it.join(' '))
    console.error = (...it) => logged.push(it.join(' '))
    onerror = (message) => { uncaught.push(String(message)); return true }
    addEventListener('unhandledrejection', (event) => {
      uncaught.push(String(event.reason))
      event.preventDefault()
    })
    addEventListener('securitypolicyviolation', (event) => uncaught.push(event.violatedDirective))
    addEventListener('courtside:error', ({ detail, target }) => {
      const { type, tag, url = '', name } = detail
      failures.push({ type, tag, url: url.split('/').pop(), name, on: target.id })
    })
    ${timeout ? shortenTimes(timeout) : ''}
  </script>`
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>page</title>
    ${watch}${head}<script type="module" src="courtside.js" ${script}></script></head>
    <body>${body}</body></html>`
}

function shortenTimes(timeout: number): string {
  return `AbortSignal.timeout = (ms) => {
      const stop = new AbortController()
      setTimeout(() => stop.abort(new DOMException('', 'TimeoutError')), ms === 120000 ? ${timeout} : ms)
      return stop.signal
    }
    const later = setTimeout
    window.setTimeout = (task, ms) => later(task, { 4000: ${timeout / 10}, 10000: ${timeout / 4} }[ms] ?? ms)`
}
