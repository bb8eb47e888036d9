import { useEffect, useRef } from 'react'
import { text } from '../../i18n/text.ts'
import { safeUrl } from '../../model/url.ts'
import { ButtonLink } from '../button.tsx'
import type { ReturnData } from './return-props.ts'

/** The announced return: its number, the next step, and the label. */
export function ReturnDone({ data }: { readonly data: ReturnData }) {
  const { done, attempt, orderUrl } = data
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (attempt > 0) title.current?.focus()
  }, [attempt])
  const label = safeUrl(done?.labelUrl)
  const sentences = [done?.message, ...(done?.terms ?? [])].filter(Boolean)
  return (
    <>
      <h2 className="order-returns__title" tabIndex={-1} ref={title}>
        {text('return.done')}
      </h2>
      {done?.returnNumber && (
        <dl className="order-returns__facts">
          <dt>{text('return.number')}</dt>
          <dd>{done.returnNumber}</dd>
        </dl>
      )}
      {sentences.map((it) => (
        <p key={it}>{it}</p>
      ))}
      <div className="order-returns__ways">
        {label && (
          <ButtonLink look="primary" href={label}>
            {text('return.label')}
          </ButtonLink>
        )}
        <OrderWay url={orderUrl} />
      </div>
    </>
  )
}

/** The link to the order's page, if there is one. */
export function OrderWay({ url }: { readonly url: string | undefined }) {
  const href = safeUrl(url)
  if (!href) return null
  return (
    <ButtonLink look="secondary" href={href}>
      {text('return.order')}
    </ButtonLink>
  )
}
