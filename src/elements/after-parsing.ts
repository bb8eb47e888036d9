/** Runs once the page is parsed: before that, a tag may be there without its content. */
export function afterParsing(task: () => void): void {
  if (document.readyState !== 'loading') queueMicrotask(task)
  else document.addEventListener('DOMContentLoaded', task, { once: true })
}
