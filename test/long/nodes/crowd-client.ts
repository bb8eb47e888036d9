import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'

/** An answer as a browser gets it; without one, the status is 0. */
export interface Answer {
  readonly status: number
  readonly body: string
  readonly retryAfter: string | undefined
  readonly cookies: readonly string[]
}

/** A request that failed, and when. */
interface Failure extends Pick<Answer, 'status' | 'body'> {
  readonly round: string
  readonly call: string
}

/** The crowd's way to the balancer, and what has failed on it. */
export interface Crowd {
  readonly port: number
  /** What happens at the moment. */
  round: string
  readonly failures: Failure[]
  requests: number
}

interface Call {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  readonly key?: string
}

const PAUSE_MS = 200
const MAX_TRIES = 600
/** Statuses after which a browser sends an order again. */
const UNKNOWN = [0, 502, 503, 504]

const agents = new Map<string, Agent>()

/** A browser with its own address, cookies and token. */
export class Browser {
  private readonly cookies = new Map<string, string>()
  private readonly crowd: Crowd
  private readonly address: string
  token = ''

  constructor(crowd: Crowd, place: number) {
    this.crowd = crowd
    this.address = `127.1.0.${1 + place}`
  }

  /** Asks until there is an answer that says what became of it, with the same key each time. */
  async settle(call: Call): Promise<Answer> {
    const keyed = { ...call, ...(call.method !== 'GET' && { key: randomUUID() }) }
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const answer = await this.ask(keyed)
      const isRunning = answer.status === 409 && answer.retryAfter !== undefined
      if (!isRunning && !UNKNOWN.includes(answer.status)) return answer
      await sleep(PAUSE_MS)
    }
    throw new Error(`${call.method} ${call.path} has no answer`)
  }

  async ask(call: Call): Promise<Answer> {
    const { crowd } = this
    const { round } = crowd
    crowd.requests += 1
    const answer = await this.send(call)
    for (const cookie of answer.cookies) this.keep(cookie)
    const { status, body } = answer
    if (status === 0 || status === 429 || status >= 500) {
      crowd.failures.push({ round, call: `${call.method} ${call.path}`, status, body })
    }
    return answer
  }

  private keep(cookie: string): void {
    const [pair = ''] = cookie.split(';')
    const [name = ''] = pair.split('=')
    this.cookies.set(name, pair)
  }

  private send({ method, path, body, key }: Call): Promise<Answer> {
    const headers = {
      host: 'shop.example',
      cookie: [...this.cookies.values()].join('; '),
      accept: path.startsWith('/api') ? 'application/json' : 'text/html',
      ...(this.token && { requestverificationtoken: this.token }),
      ...(key && { 'idempotency-key': key }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const where = { host: '127.0.0.1', port: this.crowd.port, servername: 'shop.example' }
    return new Promise((done) => {
      const failed = (error: Error) =>
        done({ status: 0, body: String(error), retryAfter: undefined, cookies: [] })
      const sent = request({ ...where, method, path, headers, agent: agentOf(this.address) })
      sent.on('error', failed)
      sent.on('response', (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk) => {
          text += chunk
        })
        response.on('error', failed)
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            body: text,
            retryAfter: response.headers['retry-after'],
            cookies: response.headers['set-cookie'] ?? [],
          }),
        )
      })
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })
  }
}

/** Browsers keep their connections; buyers of one address share them. */
function agentOf(localAddress: string): Agent {
  const kept = agents.get(localAddress)
  if (kept) return kept
  const options = { keepAlive: true, localAddress, rejectUnauthorized: false }
  const agent = new Agent(options)
  agents.set(localAddress, agent)
  return agent
}

export function endConnections(): void {
  for (const it of agents.values()) it.destroy()
  agents.clear()
}
