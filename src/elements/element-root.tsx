import { Component, type ComponentType, type ReactNode } from 'react'
import type { ElementLifecycle } from './element-lifecycle.ts'

export interface RootProps {
  readonly life: ElementLifecycle
  readonly View: ComponentType<Record<string, unknown>>
  readonly viewProps: Readonly<Record<string, unknown>>
  readonly attempt: number
}

/** What r2wc draws for every element: its view, inside an error boundary. */
export function ElementRoot({ life, View, viewProps, attempt }: RootProps): ReactNode {
  return (
    <Boundary key={attempt} life={life}>
      <View {...viewProps} />
    </Boundary>
  )
}

interface BoundaryProps {
  readonly life: ElementLifecycle
  readonly children: ReactNode
}

class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.life.crash(error)
  }

  override render(): ReactNode {
    const { life, children } = this.props
    if (!this.state.hasFailed) return children
    life.hold()
    return null
  }
}
