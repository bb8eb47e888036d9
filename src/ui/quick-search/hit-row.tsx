import { type MouseEvent, memo, type ReactNode } from 'react'
import { splitName } from '../../model/quick-search.ts'

/** A row of the list that can be selected: a hit, or the link to all of them. */
export interface SearchRow {
  readonly name: string
  readonly category: string
  /** A row without one leads to the full search. */
  readonly url?: string | undefined
  readonly image?: string
  readonly price?: string | undefined
  readonly isShowAll: boolean
}

export interface RowHandlers {
  readonly choose: (event: MouseEvent, row: SearchRow) => void
  readonly select: (index: number) => void
}

interface HitRowProps extends RowHandlers {
  readonly id: string
  readonly index: number
  readonly row: SearchRow
  readonly words: readonly string[]
  readonly isSelected: boolean
}

/** A link that is an option: press, middle click and long press act as on any link. */
export const HitRow = memo(function HitRow(props: HitRowProps) {
  const { id, index, row, words, isSelected, choose, select } = props
  const look = row.isShowAll ? ' quick-search__option--all' : ''
  return (
    <a
      className={`quick-search__option${look}`}
      id={id}
      href={row.url}
      tabIndex={-1}
      role="option"
      aria-selected={isSelected}
      onClick={(event) => choose(event, row)}
      onPointerMove={isSelected ? undefined : () => select(index)}
    >
      {row.image && <Picture key={row.image} src={row.image} />}
      <span className="quick-search__name">
        {row.isShowAll || words.length === 0 ? row.name : emphasizeTyped(row.name, words)}
      </span>
      {row.price && (
        <small>
          <br />
          {` ${row.price}`}
        </small>
      )}
    </a>
  )
})

/**
 * Keyed by its address: an image whose `src` changes shows the old picture until the new one has loaded.
 */
function Picture({ src }: { readonly src: string }) {
  return (
    <img
      className="quick-search__picture"
      src={src}
      alt=""
      width="40"
      height="40"
      decoding="async"
    />
  )
}

/**
 * Highlights what the suggestion adds to the typed text. Not a component, because each letter draws all
 * names.
 */
function emphasizeTyped(name: string, words: readonly string[]): ReactNode {
  return splitName(name, words).map(({ text, kind }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a name have no other identity.
    kind === 'added' ? <b key={at}>{text}</b> : text,
  )
}
