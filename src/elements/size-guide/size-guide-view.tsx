import { useState } from 'react'
import { fillTable } from '../../state/fill-table.ts'
import { KEPT_MARKUP } from '../../ui/kept-markup.ts'
import { SizeGuidePanel } from '../../ui/size-guide/size-guide.tsx'
import { useUid } from '../../ui/uid.ts'
import type { ViewProps } from '../element-table.ts'
import { elementPart } from '../react-element.tsx'
import { markupOf } from '../server-markup.ts'
import { table } from './size-guide.table.ts'

/** The guide of the attribute, or else that of the server's markup. */
function SizeGuideView({ host, sizeGuide }: ViewProps<typeof table>) {
  const uid = useUid()
  const [markup] = useState(() => markupOf(host))
  if (sizeGuide) return <SizeGuidePanel id={host.id || uid} guide={sizeGuide} fill={fillTable} />

  function place(node: HTMLElement | null): void {
    if (node && !node.hasChildNodes()) node.append(...markup)
  }

  return <div ref={place} {...KEPT_MARKUP} />
}

export const { define, mount } = elementPart(table, SizeGuideView)
