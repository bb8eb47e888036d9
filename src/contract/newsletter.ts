import * as v from 'valibot'

/** `POST /api/newsletter/subscribe`. */
export const subscribeSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.maxLength(254), v.email()),
})
