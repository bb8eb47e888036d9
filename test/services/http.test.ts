import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import { object, optional, string, unknown } from 'valibot'
import { openSession, request } from '../../src/services/http.ts'
import { failureMessage, HttpError, isAbort, NetworkError } from '../../src/services/http-error.ts'
import { stubFetch } from '../helpers/stub-fetch.ts'

const CONFIG = Symbol.for('courtside.config')
const page = globalThis as { [CONFIG]?: object | undefined }
const hello = object({ hello: string() })

afterEach(() => {
  page[CONFIG] = undefined
  localStorage.clear()
  for (const it of document.querySelectorAll('#request-context, meta[name^="request"]')) it.remove()
})

function putIntoPage(html: string): void {
  document.head.insertAdjacentHTML('beforeend', html)
}

async function failure(asking: Promise<unknown>): Promise<unknown> {
  try {
    return `no failure, but ${JSON.stringify(await asking)}`
  } catch (error) {
    return error
  }
}

async function refusal(asking: Promise<unknown>): Promise<HttpError> {
  const error = await failure(asking)
  if (error instanceof HttpError) return error
  throw new Error(`Not an HttpError: ${error}`)
}

const ask = () => request('GET', '/api/x', hello)
const write = () => request('POST', '/api/x', unknown(), { body: { a: 1 } })

describe('a request', () => {
  it('resolves to an answer of the right shape', async () => {
    stubFetch({ 'GET /api/x': { body: { hello: 'you', more: 1 } } })

    expect(await ask()).to.deep.equal({ hello: 'you' })
  })

  it('sends JSON, and credentials to whom they belong', async () => {
    const calls = stubFetch({ 'POST /api/x': { body: {} } })

    await write()

    expect(calls).to.deep.equal([{ method: 'POST', path: '/api/x', body: { a: 1 } }])
    expect(calls[0]?.headers.get('content-type')).to.equal('application/json')
  })

  for (const body of [undefined, null, 0, '', false]) {
    it(`sends ${JSON.stringify(body)} as an empty body of JSON's type`, async () => {
      const calls = stubFetch({ 'PUT /api/x': {} })

      await request('PUT', '/api/x', unknown(), { body })

      expect(calls).to.deep.equal([{ method: 'PUT', path: '/api/x' }])
      expect(calls[0]?.headers.get('content-type')).to.equal('application/json')
    })
  }

  it('takes any status from 200 to 299, and no body at all', async () => {
    stubFetch({ 'GET /api/x': [{ status: 204 }, { status: 201 }, { status: 299, text: '' }] })
    const empty = () => request('GET', '/api/x', optional(hello))

    expect([await empty(), await empty(), await empty()]).to.deep.equal([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('sends the request context on one line of ASCII, on GET too', async () => {
    putIntoPage(
      '<script type="application/json" id="request-context">{\n "language": "sv",\r\n "x": "åäö 👟"\n}</script>',
    )
    const calls = stubFetch({ 'GET /api/x': { body: { hello: '' } } })

    await ask()

    expect(calls[0]?.headers.get('request-context')).to.equal(
      '{"language":"sv","x":"\\u00e5\\u00e4\\u00f6 \\ud83d\\udc5f"}',
    )
  })

  for (const junk of ['', '{', 'undefined']) {
    it(`sends an empty context where the page's is "${junk}"`, async () => {
      putIntoPage(`<script type="application/json" id="request-context">${junk}</script>`)
      const calls = stubFetch({ 'GET /api/x': { body: { hello: '' } } })

      await ask()

      expect(calls[0]?.headers.get('request-context')).to.equal('{}')
    })
  }

  it('uses the base and the header names that the loader was given', async () => {
    page[CONFIG] = { api: '/shop/v7', contextHeader: 'x-context', tokenHeader: 'x-token' }
    localStorage.setItem('requestVerificationToken', 'T')
    const calls = stubFetch({ 'POST /shop/v7/x': {} })

    await write()

    expect(calls[0]?.headers.get('x-context')).to.equal('{}')
    expect(calls[0]?.headers.get('x-token')).to.equal('T')
  })

  it('carries the key of the act it is part of', async () => {
    const calls = stubFetch({ 'POST /api/x': {} })

    await request('POST', '/api/x', unknown(), { idempotencyKey: 'K1' })

    expect(calls[0]?.headers.get('idempotency-key')).to.equal('K1')
  })
})

describe('the token', () => {
  const tokens = (calls: ReturnType<typeof stubFetch>) =>
    calls.map(({ headers }) => headers.get('RequestVerificationToken'))

  it('is sent with every write, from the page before the one that was kept', async () => {
    localStorage.setItem('requestVerificationToken', 'kept')
    const calls = stubFetch({ 'POST /api/x': {}, 'GET /api/x': { body: { hello: '' } } })

    await write()
    putIntoPage('<meta name="request-verification-token" content="page">')
    await write()
    await ask()

    expect(tokens(calls)).to.deep.equal(['kept', 'page', null])
  })

  it('is renewed once when it is refused, and the write repeated', async () => {
    putIntoPage('<meta name="request-verification-token" content="old">')
    const calls = stubFetch({
      'POST /api/x': [{ status: 403, body: { message: 'token' } }, { body: { fine: 1 } }],
      'GET /api/token': { body: { token: 'new' } },
    })

    expect(await write()).to.deep.equal({ fine: 1 })
    expect(calls.map(({ method, path }) => `${method} ${path}`)).to.deep.equal([
      'POST /api/x',
      'GET /api/token',
      'POST /api/x',
    ])
    expect(tokens(calls)).to.deep.equal(['old', null, 'new'])
  })

  it('is not requested twice by two simultaneous writes', async () => {
    const refuseOnce = [{ status: 403, delayMs: 5 }, { body: {} }]
    const calls = stubFetch({
      'POST /api/x': [...refuseOnce.slice(0, 1), ...refuseOnce],
      'GET /api/token': { body: { token: 'new' }, delayMs: 20 },
    })

    await Promise.all([write(), write()])

    expect(calls.filter(({ path }) => path === '/api/token')).to.have.length(1)
  })

  it('is requested once before the first actions of a visitor without a session', async () => {
    putIntoPage('<meta name="request-verification-token" content="">')
    const calls = stubFetch({
      'POST /api/x': { body: {} },
      'GET /api/token': { body: { token: 'new' }, delayMs: 20 },
    })
    const act = (idempotencyKey: string) => request('POST', '/api/x', unknown(), { idempotencyKey })

    await Promise.all([act('K1'), act('K2')])

    expect(calls.map(({ path }) => path)).to.deep.equal(['/api/token', '/api/x', '/api/x'])
    expect(tokens(calls)).to.deep.equal([null, 'new', 'new'])
  })

  it('is requested before the first action, if the page was drawn for everybody', async () => {
    putIntoPage('<meta name="request-verification-token" content="">')
    const calls = stubFetch({
      'POST /api/x': { body: {} },
      'GET /api/token': { body: { token: 'new' }, delayMs: 20 },
    })
    const isOpen = openSession()
    await request('POST', '/api/x', unknown(), { idempotencyKey: 'K1' })
    await isOpen
    await openSession()

    expect(calls.map(({ path }) => path)).to.deep.equal(['/api/token', '/api/x'])
  })

  it('is not requested beforehand by a page without one', async () => {
    const calls = stubFetch({ 'GET /api/token': { body: { token: 'new' } } })
    await openSession()

    expect(calls).to.deep.equal([])
  })

  it('is not requested by a call that opens no session', async () => {
    putIntoPage('<meta name="request-verification-token" content="">')
    const calls = stubFetch({ 'POST /api/x': { body: {} } })

    await write()

    expect(calls.map(({ path }) => path)).to.deep.equal(['/api/x'])
  })

  it('that cannot be renewed leaves the refusal as is', async () => {
    for (const token of [{ status: 500 }, { body: { token: 7 } }, { text: '<html>' }]) {
      const calls = stubFetch({
        'POST /api/x': { status: 403, body: { message: 'forbidden' } },
        'GET /api/token': token as { status: number },
      })

      const { status, body } = await refusal(write())

      expect([status, body.message, calls.length]).to.deep.equal([403, 'forbidden', 2])
    }
  })

  it('that the shop cannot be reached for is no refusal', async () => {
    stubFetch({
      'POST /api/x': { status: 403, body: { message: 'forbidden' } },
      'GET /api/token': 'reset' as unknown as { status: number },
    })

    const error = await write().catch((it: unknown) => it)

    expect(error).to.be.instanceOf(NetworkError)
  })

  it('that is the same again was not what was refused', async () => {
    putIntoPage('<meta name="request-verification-token" content="same">')
    const calls = stubFetch({
      'POST /api/x': { status: 403, body: { message: 'forbidden' } },
      'GET /api/token': { body: { token: 'same' } },
    })

    await refusal(write())

    expect(calls).to.have.length(2)
  })
})

describe('a refusal', () => {
  it('carries the shop’s messages, by field', async () => {
    const modelState = { campaignCode: ['Okänd kod', 'nej'], general: [] }
    stubFetch({ 'GET /api/x': { status: 400, body: { message: 'Nej', modelState } } })

    const error = await refusal(ask())

    expect(failureMessage(error)).to.deep.equal({ key: 'Nej' })
    expect(error.fieldErrors).to.deep.equal({
      campaignCode: { key: 'Okänd kod' },
      general: { key: 'genericerror' },
    })
  })

  const unreadable: [name: string, reply: object][] = [
    ['html', { status: 500, text: '<html>stack at /srv/shop.js:1</html>' }],
    ['an empty body', { status: 502 }],
    ['broken JSON', { status: 400, text: '{"message":' }],
    ['JSON of another shape', { status: 400, body: { message: { a: 1 } } }],
    ['a list', { status: 400, body: [1] }],
    ['null', { status: 400, body: null }],
  ]
  for (const [name, reply] of unreadable) {
    it(`of ${name} is a generic error`, async () => {
      stubFetch({ 'GET /api/x': reply })

      expect(failureMessage(await refusal(ask()))).to.deep.equal({ key: 'genericerror' })
    })
  }

  const misshapen: [name: string, reply: object][] = [
    ['broken JSON', { text: '{"hello":' }],
    ['html', { text: '<html>' }],
    ['another shape', { body: { hello: 1 } }],
    ['null', { body: null }],
    ['nothing where something is due', { status: 204 }],
  ]
  for (const [name, reply] of misshapen) {
    it(`is what an answer of ${name} counts as`, async () => {
      stubFetch({ 'GET /api/x': reply })

      expect(failureMessage(await refusal(ask()))).to.deep.equal({ key: 'genericerror' })
    })
  }

  it('for too many requests says how long to wait', async () => {
    stubFetch({ 'GET /api/x': { status: 429, headers: { 'retry-after': '7' } } })

    const error = await refusal(ask())

    expect(error.retryAfter).to.equal(7)
    expect(failureMessage(error)).to.deep.equal({ key: 'error.busy', values: { s: 7 } })
  })

  for (const wait of ['soon', '-1', '0', '1e400', '']) {
    it(`for too many requests that says to wait "${wait}" does not repeat that`, async () => {
      stubFetch({ 'GET /api/x': { status: 429, headers: { 'retry-after': wait } } })

      expect(failureMessage(await refusal(ask()))).to.deep.equal({ key: 'genericerror' })
    })
  }

  it('of ours carries the number of its line in the log', async () => {
    const body = { message: 'genericerror', correlationId: 'c-7' }
    stubFetch({ 'GET /api/x': { status: 500, body } })

    const message = failureMessage(await refusal(ask()))

    expect(message).to.deep.equal({ key: 'genericerror', values: { id: 'c-7' } })
  })

  it('leaves no mark on every object', async () => {
    const text =
      '{"message":"x","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'
    stubFetch({ 'GET /api/x': { status: 400, text } })

    await refusal(ask())

    expect('polluted' in {}).to.equal(false)
  })
})

describe('a request without an answer', () => {
  for (const fault of ['reset', 'cut'] as const) {
    it(`that is ${fault} is a network error`, async () => {
      stubFetch({ 'GET /api/x': fault })

      const error = await failure(ask())

      expect(error).to.be.instanceOf(NetworkError)
      expect(failureMessage(error)).to.deep.equal({ key: 'error.network' })
    })
  }

  it('that hangs is given up', async () => {
    stubFetch({ 'GET /api/x': 'hang' })

    const error = await failure(request('GET', '/api/x', hello, { timeoutMs: 20 }))

    expect(error).to.be.instanceOf(NetworkError)
  })

  it('that its caller aborts is an abort, and no failure to show', async () => {
    stubFetch({ 'GET /api/x': 'hang' })
    const controller = new AbortController()
    const asking = failure(request('GET', '/api/x', hello, { signal: controller.signal }))

    controller.abort()

    expect(isAbort(await asking)).to.equal(true)
  })

  it('that was called off before is not sent', async () => {
    const calls = stubFetch({ 'GET /api/x': 'hang' })

    const error = await failure(request('GET', '/api/x', hello, { signal: AbortSignal.abort() }))

    expect([isAbort(error), calls.length]).to.deep.equal([true, 0])
  })

  it('for a fault of ours is not shown as a failed call', () => {
    expect(() => failureMessage(new RangeError('ours'))).to.throw(RangeError)
  })
})

describe('a request, whatever the shop answers', () => {
  const reply = fc.record(
    {
      status: fc.constantFrom(200, 201, 299, 400, 401, 404, 409, 422, 429, 500, 503),
      text: fc.oneof(fc.json(), fc.string({ unit: 'binary' })),
      headers: fc.record({ 'retry-after': fc.constantFrom('1', 'soon', '-1', '1e400', '') }),
    },
    { requiredKeys: ['text'] },
  )

  it('resolves to the right shape or rejects with an HttpError that can be shown', () =>
    fc.assert(
      fc.asyncProperty(reply, async (it) => {
        stubFetch({ 'GET /api/x': it })
        try {
          expect((await ask()).hello).to.be.a('string')
        } catch (error) {
          expect(error).to.be.instanceOf(HttpError)
          expect(failureMessage(error).key).to.be.a('string')
        }
        expect('polluted' in {}).to.equal(false)
      }),
      { numRuns: 500 },
    ))
})
