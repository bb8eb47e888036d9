/** What the loader knows of the page; it says so at the moment it is asked. */
export interface Page {
  /** Whether the visitor lets the visit be measured. */
  readonly consent: boolean | null | undefined
  /** Holds a press back no longer. */
  letGo?: () => void
  /** Brings a file beside the loader, once the browser has compared it. */
  importFile(
    named: { readonly tag: string; readonly file: string; readonly hash: string },
    isAgain: boolean,
  ): Promise<unknown>
}

let visited: Page

/** Says whose consent it is, before the first event. */
export function setMeasuredPage(page: Page): void {
  visited = page
}

/** Whether the visitor lets the visit be measured, at this moment. */
export function isAllowed(): boolean {
  return visited.consent === true
}
