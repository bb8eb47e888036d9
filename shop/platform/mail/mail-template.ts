import type { Language } from '../../../src/model/language.ts'
import { withoutUnseen } from '../../../src/model/plain-text.ts'
import { isEmailAddress } from '../../../src/model/validation.ts'
import type { Db } from '../db/schema.ts'
import type { ShopFacts } from '../shop/shop-facts.ts'
import type { Signer } from '../signer.ts'

/** A label with its value, on one line or several. */
export type Fact = readonly [label: string, ...lines: string[]]

/** A row of an order. */
export interface TemplateRow {
  readonly name: string
  /** Size, colour, article number. */
  readonly details: readonly string[]
  /** `2 × 1 000 kr`, or `2 pcs` without a price. */
  readonly count: string
  /** Absent without a price. */
  readonly total?: string
}

export interface Sum {
  readonly label: string
  readonly amount: string
  /** Whether it is the total. */
  readonly isTotal?: boolean
}

export type Block =
  | { readonly kind: 'heading' | 'text' | 'note'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'rows'; readonly rows: readonly TemplateRow[]; readonly sums: readonly Sum[] }
  | { readonly kind: 'link'; readonly text: string; readonly url: string }
  | { readonly kind: 'form'; readonly lines: readonly string[] }

/** The content of a mail, for both its text and its HTML. Everything in it is plain text. */
export interface MailTemplate {
  readonly language: Language
  readonly subject: string
  readonly blocks: readonly Block[]
  /** The sender's lines at the end. */
  readonly sender: readonly string[]
}

const MAX_LINE_LENGTH = 1000

/**
 * Text on one line, so that typed text cannot start a new line or change the writing direction.
 */
export function oneLine(text: string): string {
  return withoutUnseen(text.slice(0, MAX_LINE_LENGTH))
    .replace(/[\p{Cc}\u2028\u2029 ]+/gu, ' ')
    .trim()
}

/** Removes empty texts, and facts without a value. */
export function filledBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.kind === 'text' || block.kind === 'note') return isFilled(block.text) ? [block] : []
    if (block.kind !== 'facts') return [block]
    const facts = block.facts.flatMap(([label, ...lines]): Fact[] => {
      const filled = lines.filter(isFilled)
      return filled.length > 0 ? [[label, ...filled]] : []
    })
    return facts.length > 0 ? [{ kind: 'facts', facts }] : []
  })
}

function isFilled(text: string): boolean {
  return text.trim() !== ''
}

/**
 * A line of untrusted typed text, changed so that no mail program turns parts of it into links. A line that
 * is nothing but a mail address stays as is.
 */
export function typedLine(text: string): string {
  const line = oneLine(text)
  if (isEmailAddress(line)) return line
  return line
    .replaceAll('://', ': //')
    .replace(/([\p{L}\p{N}-][.\u3002\uff0e\uff61])(?=\p{L}{2}|xn--)/giu, '$1 ')
}

/** What the outbox's mails are written and sent with. */
export interface Mailing {
  readonly db: Db
  readonly shop: ShopFacts
  /** Signs links. */
  readonly signer: Signer
  /** The shop's public address, without a trailing slash; known once the shop listens. */
  readonly shopUrl: () => string
  readonly now?: () => number
  readonly post: (id: string, to: string, template: MailTemplate) => Promise<void>
}
