import { hash, verify } from '@node-rs/argon2'
import { createSemaphore, QueueFull } from '../platform/semaphore.ts'
import { ShopError } from '../platform/shop-error.ts'

/** Argon2id, the library's default, at OWASP's second setting. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const MAX_RUNNING = 2
const MAX_WAITING = 50
const RETRY_SECONDS = 5

/** A hash that no password matches: checking it takes as long as checking a real one. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

const slots = createSemaphore({ permits: MAX_RUNNING, maxWaiting: MAX_WAITING })

export function hashPassword(password: string): Promise<string> {
  return withSlot(() => hash(password, COST))
}

/** Without a hash, returns false after the same work. */
export function isPasswordOf(passwordHash: string | undefined, password: string): Promise<boolean> {
  return withSlot(async () => {
    const isRight = await verify(passwordHash ?? NOBODY, password)
    return isRight && passwordHash !== undefined
  })
}

/** Hashing is slow by design; a flood of logins must not bring down the shop. */
async function withSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await slots.run(work)
  } catch (error) {
    throw error instanceof QueueFull ? tooMany() : error
  }
}

function tooMany(): ShopError {
  return new ShopError(
    429,
    { key: 'request.toomany', values: { s: RETRY_SECONDS } },
    { retryAfter: RETRY_SECONDS },
  )
}
