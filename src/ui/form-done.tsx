import { useEffect, useRef } from 'react'

interface FormDoneProps {
  readonly sentences: readonly string[]
  /** The way on, for whoever does not wait. */
  readonly link: { readonly href: string; readonly label: string } | undefined
}

/** Says that it is done, with the focus on it. */
export function FormDone({ sentences, link }: FormDoneProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div className="cs-notice-done" ref={notice} tabIndex={-1}>
      {sentences.map((it) => (
        <p key={it}>{it}</p>
      ))}
      {link && (
        <p>
          <a href={link.href}>{link.label}</a>
        </p>
      )}
    </div>
  )
}
