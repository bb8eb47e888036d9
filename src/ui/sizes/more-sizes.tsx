import type { ReactNode } from 'react'
import { text } from '../../i18n/text.ts'

interface MoreSizesProps {
  readonly count: number
  readonly show: () => void
}

/** "+N": says how many sizes are folded away, and shows them all. */
export function MoreSizes({ count, show }: MoreSizesProps) {
  const name = text('size.more', { n: count })
  return (
    <div className="size-input__folded">
      <button
        type="button"
        className="size-input__more"
        data-act="more"
        aria-label={name}
        onClick={show}
      >
        {`+${count} `}
        <span aria-hidden="true">{name}</span>
      </button>
    </div>
  )
}

interface FoldedSizesProps extends MoreSizesProps {
  readonly children: ReactNode
}

/** The same for as long as there is no script, with the sizes that it shows. */
export function FoldedSizes({ count, show, children }: FoldedSizesProps) {
  const name = text('size.more', { n: count })
  return (
    <details className="size-input__folded" onToggle={show}>
      <summary className="size-input__more" data-act="more" aria-label={name}>
        {`+${count} `}
        <span aria-hidden="true">{name}</span>
      </summary>
      {children}
    </details>
  )
}
