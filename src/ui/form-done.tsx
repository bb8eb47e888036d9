import { useEffect, useRef } from 'react'

interface FormDoneProps {
  readonly sentences: readonly string[]
  /** A link for visitors who do not want to wait. */
  readonly link: { readonly href: string; readonly label: string } | undefined
}

/** Confirms the completed form, and takes the focus. */
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
