import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useReducer,
  useState,
} from 'react'

/** A section of the server's markup that is hydrated apart from the rest. */
export interface Section {
  /** Whether this is the one element that it holds. */
  readonly holds: (element: Element) => boolean
  /** What it is drawn by: at once, or once it is resumed. */
  Content: ComponentType<ContentProps>
  drawn?: { readonly children: ReactNode; readonly element: ReactNode }
  /** Hydrates it; there for as long as Preact has left it as it is. */
  resume?: (() => void) | undefined
}

export interface HydrationBoundaryProps extends Pick<Section, 'holds'> {
  readonly children: ReactNode
}

/** React knows the tag by a symbol, and hydrates what is in it when it has time. */
export const hydratesByItself = typeof Suspense === 'symbol'

let left: Section[] | undefined

/** Runs a hydration that leaves the sections as they are, and returns these. */
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
 * A section that is hydrated apart: when there is time, when it is touched, or when it changes. It is
 * hydrated with the props that it was drawn from, and then drawn with those that came meanwhile.
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
    // Preact hydrates in a microtask, too.
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

/** Preact leaves the markup of what is still to come while it is hydrated. It is here as soon as it is resumed. */
function waitFor(section: Section): Promise<ContentModule> {
  const waiting: ((loaded: ContentModule) => void)[] = []
  section.resume = () => {
    section.resume = undefined
    for (const hear of waiting) hear({ default: Content })
  }
  // biome-ignore lint/suspicious/noThenProperty: a promise would tell of it in a later task
  const thenable = { then: (hear: (loaded: ContentModule) => void) => waiting.push(hear) }
  return thenable as unknown as Promise<ContentModule>
}
