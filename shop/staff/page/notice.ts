/** A refusal that a staff member can act on; it rolls back the action. */
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

/** Throws a `StaffRefusal` unless the condition holds. */
export function refuseUnless(holds: unknown, key: string, values?: Values): asserts holds {
  if (!holds) throw new StaffRefusal(key, values)
}

/** Returns the value; throws a `StaffRefusal` where it is undefined. */
export function orRefuse<Found>(found: Found | undefined, key: string, values?: Values): Found {
  refuseUnless(found !== undefined, key, values)
  return found
}

/**
 * The message on the page after a form, shown once. It is stored with the session, so that nobody
 * can forge one.
 */
export interface Notice {
  readonly tone: 'done' | 'refused'
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
  /** What was typed in a refused form, except secrets. */
  readonly fields?: Readonly<Record<string, string>>
}

const SECRET = /password|current|code|token/i
const MAX_FIELDS = 40
/** Longer values are not kept, because a truncated one must not be shown as what was typed. */
const MAX_LENGTH = 10_000

export function readNotice(json: string | null | undefined): Notice | undefined {
  return json ? (JSON.parse(json) as Notice) : undefined
}

/** Returns the fields that may be stored until the form is shown again. */
export function keptFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(fields)
    .filter(([name, value]) => !SECRET.test(name) && value.length <= MAX_LENGTH)
    .slice(0, MAX_FIELDS)
  return Object.fromEntries(kept)
}
