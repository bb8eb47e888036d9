import { type MouseEvent, useEffect } from 'react'
import { panelIdOf } from '../../model/size-guide.ts'
import { SizeGuideButton } from '../../ui/size-guide/size-guide-button.tsx'
import { reportAttribute } from '../diagnostics.ts'
import type { AttributeProps, ViewProps } from '../element-table.ts'
import { elementPart } from '../react-element.tsx'
import { findInDocument } from '../safe-document.ts'
import { table } from './size-guide-button.table.ts'

function firstData({ for: guide, label }: AttributeProps<typeof table>) {
  return { guide, label }
}

/** The browser alone opens a guide that exists already; a guide that arrives later is opened then. */
function SizeGuideButtonView({ host, for: guide, label }: ViewProps<typeof table>) {
  useEffect(() => {
    if (find(guide)) return
    reportAttribute(host, 'size-guide-button', 'for', `no size guide has the id "${guide}"`)
  }, [host, guide])

  function press({ currentTarget }: MouseEvent): void {
    if (find(panelIdOf(guide))) return
    const open = () => show(find(panelIdOf(guide)), currentTarget)
    find(guide)?.addEventListener('courtside:ready', open, { once: true })
  }

  return <SizeGuideButton data={{ guide, label }} forms={undefined} handlers={{ press }} />
}

function find(id: string): HTMLElement | null {
  return findInDocument(`#${CSS.escape(id)}`)
}

/** When the guide closes, the focus returns to this button. */
function show(panel: HTMLElement | null, source: Element): void {
  if (panel?.popover && source.isConnected) panel.showPopover()
}

export const { define, mount } = elementPart(table, SizeGuideButtonView, { drawnFrom: firstData })
