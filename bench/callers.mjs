/** Callers that ask a server all at the same time, and what they wait. */
import { Agent, request } from 'node:http'

export const CALLERS = 8
const WARM_UP = 400

/** Asks one server over connections that stay open; `close` ends them. */
export function createClient(origin) {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS })
  return {
    call: (method, path, more) => send(agent, new URL(path, origin), method, more),
    close: () => agent.destroy(),
  }
}

/** Resolves to the status, the headers and the body as text, whatever the status is. */
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
 * Has eight callers make so many calls, `ask(0)` first, after some that nobody counts: `warmUp`, or what
 * they make of them in `warmUpMs`. Answers how many a second there were, and how many ms half of them and
 * 99 of 100 waited at most. `begin` runs in between.
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

/** Each caller takes the next number once it has its answer. Answers how many were taken. */
async function shareOut(count, ask, goesOn = () => true) {
  let next = 0
  const caller = async () => {
    while (next < count && goesOn()) await ask(next++)
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  return next
}
