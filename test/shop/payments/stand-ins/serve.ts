import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'

export interface Asked {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export interface Reply {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/**
 * What goes wrong with the next responses. `lost`: changes are made, but their responses are lost;
 * reads are answered as usual.
 */
export type Fault = 'error' | 'hang' | 'malformed' | 'misshapen' | 'drop' | 'lost'

export interface StandIn {
  readonly port: number
  readonly asked: Asked[]
  /** Spoils the responses from now on; without a fault, restores them. */
  spoil(fault?: Fault): void
  /** Spoils the responses after `left` good ones. */
  spoilAfter(left: number, fault: Fault): void
}

/** A server on a free port of this machine, closed after the test. */
export async function serve(
  t: TestContext,
  answer: (asked: Asked) => Reply | Promise<Reply>,
): Promise<StandIn> {
  const asked: Asked[] = []
  let [left, fault]: [number, Fault | undefined] = [0, undefined]
  async function respond(it: Asked, response: ServerResponse): Promise<void> {
    asked.push(it)
    left -= 1
    const spoiler = left < 0 ? fault : undefined
    if (spoiler !== undefined && spoiler !== 'lost') return SPOILERS[spoiler](response)
    const reply = await answer(it)
    if (spoiler === 'lost' && it.method !== 'GET') response.destroy()
    else send(response, reply)
  }
  const server = createServer((request, response) => {
    void readAsked(request).then((it) => respond(it, response))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const spoilAfter = (good: number, next?: Fault) => {
    left = good
    fault = next
  }
  return { port, asked, spoil: (next) => spoilAfter(0, next), spoilAfter }
}

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { method = '', url = '', headers } = request
  const { pathname, searchParams } = new URL(url, 'http://stand-in')
  const body = Buffer.concat(chunks).toString('utf8')
  return { method, path: pathname, query: searchParams, headers, body }
}

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(body === undefined ? '' : JSON.stringify(body))
}

const SPOILERS: Readonly<Record<Exclude<Fault, 'lost'>, (response: ServerResponse) => void>> = {
  error: (response) => send(response, { status: 500, body: { error_code: 'BROKEN' } }),
  misshapen: (response) => send(response, { status: 200, body: { order_id: 5, id: 5 } }),
  hang: () => {},
  drop: (response) => response.destroy(),
  malformed(response) {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('<p>Sorry</p>')
  },
}
