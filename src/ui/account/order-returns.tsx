import { text } from '../../i18n/text.ts'
import { safeUrl } from '../../model/url.ts'
import { ButtonLink } from '../button.tsx'
import { Problem } from '../checkout/problem.tsx'
import { SlowNotice } from '../slow-notice.tsx'
import { ReturnChoose } from './return-choose.tsx'
import { OrderWay, ReturnDone } from './return-done.tsx'
import type { ReturnProps } from './return-props.ts'
import { ReturnReview } from './return-review.tsx'

/** A return, step by step: the rows, the refund, and what to do next. */
export function OrderReturns(props: ReturnProps) {
  return (
    <div className="order-returns">
      <Step {...props} />
    </div>
  )
}

function Step(props: ReturnProps) {
  const { data, handlers } = props
  switch (data.step) {
    case 'choose':
      return <ReturnChoose {...props} />
    case 'review':
      return <ReturnReview {...props} />
    case 'done':
      return <ReturnDone data={data} />
    case 'loading':
      return (
        <>
          <p role="status">{text('return.loading')}</p>
          <SlowNotice isWaiting stop={handlers.stop} />
        </>
      )
    case 'failed':
      return <Problem onPress={handlers.retry}>{data.problem}</Problem>
    case 'login':
      return <LoginWay url={safeUrl(data.loginUrl)} />
    case 'none':
      return (
        <>
          <p>{data.message || text('return.not.nothing')}</p>
          <OrderWay url={data.orderUrl} />
        </>
      )
  }
}

function LoginWay({ url }: { readonly url: string | undefined }) {
  const words = text('return.login')
  if (!url) return <p>{words}</p>
  return (
    <ButtonLink look="primary" href={url}>
      {words}
    </ButtonLink>
  )
}
