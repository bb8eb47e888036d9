import { useEffect, useState } from 'react'
import type { FilterSheetProps } from '../facets/filter-sheet.tsx'

interface PhoneSheetProps extends FilterSheetProps {
  readonly isOpen: boolean
}

const NARROW = '(width < 68rem)'
const bring = () => import('../facets/filter-sheet.tsx')

/** The sheet's part of the script comes where the window is narrow. Without it the page's form does. */
export function PhoneSheet({ isOpen, ...props }: PhoneSheetProps) {
  const [part, setPart] = useState<Awaited<ReturnType<typeof bring>>>()
  const { close } = props
  useEffect(() => {
    if (part || !(isOpen || matchMedia(NARROW).matches)) return
    bring().then(setPart, () => {
      if (!isOpen) return
      close()
      location.hash = 'filters'
    })
  }, [part, isOpen, close])
  return isOpen && part ? <part.FilterSheet {...props} /> : null
}
