import { type RefObject, useEffect, useRef, useState } from 'react'
import { messageText, text } from '../../i18n/text.ts'
import type { Message } from '../../model/message.ts'
import type { FrameMessage, PaymentFailure } from '../../model/payment-message.ts'
import { type FrameLink, openFrame } from './open-frame.ts'

/** May the provider take the payment, and if not, why? */
export interface FrameAnswer {
  readonly shouldProceed: boolean
  readonly error?: Message
}

/** What the checkout does about what its frame says. */
export interface FrameListener {
  readonly validate: () => Promise<FrameAnswer>
  readonly decide: () => Promise<FrameAnswer>
  readonly takeShippingOption: (option: Record<string, unknown>) => unknown
  readonly takeCountry: (countryCode: string) => unknown
  readonly signUpFinalized: (success: boolean) => unknown
  readonly finish: () => unknown
  readonly fail: (reason: PaymentFailure) => unknown
}

export interface FrameProps {
  /** The frame is made anew when the id is another, and only then. */
  readonly widget: { readonly id: string; readonly responseString?: string | null | undefined }
  /** Whose form it is: the style sheet knows by it how high it will be. */
  readonly provider?: string | null | undefined
  /** A change is on its way: nothing can be paid. */
  readonly isSuspended: boolean
  readonly listener: FrameListener
  /** Asks the shop for the widget once more. */
  readonly onRetry?: () => unknown
}

export type FramePhase = 'loading' | 'ready' | 'late'

/** A frame that has said nothing for this long is reported, and another way is offered. */
const LATE_MS = 10_000

/** Least and most height of a frame, in CSS pixels: one that asks for more scrolls. */
const MIN_HEIGHT = 120
const MAX_HEIGHT = 2400

/** As high as the last frame of the page was, so that the next one moves nothing. */
let lastHeight: number | undefined

/** Keeps a provider's frame in `place`, and its words and ours going to and fro. */
export function useFrame(place: RefObject<HTMLElement | null>, props: FrameProps) {
  const { widget, isSuspended } = props
  const [phase, setPhase] = useState<FramePhase>(widget.responseString ? 'loading' : 'late')
  const [height, setHeight] = useState(lastHeight)
  const [attempt, setAttempt] = useState(0)
  const link = useRef<FrameLink | undefined>(undefined)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })

  const html = widget.responseString
  const hears = useRef(false)
  // The id names the frame: its HTML may be written anew while the buyer types in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    setPhase(html ? 'loading' : 'late')
    if (!place.current || !html) return
    const timer = setTimeout(() => setPhase('late'), LATE_MS)
    const hear = listenWith(latest, link, {
      grow(asked) {
        lastHeight = Math.ceil(Math.min(Math.max(asked, MIN_HEIGHT), MAX_HEIGHT))
        setHeight(lastHeight)
      },
      begin() {
        clearTimeout(timer)
        setPhase('ready')
        hears.current = true
        if (latest.current.isSuspended) link.current?.tell({ kind: 'suspend' })
      },
    })
    const opened = openFrame(place.current, html, { title: text('checkout.frame'), hear })
    link.current = opened
    return () => {
      clearTimeout(timer)
      link.current = undefined
      hears.current = false
      opened.close()
    }
  }, [widget.id, Boolean(html), attempt])

  const wasSuspended = useRef(isSuspended)
  useEffect(() => {
    if (wasSuspended.current === isSuspended) return
    wasSuspended.current = isSuspended
    // What a frame was not there to hear, it is told when it is ready.
    if (hears.current) link.current?.tell({ kind: isSuspended ? 'suspend' : 'resume' })
  }, [isSuspended])

  function retry(): void {
    setAttempt(attempt + 1)
    props.onRetry?.()
  }

  return { phase, height, retry }
}

interface Own {
  readonly grow: (height: number) => void
  readonly begin: () => void
}

function listenWith(
  latest: RefObject<FrameProps>,
  link: RefObject<FrameLink | undefined>,
  { grow, begin }: Own,
): (message: FrameMessage) => void {
  let isAnswering = false
  let isFinished = false

  /** One question at a time: a second press while the first is judged is refused. */
  async function answer(kind: 'validated' | 'decided', ask: string): Promise<void> {
    const { validate, decide } = latest.current.listener
    const asked = link.current
    if (isAnswering) return asked?.tell({ kind, ask, shouldProceed: false, error: null })
    isAnswering = true
    try {
      const { shouldProceed, error } = await (kind === 'validated' ? validate() : decide())
      asked?.tell({ kind, ask, shouldProceed, error: error ? messageText(error) : null })
    } catch (error) {
      asked?.tell({ kind, ask, shouldProceed: false, error: text('genericerror') })
      throw error
    } finally {
      isAnswering = false
    }
  }

  function finish(): void {
    if (!isFinished) latest.current.listener.finish()
    isFinished = true
  }

  return (message) => {
    const { listener } = latest.current
    switch (message.kind) {
      case 'ready':
        return begin()
      case 'height':
        return grow(message.height)
      case 'validate':
        return void answer('validated', message.ask)
      case 'decision':
        return void answer('decided', message.ask)
      case 'shipping-option':
        return void listener.takeShippingOption(message.option)
      case 'country':
        return void listener.takeCountry(message.countryCode)
      case 'signup_finalized':
        return void listener.signUpFinalized(message.success)
      case 'completed':
        return finish()
      case 'failed':
        return void listener.fail(message.reason)
      default:
        return message satisfies never
    }
  }
}
