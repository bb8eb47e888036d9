import { useEffect, useRef } from 'react'
import { text } from '../../i18n/text.ts'
import { SlowNotice } from '../slow-notice.tsx'
import { whenLeftAlone } from './after-attention.ts'
import { articleName, type Block, type RemovedRow, type RowActions } from './row.ts'
import { RowMessage } from './row-message.tsx'

/** How long the offer to undo stays; less than 5 s would be too short to act on. */
const OFFER_MS = 10_000

interface RemovedRowNoticeProps {
  readonly removed: RemovedRow
  readonly block: Block
  /** Whether the row was removed here, and not in another list of the page. */
  readonly takesFocus: boolean
  readonly actions: RowActions
}

/** Replaces a removed row and offers to undo; it stays while it is hovered or has focus. */
export function RemovedRowNotice({ removed, block, takesFocus, actions }: RemovedRowNoticeProps) {
  const { row, status, message } = removed
  const place = useRef<HTMLLIElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const name = articleName(row)

  useEffect(() => {
    if (takesFocus) undo.current?.focus({ preventScroll: true })
  }, [takesFocus])

  useEffect(
    () =>
      whenLeftAlone(
        () => place.current,
        OFFER_MS,
        () => actions.forget(row),
      ),
    [row, actions],
  )

  return (
    <li className={`${block}__removed`} ref={place} aria-busy={status === 'busy' || undefined}>
      <span className={`${block}__removed-name`}>{text('cart.removed', { name })}</span>
      <button
        type="button"
        className="cs-button cs-button--secondary"
        ref={undo}
        data-act={`undo ${row.rowSystemId}`}
        aria-label={text('cart.undo.of', { name })}
        onClick={() => actions.undo(row)}
      >
        {text('cart.undo')}
      </button>
      <SlowNotice isWaiting={status === 'busy'} stop={actions.stop} />
      <RowMessage block={block} message={message} />
    </li>
  )
}
