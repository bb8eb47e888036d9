import type { Language } from '../../../src/model/language.ts'
import { withoutUnseen } from '../../../src/model/plain-text.ts'
import { isEmailAddress } from '../../../src/model/validation.ts'
import type { Db } from '../db/schema.ts'
import type { ShopFacts } from '../shop/shop-facts.ts'
import type { Signer } from '../signer.ts'

/** A label and what stands beside it, on one line or on several. */
export type Fact = readonly [label: string, ...lines: string[]]

/** A row of an order. */
export interface TemplateRow {
  readonly name: string
  /** Size, colour, article number. */
  readonly details: readonly string[]
  /** `2 × 1 000 kr`, or `2 pcs` of what has no price yet. */
  readonly count: string
  /** Absent of what has no price yet. */
  readonly total?: string
}

export interface Sum {
  readonly label: string
  readonly amount: string
  /** The one that counts. */
  readonly isTotal?: boolean
}

export type Block =
  | { readonly kind: 'heading' | 'text' | 'note'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'rows'; readonly rows: readonly TemplateRow[]; readonly sums: readonly Sum[] }
  | { readonly kind: 'link'; readonly text: string; readonly url: string }
  | { readonly kind: 'form'; readonly lines: readonly string[] }

/** What a mail says, once for its text and its HTML. Everything in it is plain text. */
export interface MailTemplate {
  readonly language: Language
  readonly subject: string
  readonly blocks: readonly Block[]
  /** Who sends it, at the end. */
  readonly sender: readonly string[]
}

const MAX_LINE_LENGTH = 1000

/**
 * Text on one line: nothing that somebody typed begins a line of its own, or turns its direction.
 */
export function oneLine(text: string): string {
  return withoutUnseen(text.slice(0, MAX_LINE_LENGTH))
    .replace(/[\p{Cc}\u2028\u2029 ]+/gu, ' ')
    .trim()
}

/** What is said at all: a label has something beside it, a text has words. */
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
 * A line that somebody typed, who may be anybody: no mail program makes a link of it, whom it says it
 * is from or not. The address of who is written to may stand by itself.
 */
export function typedLine(text: string): string {
  const line = oneLine(text)
  if (isEmailAddress(line)) return line
  return line
    .replaceAll('://', ': //')
    .replace(/([\p{L}\p{N}-][.\u3002\uff0e\uff61])(?=\p{L}{2}|xn--)/giu, '$1 ')
}

/** What mails of the outbox are written and sent with. */
export interface Mailing {
  readonly db: Db
  readonly shop: ShopFacts
  /** What links are signed with. */
  readonly signer: Signer
  /** The address people use, without a slash at the end; known once the shop listens. */
  readonly shopUrl: () => string
  readonly now?: () => number
  readonly post: (id: string, to: string, template: MailTemplate) => Promise<void>
}
