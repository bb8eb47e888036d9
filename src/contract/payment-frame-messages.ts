import * as v from 'valibot'

const base = { courtside: v.literal('payment') }
const id = v.pipe(v.string(), v.maxLength(128))

/**
 * Messages of the provider's frame to the checkout, by postMessage. Only messages from the frame's own
 * window and origin are accepted. `ask` links an answer to its question.
 */
export const frameMessageSchema = v.variant('kind', [
  v.object({ ...base, kind: v.literal('ready') }),
  v.object({ ...base, kind: v.literal('height'), height: v.pipe(v.number(), v.minValue(0)) }),
  /** The buyer has pressed pay: may the provider continue? Answered by `validated`. */
  v.object({ ...base, kind: v.literal('validate'), ask: id }),
  /**
   * The buyer has pressed pay, but fields of the frame are to be mended: the checkout shows its own faults
   * with them, in one list. Answered by `validated`, which never lets the frame pay.
   */
  v.object({ ...base, kind: v.literal('incomplete'), ask: id }),
  /** The second provider needs a decision on the purchase before it charges. Answered by `decided`. */
  v.object({ ...base, kind: v.literal('decision'), ask: id }),
  v.object({
    ...base,
    kind: v.literal('shipping-option'),
    option: v.record(v.string(), v.unknown()),
  }),
  v.object({ ...base, kind: v.literal('country'), countryCode: id }),
  v.object({ ...base, kind: v.literal('signup_finalized'), success: v.boolean() }),
  /** Paid, according to the frame. The checkout goes to its own return page. */
  v.object({ ...base, kind: v.literal('completed') }),
  v.object({
    ...base,
    kind: v.literal('failed'),
    reason: v.picklist(['declined', 'cancelled', 'timeout']),
  }),
])

/** Messages of the checkout to the frame. */
const hostMessageSchema = v.variant('kind', [
  /** The checkout is listening: sent as soon as the frame is ready. */
  v.object({ ...base, kind: v.literal('listening') }),
  /** A change is on its way: take no payment. */
  v.object({ ...base, kind: v.literal('suspend') }),
  /** Read the purchase again and continue. */
  v.object({ ...base, kind: v.literal('resume') }),
  v.object({
    ...base,
    kind: v.picklist(['validated', 'decided']),
    ask: id,
    shouldProceed: v.boolean(),
    error: v.optional(v.nullable(v.string())),
    /** The checkout shows the reason itself, and has taken the focus there: the frame does not repeat it. */
    isShown: v.optional(v.boolean()),
  }),
])

export type FrameMessage = v.InferOutput<typeof frameMessageSchema>
export type HostMessage = v.InferOutput<typeof hostMessageSchema>
