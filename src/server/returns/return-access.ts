import { returnSchema } from '../../contract/returns.ts'
import type { AccessRule } from '../platform/http/access-line.ts'

/** Who may send goods back: whoever proves the order, by a login, a session or its mail's link. */
export const returnAccess: readonly AccessRule[] = [
  {
    method: 'POST',
    path: '/api/returns',
    access: 'anyone',
    csrf: 'token',
    cache: 'never',
    schema: returnSchema,
  },
]
