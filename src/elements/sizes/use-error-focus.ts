import { useEffect, useState } from 'react'
import { announce } from '../../ui/live-region.ts'
import type { AddOutcome } from './use-sizes.ts'

const BOXES = ':is(.size-input__box, .size-tile__box)'

interface ErrorFocus {
  readonly addOrLead: () => Promise<boolean>
  /** How often an add was tried, so that a repeated error is announced again. */
  readonly attempt: number
}

/**
 * A refused add moves the focus to the box with the error, or to the first one if all are empty. A visitor
 * who has moved on meanwhile is left alone.
 */
export function useErrorFocus(host: HTMLElement, add: () => Promise<AddOutcome>): ErrorFocus {
  const [attempt, setAttempt] = useState(0)
  const [refusal, setRefusal] = useState<{ readonly focused: Element | null }>()
  useEffect(() => {
    if (refusal && document.activeElement === refusal.focused) lead(host)
  }, [refusal, host])

  async function addOrLead(): Promise<boolean> {
    const focused = document.activeElement
    setAttempt((it) => it + 1)
    const outcome = await add()
    if (outcome === 'refused') setRefusal({ focused })
    return outcome === 'added'
  }

  return { addOrLead, attempt }
}

function lead(host: HTMLElement): void {
  const box =
    host.querySelector<HTMLElement>(`${BOXES}[aria-invalid="true"]`) ??
    host.querySelector<HTMLElement>(`${BOXES}:enabled`)
  if (!box) return
  if (box === document.activeElement) announce(errorOf(box), 'assertive')
  else goTo(box)
}

function errorOf(box: HTMLElement): string {
  const ids = box.getAttribute('aria-describedby')?.split(' ') ?? []
  const errors = ids.filter((it) => it.endsWith('-error'))
  return errors.map((it) => document.getElementById(it)?.textContent ?? '').join(' ')
}

/** Moves the focus to the box of a field. */
export function goToBox(id: string, fieldId: string): void {
  const box = document.getElementById(`${id}-${fieldId}`)
  if (box) goTo(box)
}

/** A folded variant, as on a narrow page, is opened first. */
function goTo(box: HTMLElement): void {
  box.closest('tr')?.querySelector('details')?.setAttribute('open', '')
  box.focus()
}
