import { randomBytes } from 'node:crypto'
import type { ReactNode } from 'react'
import { escapeHtml } from '../html/html.ts'

/** What stands on a page for one visitor alone. */
export interface PersonalParts {
  readonly headerLinks: ReactNode
  readonly headerButton: ReactNode
  /** Something that happened, shown once. */
  readonly notice?: ReactNode
}

/** What is put into a shared page for each visitor. */
export interface PersonalValues {
  readonly token: string
  /** Stands in an attribute. */
  readonly email: string
  /** Stands in an attribute. */
  readonly consentWake: string
  /** Markup. */
  readonly headerLinks: string
  readonly headerButton: string
  readonly notice: string
}

type Slot = keyof PersonalValues

/** Of who has no session, in what shows nothing else of a visitor. */
export const NOBODY: PersonalValues = {
  ...{ token: '', email: '', consentWake: '' },
  ...{ headerLinks: '', headerButton: '', notice: '' },
}

/** A page that was drawn for everybody: its bytes, and the places between them. */
export type PageTemplate = readonly (Buffer | Slot)[]

/** Nobody can guess the placeholders, so nobody's text can be one. */
const PREFIX = `place-${randomBytes(12).toString('hex')}-`
const NAME = /^(?:token|email|consentWake|headerLinks|headerButton|notice)/
/** Reads the same in an attribute, and in JSON in an attribute; none where there is no session. */
const SAFE_TOKEN = /^[\w-]*$/

export const BLANK_TOKEN = `${PREFIX}token`
export const BLANK_EMAIL = `${PREFIX}email`
export const BLANK_CONSENT_WAKE = `${PREFIX}consentWake`
/** Drawn as the text that they are. */
export const BLANK_PARTS: PersonalParts = {
  headerLinks: `${PREFIX}headerLinks`,
  headerButton: `${PREFIX}headerButton`,
  notice: `${PREFIX}notice`,
}

/** Looks for the places once, and encodes what is between them once. */
export function toTemplate(markup: string): PageTemplate {
  // By their prefix alone, a plain string, the places are found several times as fast.
  const [start = '', ...others] = markup.split(PREFIX)
  const rest = others.flatMap((it): PageTemplate => {
    const [name = ''] = NAME.exec(it) ?? []
    return [name as Slot, Buffer.from(it.slice(name.length))]
  })
  return [Buffer.from(start), ...rest]
}

/** A page as bytes: for who has no session, and with places for everybody else. */
export interface PageBytes {
  readonly forNobody: Buffer
  /** Its pieces are parts of the same bytes. */
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

/** Puts a visitor's own parts in the places that were left for them. */
export function fillIn(template: PageTemplate, values: PersonalValues): Buffer {
  const bytes = bytesOf(values)
  return Buffer.concat(template.map((it) => (typeof it === 'string' ? bytes[it] : it)))
}

/** What is put in the places, as it goes out. */
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
