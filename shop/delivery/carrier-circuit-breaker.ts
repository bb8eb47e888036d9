import * as v from 'valibot'
import {
  type Carrier,
  type CarrierOption,
  CarrierUnavailable,
  type DeliveryQuery,
} from './carrier.ts'

export interface CircuitBreakerOptions {
  readonly timeoutMs?: number
  readonly now?: () => number
}

const TIMEOUT_MS = 3000
const FAILURES_TO_OPEN = 3
const OPEN_MS = 30_000
const MAX_OPTIONS = 50

const line = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const instant = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15))
/** What a carrier may return; anything else counts as a failure. */
const answerSchema = v.pipe(
  v.array(
    v.object({
      id: v.pipe(v.string(), v.regex(/^[\w.-]{1,128}$/)),
      name: line,
      kind: v.picklist(['home', 'pickup', 'slot']),
      description: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
      arrival: v.tuple([instant, instant]),
      price: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  ),
  v.maxLength(MAX_OPTIONS),
)

/**
 * Wraps a carrier so that it responds within `timeoutMs` (3 s) or throws `CarrierUnavailable`. After
 * three failures in a row it is not called for 30 s; then a single call tests whether it works again.
 */
export function withCircuitBreaker(
  carrier: Carrier,
  { timeoutMs = TIMEOUT_MS, now = Date.now }: CircuitBreakerOptions = {},
): Carrier {
  let failures = 0
  let closedUntil = 0

  async function ask(question: DeliveryQuery): Promise<readonly CarrierOption[]> {
    if (failures >= FAILURES_TO_OPEN) {
      if (now() < closedUntil)
        throw new CarrierUnavailable(`${carrier.id} is left alone for a while`)
      closedUntil = now() + OPEN_MS
    }
    try {
      const answer = await within(timeoutMs, () => carrier.listOptions(question))
      const options = readAnswer(answer)
      failures = 0
      return options
    } catch (error) {
      failures += 1
      closedUntil = now() + OPEN_MS
      throw toUnavailable(error)
    }
  }

  return { ...carrier, listOptions: ask }
}

function readAnswer(options: unknown): readonly CarrierOption[] {
  const { success, output } = v.safeParse(answerSchema, options)
  if (!success) throw new CarrierUnavailable('The carrier answered what nobody can read')
  return output
}

function toUnavailable(error: unknown): CarrierUnavailable {
  if (error instanceof CarrierUnavailable) return error
  return new CarrierUnavailable('The carrier failed', { cause: error })
}

async function within<Answer>(ms: number, ask: () => Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new CarrierUnavailable(`No answer within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([ask(), late])
  } finally {
    clearTimeout(timer)
  }
}
