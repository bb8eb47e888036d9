import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { KEPT_MARKUP } from '../kept-markup.ts'

interface SortContainerProps {
  readonly children: ReactNode
}

const BLOCK = 'faceted-search__sort'

/** The control for the order of a list. */
export function SortContainer({ children }: SortContainerProps) {
  return <div className={BLOCK}>{children}</div>
}

interface SortContainerOfProps {
  readonly form: Element
}

/** The same around a form of the page, which stays as is. */
export function SortContainerOf({ form }: SortContainerOfProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isInPlace] = useState(() => form.isConnected)
  useLayoutEffect(() => {
    if (form.parentElement !== place.current) place.current?.append(form)
  }, [form])
  return <div ref={place} className={BLOCK} {...(isInPlace && KEPT_MARKUP)} />
}
