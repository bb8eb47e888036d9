import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { SizeField } from '../../contract/size-fields.ts'
import { findInMarkup } from '../server-markup.ts'

/** Shows that a visitor has unfolded the rest before the script ran. */
export const UNFOLDED = '.size-input__folded[open]'

/** Fields that are not flagged visible wait behind "+N". */
export function useFold(host: HTMLElement, id: string, fields: readonly SizeField[]) {
  const [displayed, setDisplayed] = useState<'visible' | 'all'>(() =>
    findInMarkup(host, UNFOLDED) ? 'all' : 'visible',
  )

  function showAll(): void {
    flushSync(() => setDisplayed('all'))
    const first = fields.find((it) => !it.visible && it.inStock)
    document.getElementById(`${id}-${first?.fieldId}`)?.focus()
  }

  return { displayed, showAll }
}
