/** A visitor, a private customer, buyer and approver of a company, another company's, the staff. */
export const ROLES = ['visitor', 'customer', 'buyer', 'approver', 'other', 'staff'] as const
export type Role = (typeof ROLES)[number]

export type OwnedKind =
  | 'order'
  | 'read order'
  | 'address'
  | 'person'
  | 'quotation'
  | 'list'
  | 'approval'

export interface MatrixRow {
  /** Who is let in; who it is about is another matter. */
  readonly who: string
  /** What an id in it names: somebody else's is answered as one that never was. */
  readonly names?: OwnedKind
  /** What is sent to write, with the id in it. */
  body?(id: string): unknown
}

const ALL = 'customer buyer approver other'
const WRITERS = 'customer approver other'
const COMPANIES = 'buyer approver other'
const APPROVERS = 'approver other'

const anyone = { who: ALL }
const address = (systemId: string) => ({
  ...{ systemId, address: 'Vägen 1', zipCode: '11111', city: 'Orten', country: 'SE' },
})
const person = (systemId: string) => ({ systemId, firstName: 'X', lastName: 'Y', role: 'approver' })
const bare = (id: string) => id
const named = () => ({ name: 'X', shared: 'yes' })
const form = (systemId: string) => ({ systemId })

/** Who is let in where a login is asked for. A route of the access table without a row fails a test. */
export const ROLE_MATRIX: Readonly<Record<string, MatrixRow>> = {
  'GET /api/orders': anyone,
  'GET /api/orders/:id': { who: ALL, names: 'order' },
  'POST /api/favourites': anyone,
  'POST /favourites': anyone,
  'POST /api/recently-viewed': anyone,
  'POST /recently-viewed': anyone,
  'GET /api/mypageaddress': anyone,
  'GET /api/mypageaddress/:id': { who: ALL, names: 'address' },
  'POST /api/mypageaddress': { who: WRITERS },
  'PUT /api/mypageaddress': { who: WRITERS, names: 'address', body: address },
  'DELETE /api/mypageaddress': { who: WRITERS, names: 'address', body: bare },
  'GET /api/mypageperson': { who: COMPANIES },
  'GET /api/mypageperson/:id': { who: COMPANIES, names: 'person' },
  'POST /api/mypageperson': { who: APPROVERS },
  'PUT /api/mypageperson': { who: APPROVERS, names: 'person', body: person },
  'DELETE /api/mypageperson': { who: APPROVERS, names: 'person', body: bare },
  'GET /account': anyone,
  'GET /account/orders': anyone,
  'GET /account/orders/:id': { who: ALL, names: 'read order' },
  'GET /account/orders/:id/return': { who: ALL, names: 'order' },
  'POST /account/orders/:id/return': { who: ALL, names: 'order' },
  'GET /account/quotations': anyone,
  'GET /account/quotations/:id': { who: ALL, names: 'quotation' },
  'POST /account/quotations/:id/accepted': { who: ALL, names: 'quotation' },
  'POST /account/quotations/:id/declined': { who: ALL, names: 'quotation' },
  'POST /account/quotations/:id/again': { who: ALL, names: 'quotation' },
  'GET /api/quickorder/suggestions': { who: COMPANIES },
  'GET /account/order-lists': { who: COMPANIES },
  'POST /account/order-lists': { who: COMPANIES },
  'POST /account/order-lists/:id/save': { who: COMPANIES, names: 'list', body: named },
  'POST /account/order-lists/:id/remove': { who: COMPANIES, names: 'list' },
  'GET /account/approvals': { who: COMPANIES },
  'GET /account/approvals/:id': { who: APPROVERS, names: 'approval' },
  'POST /account/approvals/:id/approved': { who: APPROVERS, names: 'approval' },
  'POST /account/approvals/:id/refused': {
    who: APPROVERS,
    names: 'approval',
    body: () => ({ message: 'Nej' }),
  },
  'POST /account/approvals/:id/withdrawn': { who: COMPANIES, names: 'order' },
  'GET /account/limits': { who: COMPANIES },
  'POST /account/limits': {
    who: APPROVERS,
    names: 'person',
    body: (customer) => ({ customer, amount: '1', period: 'month' }),
  },
  'GET /account/addresses': anyone,
  'POST /account/addresses/save': { who: WRITERS, names: 'address', body: address },
  'POST /account/addresses/remove': { who: WRITERS, names: 'address', body: form },
  'GET /account/persons': { who: COMPANIES },
  'POST /account/persons/save': { who: APPROVERS, names: 'person', body: person },
  'POST /account/persons/remove': { who: APPROVERS, names: 'person', body: form },
  'GET /account/profile': anyone,
  'POST /account/profile': anyone,
  'POST /account/profile/email': anyone,
  'GET /account/security': anyone,
  'POST /account/security/password': anyone,
  'POST /account/security/elsewhere': anyone,
  'POST /account/security/login': anyone,
  'GET /account/security/second-step': anyone,
  'POST /account/security/second-step/begin': anyone,
  'POST /account/security/second-step/confirm': anyone,
  'POST /account/security/second-step/codes': anyone,
  'POST /account/security/second-step/off': anyone,
  'GET /account/security/passkeys': anyone,
  'POST /account/security/passkeys/begin': anyone,
  'POST /account/security/passkeys/add': anyone,
  'POST /account/security/passkeys/remove': anyone,
  'GET /account/privacy': anyone,
  'POST /account/privacy/newsletter': anyone,
  'POST /account/privacy/export': anyone,
  'POST /account/privacy/erase': anyone,
}
