import type { Forms } from './action-form.tsx'

/** What every view gets that server and browser both draw. */
export interface DrawnProps<Data extends object, Handlers> {
  /** All that the markup depends on, as JSON knows it: the same data is the same markup. */
  readonly data: Data
  /** Present where the server draws, or has drawn. */
  readonly forms: Forms | undefined
  /** What a visitor can do; the server has none to give. */
  readonly handlers: Handlers
}
