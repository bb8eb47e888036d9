import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useReducer,
  useState,
} from 'react'

/** A section of the server's markup that is hydrated separately. */
export interface Section {
  /** Whether this is the section's element. */
  readonly holds: (element: Element) => boolean
  /** Its content: rendered at once, or once it is resumed. */
  Content: ComponentType<ContentProps>
  drawn?: { readonly children: ReactNode; readonly element: ReactNode }
  /** Hydrates it; set as long as Preact has not done so. */
  resume?: (() => void) | undefined
}

export interface HydrationBoundaryProps extends Pick<Section, 'holds'> {
  readonly children: ReactNode
}

/** React represents the tag by a symbol, and hydrates its content in idle time. */
export const hydratesByItself = typeof Suspense === 'symbol'

let left: Section[] | undefined

/** Runs a hydration that skips the sections, and returns them. */
export function leaveSections<Root>(hydrate: () => Root) {
  const sections: Section[] = []
  left = sections
  try {
    return { root: hydrate(), sections }
  } finally {
    left = undefined
  }
}

/**
 * A section that is hydrated separately: in idle time, when it is touched, or when it changes. It is
 * hydrated with the props that it was drawn from, and then drawn with the latest ones.
 */
export function HydrationBoundary({ holds, children }: HydrationBoundaryProps) {
  const [section] = useState(() => register({ holds, Content }))
  const [, redraw] = useReducer((it: number) => it + 1, 0)
  if (!section.resume && section.drawn?.children !== children) {
    section.drawn = { children, element: draw(section, children) }
  }
  const { drawn } = section
  useLayoutEffect(() => {
    if (drawn?.children === children) return
    section.resume?.()
    // Preact also hydrates in a microtask.
    queueMicrotask(redraw)
  })
  return drawn?.element
}

function register(section: Section): Section {
  left?.push(section)
  if (left && !hydratesByItself) section.Content = lazy(() => waitFor(section))
  return section
}

function draw({ Content }: Section, children: ReactNode) {
  return (
    <Suspense fallback={null}>
      <Content>{children}</Content>
    </Suspense>
  )
}

interface ContentProps {
  readonly children: ReactNode
}

function Content({ children }: ContentProps) {
  return children
}

type ContentModule = { readonly default: typeof Content }

/**
 * Preact keeps the markup of content that has not loaded during hydration. This content is loaded as soon
 * as it is resumed.
 */
function waitFor(section: Section): Promise<ContentModule> {
  const waiting: ((loaded: ContentModule) => void)[] = []
  section.resume = () => {
    section.resume = undefined
    for (const hear of waiting) hear({ default: Content })
  }
  // biome-ignore lint/suspicious/noThenProperty: a promise would resolve in a later task
  const thenable = { then: (hear: (loaded: ContentModule) => void) => waiting.push(hear) }
  return thenable as unknown as Promise<ContentModule>
}
