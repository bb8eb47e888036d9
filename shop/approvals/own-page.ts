import type { FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { ReactNode } from 'react'
import type { Db } from '../platform/db/schema.ts'
import type { Customer } from '../platform/http/visitor.ts'
import type { Flash } from '../platform/pages/flash.ts'
import type { PageContext } from '../platform/pages/page-context.ts'

export interface OwnPageContent {
  readonly path: string
  readonly heading?: string
  readonly isFaulty?: boolean
  readonly body: ReactNode
}

/** A page of the account, as the account draws it. */
export type DrawOwnPage = (asked: {
  readonly page: PageContext
  readonly request: FastifyRequest
  readonly customer: Customer
  /** The outcome of the form that led here. */
  readonly flash: Flash | undefined
}) => Promise<OwnPageContent | undefined>

/** Restores a form of the account, with what was typed, after an expired login. */
export type RecoverOwnForm = (form: {
  readonly path: string
  readonly action?: string
  readonly section?: string
  readonly keeps: readonly string[]
  readonly draw: (kept: Readonly<Record<string, string>>) => DrawOwnPage
}) => Pick<RouteShorthandOptions, 'errorHandler' | 'preHandler'>

export interface ApprovalSources {
  readonly db: Db
  readonly now: () => number
}
