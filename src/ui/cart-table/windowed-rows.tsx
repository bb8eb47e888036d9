import type { MouseEvent } from 'react'
import { text } from '../../i18n/text.ts'
import { isPlainPress } from '../../model/plain-press.ts'
import { safeUrl } from '../../model/url.ts'
import { CartRows, type CartRowsProps } from '../cart-rows/cart-rows.tsx'
import { announce } from '../live-region.ts'
import { useRowWindow } from './use-row-window.ts'

interface WindowedRowsProps extends Omit<CartRowsProps, 'hidden' | 'rest'> {
  /** The page with all rows; without it all of them are drawn. */
  readonly allRowsUrl: string | undefined
}

/** The first rows of a long cart, and a link that shows the rest in their place. */
export function WindowedRows({ allRowsUrl, ...props }: WindowedRowsProps) {
  const { rows, works, block } = props
  const url = safeUrl(allRowsUrl)
  const { hidden, isWhole, showAll } = useRowWindow({ rows, works, isWindowed: !!url })

  function press(event: MouseEvent<HTMLAnchorElement>): void {
    if (!isPlainPress(event)) return
    event.preventDefault()
    showAll(event.currentTarget.closest('p')?.parentElement ?? null)
    announce(text('cart.rows.shown', { n: rows.length }))
  }

  const rest = hidden.size > 0 && !isWhole && (
    <p className={`${block}__rest`}>
      {`${text('cart.rows.some', { n: rows.length - hidden.size, all: rows.length })} `}
      <a className="cs-button cs-button--secondary" href={url} data-act="rows" onClick={press}>
        {text('cart.rows.all', { n: rows.length })}
      </a>
    </p>
  )
  return <CartRows {...props} hidden={hidden} rest={rest} />
}
