import { useEffect, useRef } from 'react'
import { text } from '../../i18n/text.ts'
import { ButtonLink } from '../button.tsx'

interface RegisterDoneProps {
  readonly text: string
  /** Where it goes on by itself after a moment. */
  readonly url: string | null
}

/** Says what comes next, with the focus on it, and a way on that waits for nobody. */
export function RegisterDone({ text: said, url }: RegisterDoneProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div className="register-me__done" tabIndex={-1} ref={place}>
      <h2>{text('register.done')}</h2>
      <p>{said}</p>
      {url !== null && (
        <ButtonLink look="primary" href={url}>
          {text('nav.continue')}
        </ButtonLink>
      )}
    </div>
  )
}
