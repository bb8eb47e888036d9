import type { RegisterType } from '../../model/registration-form.ts'
import { createRegistration, type Registration } from '../../state/registration/state.ts'
import { reportAttribute } from '../diagnostics.ts'
import type { AttributeProps } from '../element-table.ts'
import { table } from './register-me.table.ts'

type Props = AttributeProps<typeof table>

const TYPES: readonly RegisterType[] = ['B2C', 'B2B']
const stores = new WeakMap<HTMLElement, { readonly token: string; readonly store: Registration }>()

/** The server's data of the tag. */
export interface DrawnRegistration {
  readonly type: RegisterType
  readonly today: string
  readonly fields: readonly unknown[]
  readonly words?: string
}

/** The store of one element; another token starts a new registration. */
export function registrationOf(host: HTMLElement, { token = '', types }: Props): Registration {
  reportUnknown(host, types)
  const existing = stores.get(host)
  if (existing?.token === token) return existing.store
  const drawn = readDrawn(host)
  const offered = typesOf(types)
  const type = drawn && offered.includes(drawn.type) ? drawn.type : (offered[0] ?? 'B2C')
  const { fields, words } = type === drawn?.type ? drawn : {}
  const store = createRegistration({ type, token, fields, words })
  stores.set(host, { token, store })
  return store
}

/** The offered types, in their order; both types if none of the named ones exists. */
export function typesOf(types: string): readonly RegisterType[] {
  const found = namesIn(types).flatMap((name) => typeNamed(name) ?? [])
  return found.length > 0 ? [...new Set(found)] : TYPES
}

function namesIn(types: string): readonly string[] {
  return types.split(/[\s,]+/).filter(Boolean)
}

function typeNamed(name: string): RegisterType | undefined {
  return TYPES.find((it) => it === name.toUpperCase())
}

function reportUnknown(host: HTMLElement, types: string): void {
  const unknown = namesIn(types).find((it) => !typeNamed(it))
  if (unknown === undefined) return
  reportAttribute(host, table.tag, 'types', `expected ${TYPES.join(' or ')}, got "${unknown}"`)
}

export function readDrawn({ dataset }: HTMLElement): DrawnRegistration | undefined {
  if (!dataset.drawn) return undefined
  try {
    const drawn: DrawnRegistration = JSON.parse(dataset.drawn)
    const isWhole = TYPES.includes(drawn.type) && Array.isArray(drawn.fields)
    return isWhole && /^\d{4}-\d\d-\d\d$/.test(drawn.today) ? drawn : undefined
  } catch {
    // Our server has not written this: the form is requested.
    return undefined
  }
}
