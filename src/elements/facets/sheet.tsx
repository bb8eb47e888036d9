import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { enterSheet, leaveSheet } from '../../state/facets/history.ts'
import { Dialog, DialogHead, useDialog } from '../../ui/dialog.tsx'
import { useUid } from '../../ui/uid.ts'

interface SheetProps {
  readonly title: string
  readonly close: () => void
  readonly children: ReactNode
}

/**
 * Covers the page until it is closed by its buttons, by Escape or by the browser's Back. Back is the list's
 * own, because choices in the sheet add to the history too.
 */
export function Sheet({ title, close, children }: SheetProps) {
  const titleId = useUid()
  const { frame } = useDialog({ isOpen: true, modality: 'modal', initialFocus: 'h2' })
  const latest = useRef(close)
  latest.current = close
  useLayoutEffect(() => {
    void enterSheet(() => latest.current())
    return leaveSheet
  }, [])

  return (
    <Dialog className="faceted-search__sheet" frame={frame} titleId={titleId} close={close}>
      <DialogHead
        className="faceted-search__sheethead"
        titleClassName="faceted-search__heading"
        titleId={titleId}
        title={title}
        close={close}
      />
      {children}
    </Dialog>
  )
}
