import { useEffect, useRef } from 'react'
import type { SizesEvent, TypedSizes } from '../../ui/sizes/typed-sizes.ts'

type Texts = TypedSizes['texts']

interface UndoOptions {
  readonly fieldIds: readonly string[]
  readonly texts: Texts
  readonly dispatch: (event: SizesEvent) => void
  /** A change of this clears the steps: the boxes have been bought, or are others. */
  readonly until: string
}

interface Undo {
  /** Dispatches an event as one step. Typing in one box is one step. */
  readonly act: (event: SizesEvent) => void
  /** Ends the step that typing has started. */
  readonly rest: () => void
  /** Undoes or redoes one step; returns the id of the box that has changed. */
  readonly step: (direction: 'undo' | 'redo') => string | undefined
}

/** The history of the boxes, step by step. */
export function useUndo({ fieldIds, texts, dispatch, until }: UndoOptions): Undo {
  const steps = useRef<Record<'undo' | 'redo', Texts[]>>({ undo: [], redo: [] }).current
  const typedIn = useRef<string>(undefined)
  useEffect(() => {
    if (until) steps.undo.length = steps.redo.length = 0
  }, [until, steps])

  function act(event: SizesEvent): void {
    const fieldId = event.type === 'typed' ? event.fieldId : undefined
    if (!fieldId || typedIn.current !== fieldId) steps.undo.push(texts)
    typedIn.current = fieldId
    steps.redo.length = 0
    dispatch(event)
  }

  function rest(): void {
    typedIn.current = undefined
  }

  function step(direction: 'undo' | 'redo'): string | undefined {
    rest()
    const earlier = steps[direction].pop()
    if (!earlier) return undefined
    steps[direction === 'undo' ? 'redo' : 'undo'].push(texts)
    const all = fieldIds.map((it) => [it, earlier[it] ?? ''] as const)
    dispatch({ type: 'filled', texts: Object.fromEntries(all) })
    return fieldIds.find((it) => (earlier[it] ?? '') !== (texts[it] ?? ''))
  }

  return { act, rest, step }
}
