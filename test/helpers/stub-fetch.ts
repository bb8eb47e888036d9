/** A request as the shop would have received it. Origin and headers can be read, but are not compared. */
export interface Call {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  readonly headers: Headers
  /** The address that it was sent to. */
  readonly origin: string
}

interface Reply {
  readonly status?: number
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent as is, in place of `body`. */
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly delayMs?: number
}

/** `hang` never answers, `reset` breaks the connection, `cut` breaks it in the middle of the body. */
export type StubbedResponse =
  | Reply
  | 'hang'
  | 'reset'
  | 'cut'
  | ((call: Call) => StubbedResponse | Promise<StubbedResponse>)

const realFetch = globalThis.fetch
const unexpected: string[] = []

afterEach(() => {
  globalThis.fetch = realFetch
  const found = unexpected.splice(0)
  if (found.length > 0) throw new Error(`Nobody expected ${found.join(', ')}`)
})

/**
 * Answers requests from a table such as `{ 'GET /api/cart': { body } }`, until the end of the test. Answers of a
 * list are sent in turn, the last one repeatedly. Returns the calls made so far. A request that is not in the
 * table fails the test. An address without a query matches every query.
 */
export function stubFetch(
  table: Readonly<Record<string, StubbedResponse | readonly StubbedResponse[]>>,
): Call[] {
  const calls: Call[] = []
  const queues = new Map(Object.entries(table).map(([name, it]) => [name, [it].flat()]))

  globalThis.fetch = async (input, init = {}) => {
    const call = toCall(String(input), init)
    calls.push(call)
    const name = `${call.method} ${call.path}`
    const turn = queues.get(name) ?? queues.get(name.replace(/\?.*/s, ''))
    const next = turn && turn.length > 1 ? turn.shift() : turn?.[0]
    if (next !== undefined) return reply(next, call, init.signal)
    unexpected.push(`${call.method} ${call.path}`)
    throw new TypeError('Failed to fetch')
  }
  return calls
}

/** An answer that waits until the test releases it. */
export function deferredResponse(): {
  readonly answer: StubbedResponse
  readonly give: (answer: StubbedResponse) => void
} {
  let give: (answer: StubbedResponse) => void = () => {}
  const given = new Promise<StubbedResponse>((resolve) => {
    give = resolve
  })
  return { answer: () => given, give: (it) => give(it) }
}

function toCall(url: string, { method = 'GET', body, headers }: RequestInit): Call {
  const { pathname, search, origin } = new URL(url, location.href)
  const call = {
    method,
    path: pathname + search,
    ...(typeof body === 'string' && body !== '' && { body: JSON.parse(body) }),
  }
  return Object.defineProperties(call, {
    headers: { value: new Headers(headers) },
    origin: { value: origin },
  }) as Call
}

async function reply(
  answer: StubbedResponse,
  call: Call,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  if (typeof answer === 'function') return reply(await orAbort(answer(call), signal), call, signal)
  if (answer === 'hang') return orAbort(new Promise<never>(() => {}), signal)
  if (answer === 'reset') throw new TypeError('Failed to fetch')
  if (answer === 'cut') return cutResponse()
  const { status = 200, body, text, headers = {}, delayMs = 0 } = answer
  await orAbort(new Promise((resolve) => setTimeout(resolve, delayMs)), signal)
  const content = text ?? (body === undefined ? null : JSON.stringify(body))
  // The browser reads a body asynchronously, which a test with a fake clock cannot wait for.
  return Object.assign(new Response(content, { status, headers }), {
    text: async () => content ?? '',
  })
}

function cutResponse(): Response {
  const text = async () => {
    throw new TypeError('network error')
  }
  return Object.assign(new Response('{"quantity":'), { text })
}

async function orAbort<Value>(
  value: Value | Promise<Value>,
  signal: AbortSignal | null | undefined,
): Promise<Value> {
  signal?.throwIfAborted()
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
  return Promise.race([value, aborted])
}
