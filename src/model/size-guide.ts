/** The content of a size guide, from a page or a backend. */
export interface SizeGuide {
  readonly title?: string | null | undefined
  readonly gender?: string | null | undefined
  readonly tableList?:
    | readonly { readonly title?: string | null | undefined; readonly table: string }[]
    | null
    | undefined
  readonly infoList?:
    | readonly {
        readonly title?: string | null | undefined
        readonly text?: string | null | undefined
      }[]
    | null
    | undefined
  readonly sizeDescription?: string | null | undefined
  readonly imageDescription?: string | null | undefined
  readonly imageUrl?: string | null | undefined
}

/** The id of the guide's panel, so that a button needs no script to open it. */
export function panelIdOf(guideId: string): string {
  return `${guideId}-panel`
}
