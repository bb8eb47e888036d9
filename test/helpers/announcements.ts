/** Records announcements of live regions until the end of the test. */
export function listen(): readonly string[] {
  const said: string[] = []
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (!(target instanceof Element && target.matches('.cs-live-region'))) continue
      for (const it of addedNodes) said.push(it.textContent ?? '')
    }
  })
  observers.push(observer)
  observer.observe(document, { childList: true, subtree: true })
  return said
}

const observers: MutationObserver[] = []

afterEach(() => {
  for (const it of observers.splice(0)) it.disconnect()
})
