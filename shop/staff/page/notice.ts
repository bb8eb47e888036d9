/** A no that somebody of the staff can act on; whatever the form had begun is undone. */
export class StaffRefusal extends Error {
  override readonly name = 'StaffRefusal'
  readonly key: string
  readonly values: Readonly<Record<string, string | number>>

  constructor(key: string, values: Readonly<Record<string, string | number>> = {}) {
    super(key)
    this.key = key
    this.values = values
  }
}

type Values = StaffRefusal['values']

/** Throws a `StaffRefusal` where something does not hold. */
export function refuseUnless(holds: unknown, key: string, values?: Values): asserts holds {
  if (!holds) throw new StaffRefusal(key, values)
}

/** What was found; throws a `StaffRefusal` where nothing was. */
export function orRefuse<Found>(found: Found | undefined, key: string, values?: Values): Found {
  refuseUnless(found !== undefined, key, values)
  return found
}

/** What the page after a form says, once. It is kept with the session, so nobody can make one up. */
export interface Notice {
  readonly tone: 'done' | 'refused'
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
  /** What was typed in a form that was refused, but for what is secret. */
  readonly fields?: Readonly<Record<string, string>>
}

const SECRET = /password|current|code|token/i
const MAX_FIELDS = 40
/** What is longer is not kept: what is shown again must not be a part of what was typed. */
const MAX_LENGTH = 10_000

export function readNotice(json: string | null | undefined): Notice | undefined {
  return json ? (JSON.parse(json) as Notice) : undefined
}

/** What may be kept of a form until it is shown again. */
export function keptFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(fields)
    .filter(([name, value]) => !SECRET.test(name) && value.length <= MAX_LENGTH)
    .slice(0, MAX_FIELDS)
  return Object.fromEntries(kept)
}
