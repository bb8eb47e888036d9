import type { ReactNode } from 'react'
import { text } from '../../i18n/text.ts'

interface MoreSizesProps {
  readonly count: number
  readonly show: () => void
}

/** "+N": says how many sizes are folded away, and shows them all. */
export function MoreSizes({ count, show }: MoreSizesProps) {
  return (
    <div className="size-input__folded">
      <button type="button" className="size-input__more" data-act="more" onClick={show}>
        {moreText(count)}
      </button>
    </div>
  )
}

interface FoldedSizesProps extends MoreSizesProps {
  readonly children: ReactNode
}

/** The same for as long as there is no script, with the sizes that it shows. */
export function FoldedSizes({ count, show, children }: FoldedSizesProps) {
  return (
    <details className="size-input__folded" onToggle={show}>
      <summary className="size-input__more" data-act="more">
        {moreText(count)}
      </summary>
      {children}
    </details>
  )
}

/** "+N" is part of the name, so that who reads it on the screen can say it to press it. */
function moreText(count: number): string {
  return `+${count} ${text('size.more', { n: count })}`
}
