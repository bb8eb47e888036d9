import type { FastifyRequest } from 'fastify'
import type { Visitor } from '../../platform/http/visitor.ts'

export type Fields = Readonly<Record<string, string>>

/** One field of a form, with what may be chosen where that is limited. */
export interface ListField {
  readonly name: string
  /** Text key. */
  readonly label: string
  readonly hint?: string
  readonly autoComplete?: string
  readonly type?: 'text' | 'email' | 'tel'
  readonly inputMode?: 'numeric'
  readonly options?: readonly { readonly id: string; readonly name: string }[]
  /** Shown, and not to be changed, where something is that has it. */
  readonly isFixed?: boolean
}

/** What stands in a list of the account. */
export interface ListEntry {
  readonly id: string
  /** What it is called where somebody is asked whether to remove it. */
  readonly name: string
  readonly lines: readonly string[]
  readonly fields: Fields
}

/** A list that a customer keeps in the account. */
export interface ListKind {
  readonly path: string
  /** Keys of what it says of itself. */
  readonly texts: { readonly none: string; readonly add: string; readonly removing: string }
  mayWrite(visitor: Visitor): boolean
  read(visitor: Visitor): Promise<readonly ListEntry[]>
  fields(visitor: Visitor): readonly ListField[]
  /** What an empty form begins with. */
  blank(visitor: Visitor): Fields
  /** Adds what is sent, or changes the one that `systemId` names. */
  save(request: FastifyRequest, sent: Fields): Promise<void>
  remove(visitor: Visitor, id: string): Promise<void>
}
