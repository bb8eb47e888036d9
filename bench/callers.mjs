/** Concurrent callers of a server, and their waiting times. */
import { Agent, request } from 'node:http'

export const CALLERS = 8
const WARM_UP = 400

/** Calls a server over persistent connections; `close` ends them. */
export function createClient(origin) {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS })
  return {
    call: (method, path, more) => send(agent, new URL(path, origin), method, more),
    close: () => agent.destroy(),
  }
}

/** Resolves to the status, the headers and the body as text, for every status. */
export function send(agent, url, method, { headers, body } = {}) {
  const sent = body && JSON.stringify(body)
  const length = sent && { 'content-length': Buffer.byteLength(sent) }
  const described = { 'content-type': 'application/json', ...length, ...headers }
  return new Promise((done, fail) => {
    const asked = request(url, { agent, method, headers: described }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (it) => {
        text += it
      })
      response.on('end', () =>
        done({ status: response.statusCode, headers: response.headers, body: text }),
      )
    })
    asked.on('error', fail)
    asked.end(sent)
  })
}

/**
 * Lets eight callers make this many calls, starting with `ask(0)`, after a warm-up of `warmUp` calls or `warmUpMs`.
 * Returns the calls per second, and the median and 99th percentile of the waiting times in ms. `begin` runs
 * after the warm-up.
 */
export async function measureCalls(
  count,
  ask,
  { warmUp = WARM_UP, warmUpMs = Number.POSITIVE_INFINITY, begin = () => {} } = {},
) {
  const until = performance.now() + warmUpMs
  const first = await shareOut(warmUp, ask, () => performance.now() < until)
  const waits = []
  begin()
  const began = performance.now()
  await shareOut(count, async (at) => {
    const start = performance.now()
    await ask(first + at)
    waits.push(performance.now() - start)
  })
  const seconds = (performance.now() - began) / 1000
  waits.sort((one, other) => one - other)
  const wait = (share) => waits[Math.floor((waits.length - 1) * share)]
  return { aSecond: count / seconds, p50: wait(0.5), p99: wait(0.99) }
}

/** Each caller takes the next number after its answer. Returns how many were taken. */
async function shareOut(count, ask, goesOn = () => true) {
  let next = 0
  const caller = async () => {
    while (next < count && goesOn()) await ask(next++)
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  return next
}
