import type { ReactNode } from 'react'
import * as React from 'react'
import { type Text, withTexts } from '../../../src/i18n/text.ts'
import { type Html, markupOf, trusted } from './html.ts'
import { writeMarkup } from './write-markup.ts'

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

const internals = (React as unknown as Readonly<Record<typeof INTERNALS, Internals>>)[INTERNALS]

/** What hooks answer where everything is drawn once and nothing happens. No other hook is used. */
const HOOKS = {
  useState: <State>(initial: State | (() => State)) => [
    initial instanceof Function ? initial() : initial,
    refuse,
  ],
  useReducer: <State>(_: unknown, initial: State) => [initial, refuse],
  useMemo: <Value>(make: () => Value) => make(),
  useRef: <Value>(current: Value) => ({ current }),
  useEffect: doNothing,
  useLayoutEffect: doNothing,
}

/**
 * Draws views to a string, with texts of one language. No handler can be written, and React writes
 * a script that throws in the place of an address that is a script.
 */
export function render(node: ReactNode, texts: Text): Html {
  return trusted(withTexts(texts, () => withViewHooks(() => writeMarkup(node))))
}

/** Puts markup that is drawn already into an element of a view: `<main {...contents(markup)} />`. */
export function contents(markup: Html) {
  return { dangerouslySetInnerHTML: { __html: markupOf(markup) } }
}

/** Where React looks for the renderer that answers a hook; a renderer sets it while it draws. */
interface Internals {
  H: unknown
}

/** Has the hooks of views answered while `draw` runs, also inside of another drawing. */
export function withViewHooks<Drawn>(draw: () => Drawn): Drawn {
  const before = internals.H
  internals.H = HOOKS
  try {
    return draw()
  } finally {
    internals.H = before
  }
}

function doNothing(): void {}

function refuse(): never {
  throw new Error('A view changes its state while it is drawn')
}
