import type { ReactNode } from 'react'

/** One page of the staff area. */
export interface StaffContent {
  readonly title: string
  readonly main: ReactNode
  /** A page for paper: without the menu. */
  readonly isSheet?: boolean
}
