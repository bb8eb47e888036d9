/** The loader's current facts about the page. */
export interface MeasuredPage {
  /** Whether the visitor consents to measurement. */
  readonly consent: boolean | null | undefined
  /** Releases a held press. */
  letGo?: () => void
  /** Imports a file next to the loader, once the browser has verified its hash. */
  importFile(
    named: { readonly tag: string; readonly file: string; readonly hash: string },
    isAgain: boolean,
  ): Promise<unknown>
}

let visited: MeasuredPage

/** Sets the page whose consent counts, before the first event. */
export function setMeasuredPage(page: MeasuredPage): void {
  visited = page
}

/** Whether the visitor currently consents to measurement. */
export function isAllowed(): boolean {
  return visited.consent === true
}
