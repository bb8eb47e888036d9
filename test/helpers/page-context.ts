afterEach(() => document.querySelector('script#request-context')?.remove())

/** What the page says of itself, until the end of the test. */
export function sayContext(json: string): void {
  const script = Object.assign(document.createElement('script'), { textContent: json })
  script.type = 'application/json'
  script.id = 'request-context'
  document.head.append(script)
}
