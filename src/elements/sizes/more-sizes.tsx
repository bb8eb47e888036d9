import { text } from '../../i18n/text.ts'

interface MoreSizesProps {
  readonly count: number
  readonly show: () => void
}

/** "+N": says how many sizes are folded away, and shows them all. */
export function MoreSizes({ count, show }: MoreSizesProps) {
  return (
    <div className="size-input__folded">
      <button
        type="button"
        className="size-input__more"
        data-act="more"
        aria-label={text('size.more', { n: count })}
        onClick={show}
      >
        +{count} <span aria-hidden="true">{text('size.more', { n: count })}</span>
      </button>
    </div>
  )
}
