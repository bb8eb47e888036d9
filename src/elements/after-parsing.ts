/** Runs once the page is parsed: until then a tag may be there without what stands in it. */
export function afterParsing(task: () => void): void {
  if (document.readyState !== 'loading') queueMicrotask(task)
  else document.addEventListener('DOMContentLoaded', task, { once: true })
}
