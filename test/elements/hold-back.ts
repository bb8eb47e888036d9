import { expect } from '@open-wc/testing'
import type { BeforeName } from '../../src/events/element-events.ts'
import type { PageEvents } from '../../src/events/event-map.ts'

interface Held<Name extends BeforeName> {
  /** The events, with their elements. */
  readonly asked: { readonly on: string; readonly detail: PageEvents[Name] }[]
  readonly end: () => void
}

/** Makes the page cancel all events of this kind, until it ends. */
export function holdBack<Name extends BeforeName>(name: Name): Held<Name> {
  const ended = new AbortController()
  const asked: Held<Name>['asked'] = []
  const hear = (event: Event) => {
    const { detail, target } = event as CustomEvent<PageEvents[Name]>
    expect(Object.isFrozen(detail)).to.equal(true)
    asked.push({ on: (target as Element).localName ?? 'document', detail })
    event.preventDefault()
  }
  document.addEventListener(name, hear, { signal: ended.signal })
  return { asked, end: () => ended.abort() }
}
