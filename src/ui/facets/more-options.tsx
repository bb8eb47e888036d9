import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { text } from '../../i18n/text.ts'
import { Button } from '../button.tsx'
import type { FacetGroupView, FacetOptionView, ToggleOption } from './facet-view.ts'
import { OptionList } from './option-list.tsx'
import { useFoldLock } from './use-press-lock.ts'

/** The number of options drawn at first, and added by each "show more"; the field finds the others. */
const WINDOW = 100
/** A group with at least this many options has a search field. */
const FIND_FROM = 31

const NONE: Options = []

interface MoreOptionsProps {
  readonly group: FacetGroupView
  readonly rest: readonly FacetOptionView[]
  /** The other options are in the server's markup, for visitors who open them without script. */
  readonly isServed: boolean
  readonly chosen: ReadonlySet<string>
  readonly toggle: ToggleOption
}

/** The options beyond the first, drawn on demand and in portions: a group may have 20,000. */
export function MoreOptions({ group, rest, isServed, chosen, toggle }: MoreOptionsProps) {
  const { options, optionCount, label } = group
  const [isOpen, setOpen] = useState(false)
  const [sought, setSought] = useState('')
  const [limit, setLimit] = useState(WINDOW)
  const list = useMoreFocus(limit)
  const lock = useFoldLock()
  const isDrawn = isOpen || isServed
  const found = useMemo(
    () => (isDrawn ? findIn(options, rest, sought) : NONE),
    [isDrawn, options, rest, sought],
  )

  // A visitor may have opened the markup before it was adopted.
  useLayoutEffect(() => setOpen(list.current?.open ?? false), [list])

  function seek(value: string): void {
    setSought(value)
    setLimit(WINDOW)
  }

  return (
    <details
      ref={list}
      className="faceted-search__more"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is natively a button */}
      <summary data-act="show-all" onClick={lock}>
        {isOpen ? text('facet.fewer') : text('facet.all', { n: optionCount })}
      </summary>
      {isOpen && options.length >= FIND_FROM && (
        <FindField label={text('facet.find', { group: label })} sought={sought} seek={seek} />
      )}
      <OptionList group={group} options={found.slice(0, limit)} chosen={chosen} toggle={toggle} />
      {isOpen && (
        <p className="cs-visually-hidden" role="status">
          {sought && text('facet.found', { n: found.length })}
        </p>
      )}
      {isOpen && found.length > limit && (
        <ShowMore left={found.length - limit} show={() => setLimit(limit + WINDOW)} />
      )}
    </details>
  )
}

function ShowMore({ left, show }: { readonly left: number; readonly show: () => void }) {
  return (
    <Button look="quiet" data-act="show-more" onClick={show}>
      {text('facet.more', { n: Math.min(WINDOW, left) })}
    </Button>
  )
}

/** The first option that "show more" has added gets the focus: its button may be gone. */
function useMoreFocus(limit: number): RefObject<HTMLDetailsElement | null> {
  const list = useRef<HTMLDetailsElement>(null)
  const before = useRef(limit)
  useEffect(() => {
    const boxes = list.current?.querySelectorAll<HTMLInputElement>('li input') ?? []
    if (limit > before.current) {
      const added = [...boxes].slice(before.current)
      added.find((it) => !it.disabled)?.focus()
    }
    before.current = limit
  }, [limit])
  return list
}

interface FindFieldProps {
  readonly label: string
  readonly sought: string
  readonly seek: (value: string) => void
}

/** Enter in the field does not submit the filters. */
function FindField({ label, sought, seek }: FindFieldProps) {
  return (
    <input
      className="faceted-search__find"
      type="search"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      spellCheck={false}
      value={sought}
      onChange={({ currentTarget }) => seek(currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  )
}

type Options = readonly FacetOptionView[]

/** Without a search, the options that are not visible above; otherwise all that match. */
function findIn(options: Options, rest: Options, sought: string): Options {
  const word = sought.trim().toLowerCase()
  if (!word) return rest
  return options.filter((it) => it.label.toLowerCase().includes(word))
}
