import { useEffect, useState } from 'react'
import { text } from '../i18n/text.ts'
import { SLOW_CHANGE_MS } from '../model/limits.ts'
import { Button } from './button.tsx'
import { announce } from './live-region.ts'

interface SlowNoticeProps {
  readonly isWaiting: boolean
  /** Stops waiting. The request may have succeeded all the same. */
  readonly stop: () => void
}

/** Tells after a while that an answer takes long, with a button to stop waiting. */
export function SlowNotice({ isWaiting, stop }: SlowNoticeProps) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsSlow(true), SLOW_CHANGE_MS)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isWaiting])
  useEffect(() => (isSlow ? announce(text('action.slow')) : undefined), [isSlow])
  if (!isSlow) return null
  return (
    <span className="cs-slow">
      {text('action.slow')}
      <Button look="quiet" data-act="stop" onClick={stop}>
        {text('action.stop')}
      </Button>
    </span>
  )
}
