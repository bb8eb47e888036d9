import type { Forms } from './action-form.tsx'

/** The props of every view that both server and browser draw. */
export interface DrawnProps<Data extends object, Handlers> {
  /** All that the markup depends on, as JSON: the same data gives the same markup. */
  readonly data: Data
  /** Present if the server draws, or has drawn, the view. */
  readonly forms: Forms | undefined
  /** The visitor's actions; the server has none. */
  readonly handlers: Handlers
}
