import type { ReactNode } from 'react'
import { PopoverPanel } from '../../../src/ui/popover-panel.tsx'
import type { contents } from '../html/render.ts'

interface SheetProps {
  readonly id: string
  readonly title: string
  readonly children?: ReactNode
  /** Markup in place of children. */
  readonly content?: ReturnType<typeof contents>
}

/**
 * What lies over the page when its button opens it, without script: Escape, its own button and a
 * press beside it close it, and focus returns to where it was. It covers at most half of a phone,
 * so Back need not close it.
 */
export function Sheet({ id, title, children, content }: SheetProps) {
  return (
    <PopoverPanel className="shop-sheet" id={id} title={title}>
      <div className="shop-sheet__body" {...content}>
        {children}
      </div>
    </PopoverPanel>
  )
}
