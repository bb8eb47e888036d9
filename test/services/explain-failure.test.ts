import { expect } from '@open-wc/testing'
import { getCart } from '../../src/services/cart-service.ts'
import { isCrossOrigin } from '../../src/services/cross-origin.ts'
import { failureMessage } from '../../src/services/http-error.ts'
import { SHOP, standAway } from '../helpers/other-site.ts'
import { until } from '../helpers/render.tsx'

const EDITOR = Symbol.for('courtside.editor')
const MISSING = Symbol.for('courtside.missing')
const page = globalThis as { [EDITOR]?: unknown; [MISSING]?: { running?: unknown } }
const realFetch = globalThis.fetch
const realError = console.error

let logged: string[]
let shown: string[]
/** The number of requests that search for the cause. */
let probes: number

beforeEach(() => {
  logged = []
  shown = []
  probes = 0
  console.error = (...said) => logged.push(said.join(' '))
  page[EDITOR] = (lack: string) => shown.push(lack)
})
afterEach(() => {
  globalThis.fetch = realFetch
  console.error = realError
  Reflect.deleteProperty(navigator, 'onLine')
  delete page[EDITOR]
  delete page[MISSING]
})

/** A shop that answers no call, and only these modes of the search for the cause. */
function answerOnly(modes: readonly RequestMode[], onAsk = () => {}): void {
  globalThis.fetch = async (_, { mode } = {}) => {
    onAsk()
    if (mode) probes += 1
    if (mode && modes.includes(mode)) return new Response()
    throw new TypeError('Failed to fetch')
  }
}

/** Makes a call fail, and waits for the cause; resolves to the visitor's message. */
async function fail(): Promise<string> {
  const before = probes
  try {
    await getCart()
    return 'nothing'
  } catch (error) {
    if (navigator.onLine && isCrossOrigin())
      await until(() => probes === before + 2 && !page[MISSING]?.running)
    return failureMessage(error).key
  }
}

const refuse = (blockedURI: string) =>
  dispatchEvent(
    new SecurityPolicyViolationEvent('securitypolicyviolation', {
      blockedURI,
      effectiveDirective: 'connect-src',
      violatedDirective: 'connect-src',
      documentURI: '',
      originalPolicy: '',
      disposition: 'enforce',
      statusCode: 0,
    }),
  )

describe('a call from another site that fails', () => {
  for (const [what, modes, cause] of [
    [
      'has its cure named where the shop is there',
      ['no-cors'],
      `add ${location.origin} to origins.pages of ${SHOP}`,
    ],
    ['says that the shop is not there', [], `${SHOP} cannot be reached`],
  ] as const) {
    it(`${what}, once, to whoever writes the page`, async () => {
      standAway()
      answerOnly(modes)

      const told = [await fail(), await fail()]

      expect(told).to.deep.equal(['error.network', 'error.network'])
      expect(logged).to.deep.equal([`courtside: ${cause}`])
      expect(shown).to.deep.equal([cause])
    })
  }

  it('is a passing fault where the next one does not fail', async () => {
    standAway()
    answerOnly(['cors', 'no-cors'])

    await fail()

    expect(logged).to.deep.equal([])
  })

  it('is the policy’s fault where it forbids the question too', async () => {
    standAway()
    answerOnly([], () => refuse(`${SHOP}/api/cart`))

    await fail()

    expect(logged).to.deep.equal([])
  })

  for (const [where, prepare] of [
    ['at home', () => standAway('/api')],
    [
      'offline',
      () => {
        standAway()
        Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
      },
    ],
  ] as const) {
    it(`is no one’s to mend ${where}`, async () => {
      let asked = 0
      prepare()
      answerOnly(['no-cors'], () => {
        asked += 1
      })

      await fail()

      expect([asked, logged]).to.deep.equal([1, []])
    })
  }
})
