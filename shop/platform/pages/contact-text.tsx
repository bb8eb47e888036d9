import { Fragment, type ReactNode } from 'react'
import { unbrokenNumber } from '../../../src/i18n/unbroken.ts'
import type { PageContext } from './page-context.ts'

interface ContactTextProps {
  readonly page: Pick<PageContext, 'shop'>
  readonly text: string
  /** Other numbers that must not break, such as an order's. */
  readonly whole?: readonly string[]
}

/** A text in which the shop's telephone number is a link, and no number breaks across lines. */
export function ContactText({ page: { shop }, text, whole = [] }: ContactTextProps): ReactNode {
  const phone = unbrokenNumber(shop.contact.phone)
  const { organizationNumber, vatNumber = '' } = shop.company
  const numbers = [phone, organizationNumber, vatNumber, ...whole].filter(Boolean)
  return splitBy(text, numbers).map((piece, at) => {
    if (at % 2 === 0) return piece
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves in what is drawn once
      <Fragment key={at}>
        {piece === phone ? (
          <a className="shop-unbroken" href={shop.phoneUrl}>
            <bdi dir="ltr">{piece}</bdi>
          </a>
        ) : (
          <span className="shop-unbroken">{piece}</span>
        )}
      </Fragment>
    )
  })
}

/** Every other piece is one of the numbers. */
function splitBy(text: string, numbers: readonly string[]): string[] {
  const escaped = numbers.map((it) => it.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return text.split(new RegExp(`(${escaped.join('|')})`))
}
