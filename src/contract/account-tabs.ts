import * as v from 'valibot'
import { textual } from './field-schemas.ts'

/** The tabs of `account-tabs`: each names a panel of the host page by its id. */
export const accountTabsSchema = v.array(
  v.object({ id: v.pipe(textual, v.minLength(1)), label: v.optional(v.nullable(textual)) }),
)
