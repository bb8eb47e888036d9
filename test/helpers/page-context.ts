afterEach(() => document.querySelector('script#request-context')?.remove())

/** Sets the page's context until the end of the test. */
export function sayContext(json: string): void {
  const script = Object.assign(document.createElement('script'), { textContent: json })
  script.type = 'application/json'
  script.id = 'request-context'
  document.head.append(script)
}
