import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { text } from '../../i18n/text.ts'
import { enterSheet, leaveSheet } from '../../state/facets/history.ts'
import { Icon } from '../../ui/icon.tsx'
import { prepareLiveRegions } from '../../ui/live-region.ts'
import { useUid } from '../../ui/use-uid.ts'

interface SheetProps {
  readonly title: string
  readonly close: () => void
  readonly children: ReactNode
}

/** Lies over the page until it is closed: by its buttons, by Escape or by the browser's Back. */
export function Sheet({ title, close, children }: SheetProps) {
  const uid = useUid()
  const dialog = useRef<HTMLDialogElement>(null)
  const latest = useRef(close)
  latest.current = close
  useLayoutEffect(() => {
    const it = dialog.current
    it?.showModal()
    it?.querySelector('h2')?.focus()
    if (it) prepareLiveRegions(it)
    void enterSheet(() => latest.current())
    return leaveSheet
  }, [])

  return (
    <dialog
      ref={dialog}
      className="faceted-search__sheet"
      aria-labelledby={uid}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <div className="faceted-search__sheethead">
        <h2 className="faceted-search__heading" id={uid} tabIndex={-1}>
          {title}
        </h2>
        <button
          type="button"
          className="cs-panel__close"
          data-act="close"
          aria-label={text('action.close')}
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  )
}
