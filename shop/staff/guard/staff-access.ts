import { STAFF_ROLES, type StaffRole } from '../../../src/model/staff.ts'
import type { AccessRule } from '../../platform/http/access-line.ts'

/** The target of mailed links. */
export const WELCOME_PATH = '/staff/welcome'

const ALL: readonly StaffRole[] = STAFF_ROLES
const SALES: readonly StaffRole[] = ['owner', 'sales']
const STOCK: readonly StaffRole[] = ['owner', 'stock']
const OWNER: readonly StaffRole[] = ['owner']

/** A picture of 12 MB, plus the form's other fields. */
const MAX_UPLOAD = 12 * 1024 * 1024 + 100 * 1024

const area = { area: 'staff', cache: 'never', page: true } as const
const page = { ...area, method: 'GET', csrf: 'none' } as const
const form = { ...area, method: 'POST', csrf: 'token' } as const
const guest = { access: 'anyone' } as const
const staff = { access: 'staff' } as const
const danger = { proof: 'fresh' } as const

/** The access rules of the staff area. A page without a rule fails the start and a test. */
export const staffAccess: readonly AccessRule[] = [
  { ...page, ...guest, path: '/staff/login' },
  { ...form, ...guest, path: '/staff/login' },
  { ...page, ...guest, path: '/staff/code' },
  { ...form, ...guest, path: '/staff/code' },
  { ...page, ...guest, path: '/staff/setup' },
  { ...form, ...guest, path: '/staff/setup' },
  { ...page, ...guest, path: WELCOME_PATH },
  { ...form, ...guest, path: WELCOME_PATH, origin: 'hidden' },

  { ...form, ...staff, roles: ALL, path: '/staff/logout' },
  { ...page, ...staff, roles: ALL, path: '/staff/prove' },
  { ...form, ...staff, roles: ALL, path: '/staff/prove' },
  { ...page, ...staff, roles: ALL, path: '/staff/me' },
  { ...form, ...staff, roles: ALL, path: '/staff/me/language' },
  { ...form, ...staff, roles: ALL, path: '/staff/me/password' },
  { ...form, ...staff, roles: ALL, path: '/staff/me/logout-everywhere' },
  { ...form, ...staff, ...danger, roles: ALL, path: '/staff/me/recovery-codes' },

  { ...page, ...staff, roles: ALL, path: '/staff' },
  { ...page, ...staff, roles: ALL, path: '/staff/orders/:id' },
  { ...page, ...staff, roles: ALL, path: '/staff/orders/:id/slip' },
  { ...form, ...staff, roles: SALES, path: '/staff/orders/:id/paid' },
  { ...form, ...staff, roles: ALL, path: '/staff/orders/:id/packed' },
  { ...form, ...staff, roles: ALL, path: '/staff/orders/:id/sent' },
  { ...form, ...staff, ...danger, roles: SALES, path: '/staff/orders/:id/cancelled' },
  { ...form, ...staff, ...danger, roles: SALES, path: '/staff/orders/:id/refunds' },
  { ...form, ...staff, roles: SALES, path: '/staff/orders/:id/transferred' },
  { ...form, ...staff, roles: ALL, path: '/staff/orders/:id/returned' },
  { ...form, ...staff, roles: ALL, path: '/staff/orders/:id/notes' },

  { ...page, ...staff, roles: STOCK, path: '/staff/goods' },
  { ...page, ...staff, roles: STOCK, path: '/staff/goods/:id' },
  { ...form, ...staff, roles: STOCK, path: '/staff/goods/:id/sale' },
  { ...form, ...staff, roles: STOCK, path: '/staff/goods/:id/texts' },
  { ...form, ...staff, roles: STOCK, path: '/staff/goods/:id/pictures', upload: MAX_UPLOAD },
  { ...form, ...staff, roles: STOCK, path: '/staff/goods/:id/picture' },
  { ...form, ...staff, roles: STOCK, path: '/staff/goods/:id/release' },
  { ...page, ...staff, roles: STOCK, path: '/staff/articles/:id' },
  { ...form, ...staff, roles: STOCK, path: '/staff/articles/:id/sale' },
  { ...form, ...staff, roles: STOCK, path: '/staff/articles/:id/price' },
  { ...form, ...staff, roles: STOCK, path: '/staff/articles/:id/stock' },
  { ...form, ...staff, roles: STOCK, path: '/staff/articles/:id/release' },

  { ...page, ...staff, roles: STOCK, path: '/staff/campaigns' },
  { ...form, ...staff, roles: STOCK, path: '/staff/campaigns', upload: MAX_UPLOAD },
  { ...page, ...staff, roles: STOCK, path: '/staff/campaigns/new' },
  { ...page, ...staff, roles: STOCK, path: '/staff/campaigns/:id' },
  { ...form, ...staff, roles: STOCK, path: '/staff/campaigns/:id', upload: MAX_UPLOAD },
  { ...form, ...staff, roles: STOCK, path: '/staff/campaigns/:id/scheduled' },
  { ...form, ...staff, roles: STOCK, path: '/staff/campaigns/:id/ended' },
  { ...form, ...staff, roles: STOCK, path: '/staff/campaigns/:id/deleted' },

  { ...page, ...staff, roles: SALES, path: '/staff/price-lists' },
  { ...form, ...staff, roles: SALES, path: '/staff/price-lists' },
  { ...page, ...staff, roles: SALES, path: '/staff/price-lists/:id' },
  { ...page, ...staff, roles: SALES, path: '/staff/price-lists/:id/file' },
  { ...form, ...staff, roles: SALES, path: '/staff/price-lists/:id' },
  { ...form, ...staff, roles: SALES, path: '/staff/price-lists/:id/lines', upload: MAX_UPLOAD },
  { ...form, ...staff, roles: SALES, path: '/staff/price-lists/:id/companies' },
  { ...form, ...staff, roles: SALES, path: '/staff/price-lists/:id/companies/removed' },
  { ...form, ...staff, roles: SALES, path: '/staff/price-lists/:id/deleted' },

  { ...page, ...staff, roles: SALES, path: '/staff/customers' },
  { ...page, ...staff, roles: SALES, path: '/staff/customers/:id' },
  { ...form, ...staff, ...danger, roles: SALES, path: '/staff/customers/:id/second-step' },
  { ...page, ...staff, roles: SALES, path: '/staff/companies' },
  { ...page, ...staff, roles: SALES, path: '/staff/companies/:id' },
  { ...form, ...staff, roles: SALES, path: '/staff/companies/:id/limits' },
  { ...form, ...staff, roles: SALES, path: '/staff/companies/:id/invoice' },
  { ...page, ...staff, roles: SALES, path: '/staff/applications' },
  { ...form, ...staff, roles: SALES, path: '/staff/applications/:id/accepted' },
  { ...form, ...staff, roles: SALES, path: '/staff/applications/:id/refused' },
  { ...page, ...staff, roles: SALES, path: '/staff/withdrawals' },
  { ...form, ...staff, ...danger, roles: SALES, path: '/staff/withdrawals/:id' },
  { ...page, ...staff, roles: ALL, path: '/staff/returns' },
  { ...page, ...staff, roles: ALL, path: '/staff/returns/:id' },
  { ...form, ...staff, roles: ALL, path: '/staff/returns/:id/received' },
  { ...form, ...staff, ...danger, roles: SALES, path: '/staff/returns/:id/repaid' },
  { ...form, ...staff, roles: SALES, path: '/staff/returns/:id/refused' },
  { ...page, ...staff, roles: SALES, path: '/staff/reviews' },
  { ...form, ...staff, roles: SALES, path: '/staff/reviews/:id/shown' },
  { ...form, ...staff, roles: SALES, path: '/staff/reviews/:id/refused' },
  { ...form, ...staff, roles: SALES, path: '/staff/reviews/:id/answered' },
  { ...page, ...staff, roles: SALES, path: '/staff/quotations' },
  { ...page, ...staff, roles: SALES, path: '/staff/quotations/:id' },
  { ...form, ...staff, roles: SALES, path: '/staff/quotations/:id/answered' },
  { ...form, ...staff, roles: SALES, path: '/staff/quotations/:id/refused' },
  { ...page, ...staff, roles: SALES, path: '/staff/newsletter' },
  { ...form, ...staff, roles: SALES, path: '/staff/newsletter/removed' },
  { ...page, ...staff, roles: SALES, path: '/staff/codes' },
  { ...form, ...staff, roles: SALES, path: '/staff/codes' },
  { ...form, ...staff, roles: SALES, path: '/staff/codes/:id/end' },
  { ...form, ...staff, roles: OWNER, path: '/staff/fees/:id' },
  { ...page, ...staff, roles: SALES, path: '/staff/measurement' },
  { ...page, ...staff, roles: SALES, path: '/staff/measurement/steps' },
  { ...page, ...staff, roles: SALES, path: '/staff/measurement/vitals' },
  { ...page, ...staff, roles: OWNER, path: '/staff/exports' },
  { ...form, ...staff, ...danger, roles: OWNER, path: '/staff/exports/:id' },

  { ...page, ...staff, roles: OWNER, path: '/staff/people' },
  { ...form, ...staff, ...danger, roles: OWNER, path: '/staff/people' },
  { ...form, ...staff, ...danger, roles: OWNER, path: '/staff/people/:id/role' },
  { ...form, ...staff, ...danger, roles: OWNER, path: '/staff/people/:id/reset' },
  { ...form, ...staff, ...danger, roles: OWNER, path: '/staff/people/:id/remove' },
  { ...page, ...staff, roles: OWNER, path: '/staff/audit' },
]

/** The roles that may access an address; none where there is no such address. */
export function rolesOf(method: AccessRule['method'], path: string): readonly string[] {
  return staffAccess.find((it) => it.method === method && it.path === path)?.roles ?? []
}
