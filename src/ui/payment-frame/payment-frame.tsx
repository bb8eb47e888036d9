import { useRef } from 'react'
import { text } from '../../i18n/text.ts'
import { Problem } from '../checkout/problem.tsx'
import { type FramePhase, type FrameProps, useFrame } from './use-frame.ts'

/**
 * A provider's form, in a frame without access to the page. A placeholder of its height stands in until it
 * arrives; if it does not, there is a message and a retry, and the input stays.
 */
export function PaymentFrame(props: FrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const { phase, height, retry } = useFrame(place, props)
  const { isSuspended, widget, provider } = props
  const hasFrame = Boolean(widget.responseString)
  return (
    <div
      className="cs-payment-frame"
      data-state={phase}
      data-provider={provider ?? undefined}
      data-suspended={isSuspended || undefined}
    >
      {phase === 'late' && (
        <Problem act="retry-payment" onPress={retry}>
          {text('checkout.frame.late')}
        </Problem>
      )}
      <p className="cs-payment-frame__wait" role="status">
        {waitingText(phase, isSuspended)}
      </p>
      <div
        ref={place}
        className="cs-payment-frame__place"
        style={{ height }}
        hidden={!hasFrame}
        aria-busy={phase === 'loading' || undefined}
      />
    </div>
  )
}

/** One text, not two beside each other: a browser that translates replaces what React would remove. */
function waitingText(phase: FramePhase, isSuspended: boolean): string {
  if (phase === 'loading') return text('checkout.frame.loading')
  return phase === 'ready' && isSuspended ? text('checkout.frame.waiting') : ''
}
