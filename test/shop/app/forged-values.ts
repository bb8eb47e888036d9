import type { GenericSchema } from 'valibot'

type Kind = 'text' | 'number' | 'flag' | 'record'

/** A field of a body: the way to it, and what it takes. */
export interface Field {
  readonly path: readonly (string | number)[]
  readonly kind: Kind
}

/** What a schema of Valibot says of itself, as far as this looks. */
interface Described {
  readonly type: string
  readonly entries?: Readonly<Record<string, Described>>
  readonly wrapped?: Described
  readonly item?: Described
  readonly options?: readonly Described[]
}

/** Every field that a contract knows, lists at their first item. */
export function fieldsOf(schema: GenericSchema): readonly Field[] {
  return leaves(schema as unknown as Described, [])
}

function leaves(schema: Described, path: Field['path']): readonly Field[] {
  const { type, entries, wrapped, item, options } = schema
  if (wrapped) return leaves(wrapped, path)
  if (entries) {
    return Object.entries(entries).flatMap(([name, it]) => leaves(it, [...path, name]))
  }
  if (item) return leaves(item, [...path, 0])
  const [option] = options ?? []
  if (option) return leaves(option, path)
  if (type === 'record') return [{ path, kind: 'record' }]
  if (type === 'boolean') return [{ path, kind: 'flag' }]
  return [{ path, kind: type === 'number' ? 'number' : 'text' }]
}

/** The same body with something else in one field. */
export function planted(body: unknown, path: Field['path'], value: unknown): unknown {
  const [name, ...rest] = path
  if (name === undefined) return value
  if (typeof name === 'number') {
    const [first = {}, ...others] = Array.isArray(body) ? body : []
    return [planted(first, rest, value), ...others]
  }
  const fields = typeof body === 'object' && body !== null ? body : {}
  return { ...fields, [name]: planted(Reflect.get(fields, name), rest, value) }
}

/** What nobody but the shop says, by all the names that a form or a call could have for it. */
export const FORGED: Readonly<Record<string, string>> = {
  ...{ role: 'admin', isAdmin: 'true', isApprover: 'true', authenticated: 'true' },
  ...{ customer: 'bo', customerId: 'bo', customer_id: 'bo', userName: 'bo@example.com' },
  ...{ company: 'lunda-if', companyId: 'lunda-if', company_id: 'lunda-if' },
  ...{ storefront: 'professional', bodyClass: 'professional-storefront' },
  ...{ canSeePrices: 'true', mayBackorder: 'true', mayInvoice: 'true' },
  ...{ price: '7770001', priceAmount: '7770001', unitPrice: '7770001', 'price-0': '7770001' },
  ...{ total: '7770001', discount: '7770001', delivery: '7770001', priceLists: '[1]' },
  ...{ state: 'accepted', status: 'paid', approved: 'true', accepted: 'true' },
  ...{ until: '2099-12-31', answer: '7770001', limit: '7770001', budget: '7770001' },
}
