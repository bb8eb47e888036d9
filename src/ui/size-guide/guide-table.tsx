import { useEffect, useRef, useState } from 'react'
import { text } from '../../i18n/text.ts'
import { KEPT_MARKUP } from '../kept-markup.ts'

interface GuideTableProps {
  readonly title: string
  readonly html: string
  readonly fill: (place: HTMLElement, html: string) => Promise<void>
}

/** A table that arrived as HTML, in a frame that scrolls if it is too wide. */
export function GuideTable({ title, html, fill }: GuideTableProps) {
  const place = useRef<HTMLDivElement>(null)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    let isGone = false
    setFailed(false)
    if (place.current) {
      fill(place.current, html).catch((error) => {
        console.error(error)
        if (!isGone) setFailed(true)
      })
    }
    return () => {
      isGone = true
    }
  }, [html, fill])

  return (
    <section aria-label={title || undefined}>
      {title && <h3>{title}</h3>}
      {hasFailed && <p>{text('error.part')}</p>}
      <div
        className="size-guide__table"
        role="group"
        aria-label={title || text('size.guide')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: visitors without a mouse scroll it by keys.
        tabIndex={0}
        ref={place}
        hidden={hasFailed}
        {...KEPT_MARKUP}
      />
    </section>
  )
}
