import { randomBytes } from 'node:crypto'
import type { ReactNode } from 'react'
import { escapeHtml } from '../html/html.ts'

/** The parts of a page that are personal. */
export interface PersonalParts {
  readonly headerLinks: ReactNode
  readonly headerButton: ReactNode
  /** The result of a form, shown once. */
  readonly notice?: ReactNode
}

/** What is filled into a shared page for each viewer. */
export interface PersonalValues {
  readonly token: string
  /** An attribute's value. */
  readonly email: string
  /** An attribute's value. */
  readonly consentWake: string
  /** Markup. */
  readonly headerLinks: string
  readonly headerButton: string
  readonly notice: string
}

type Slot = keyof PersonalValues

/** Values for viewers without a session. */
export const NOBODY: PersonalValues = {
  ...{ token: '', email: '', consentWake: '' },
  ...{ headerLinks: '', headerButton: '', notice: '' },
}

/** A shared page: its bytes, and the slots between them. */
export type PageTemplate = readonly (Buffer | Slot)[]

/** Random, so that no text of a visitor can be a placeholder. */
const PREFIX = `place-${randomBytes(12).toString('hex')}-`
const NAME = /^(?:token|email|consentWake|headerLinks|headerButton|notice)/
/** Needs no escaping in an attribute, nor in JSON in an attribute. Empty without a session. */
const SAFE_TOKEN = /^[\w-]*$/

export const BLANK_TOKEN = `${PREFIX}token`
export const BLANK_EMAIL = `${PREFIX}email`
export const BLANK_CONSENT_WAKE = `${PREFIX}consentWake`
/** Placeholders, drawn as plain text. */
export const BLANK_PARTS: PersonalParts = {
  headerLinks: `${PREFIX}headerLinks`,
  headerButton: `${PREFIX}headerButton`,
  notice: `${PREFIX}notice`,
}

/** Finds the slots and encodes the text between them, once. */
export function toTemplate(markup: string): PageTemplate {
  // Splitting by the prefix, a plain string, is several times as fast as a regular expression.
  const [start = '', ...others] = markup.split(PREFIX)
  const rest = others.flatMap((it): PageTemplate => {
    const [name = ''] = NAME.exec(it) ?? []
    return [name as Slot, Buffer.from(it.slice(name.length))]
  })
  return [Buffer.from(start), ...rest]
}

/** A page as bytes: complete for viewers without a session, and as a template for the others. */
export interface PageBytes {
  readonly forNobody: Buffer
  /** Its pieces are views of the same bytes. */
  readonly template: PageTemplate
}

export function toPageBytes(markup: string, nobody: PersonalValues): PageBytes {
  const pieces = toTemplate(markup)
  const forNobody = fillIn(pieces, nobody)
  const bytes = bytesOf(nobody)
  let at = 0
  const template = pieces.map((it) => {
    const start = at
    at += typeof it === 'string' ? bytes[it].length : it.length
    return typeof it === 'string' ? it : forNobody.subarray(start, at)
  })
  return { forNobody, template }
}

/** Fills a viewer's own parts into the slots. */
export function fillIn(template: PageTemplate, values: PersonalValues): Buffer {
  const bytes = bytesOf(values)
  return Buffer.concat(template.map((it) => (typeof it === 'string' ? bytes[it] : it)))
}

/** The escaped bytes for each slot. */
export function bytesOf(values: PersonalValues): Readonly<Record<Slot, Buffer>> {
  if (!SAFE_TOKEN.test(values.token)) throw new Error('A verification token must be URL-safe')
  return {
    token: Buffer.from(values.token),
    email: Buffer.from(escapeHtml(values.email)),
    consentWake: Buffer.from(escapeHtml(values.consentWake)),
    headerLinks: Buffer.from(values.headerLinks),
    headerButton: Buffer.from(values.headerButton),
    notice: Buffer.from(values.notice),
  }
}
