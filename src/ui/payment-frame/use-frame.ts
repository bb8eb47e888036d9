import { type RefObject, useEffect, useRef, useState } from 'react'
import { text } from '../../i18n/text.ts'
import { type FramedWidget, framedContent } from '../../model/checkout.ts'
import { converse, type FrameListener } from './frame-conversation.ts'
import { type FrameLink, openFrame } from './open-frame.ts'

export interface FrameProps {
  readonly widget: FramedWidget
  /** The provider of the form, by which the style sheet knows its height. */
  readonly provider?: string | null | undefined
  /** A change is on its way: nothing can be paid. */
  readonly isSuspended: boolean
  readonly listener: FrameListener
  /** Requests the widget from the shop once more. */
  readonly onRetry?: () => unknown
}

export type FramePhase = 'loading' | 'ready' | 'late'

/**
 * A frame that has sent nothing for this long is reported, and the visitor is offered another payment
 * method.
 */
const LATE_MS = 10_000

/** Minimum and maximum height of a frame, in CSS pixels: a higher one scrolls. */
const MIN_HEIGHT = 120
const MAX_HEIGHT = 2400

/** The height of the page's last frame, so that the next one moves nothing. */
let lastHeight: number | undefined

/** Keeps a provider's frame in `place`, and passes messages both ways. */
export function useFrame(place: RefObject<HTMLElement | null>, props: FrameProps) {
  const { widget, isSuspended } = props
  const html = widget.responseString
  const [phase, setPhase] = useState<FramePhase>(html ? 'loading' : 'late')
  const [height, setHeight] = useState(lastHeight)
  const [attempt, setAttempt] = useState(0)
  const frame = useRef<OpenFrame | undefined>(undefined)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })

  const content = framedContent(widget)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener changes with each draw
  useEffect(() => {
    setPhase(html ? 'loading' : 'late')
    if (!place.current || !html) return
    const opened = keepFrame(place.current, html, { latest, setPhase, setHeight })
    frame.current = opened
    return () => {
      frame.current = undefined
      opened.close()
    }
  }, [content, attempt])

  const wasSuspended = useRef(isSuspended)
  useEffect(() => {
    if (wasSuspended.current === isSuspended) return
    wasSuspended.current = isSuspended
    frame.current?.suspend(isSuspended)
  }, [isSuspended])

  function retry(): void {
    setAttempt(attempt + 1)
    props.onRetry?.()
  }

  return { phase, height, retry }
}

interface OpenFrame {
  /** A frame that is not ready yet receives it once it is. */
  readonly suspend: (isSuspended: boolean) => void
  readonly close: () => void
}

interface FrameSetters {
  readonly latest: RefObject<FrameProps>
  readonly setPhase: (phase: FramePhase) => void
  readonly setHeight: (height: number) => void
}

/** One frame, from opening to closing. */
function keepFrame(
  place: Element,
  html: string,
  { latest, setPhase, setHeight }: FrameSetters,
): OpenFrame {
  let link: FrameLink | undefined
  let isReady = false
  const timer = setTimeout(() => setPhase('late'), LATE_MS)

  function begin(): void {
    clearTimeout(timer)
    setPhase('ready')
    isReady = true
    link?.post({ kind: 'listening' })
    if (latest.current.isSuspended) link?.post({ kind: 'suspend' })
  }

  function grow(height: number): void {
    lastHeight = Math.ceil(Math.min(Math.max(height, MIN_HEIGHT), MAX_HEIGHT))
    setHeight(lastHeight)
  }

  const present = { listener: () => latest.current.listener, link: () => link }
  const hear = converse(present, { grow, begin })
  const opened = openFrame(place, html, { title: text('checkout.frame'), hear })
  link = opened
  return {
    suspend(isSuspended) {
      if (isReady) opened.post({ kind: isSuspended ? 'suspend' : 'resume' })
    },
    close() {
      clearTimeout(timer)
      link = undefined
      opened.close()
    },
  }
}
