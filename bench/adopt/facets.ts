import '../../src/i18n/texts/register-sv.ts'
import { define } from '../../src/elements/faceted-search/define.ts'
import { type BenchPage, nextFrame, waitFor } from './page.ts'

const page = globalThis as BenchPage

page.wake = async () => {
  const host = document.querySelector<HTMLElement>('faceted-search')
  const option = host?.querySelector('li')
  define('faceted-search')
  await waitFor(host)
  return option?.isConnected ? 'adopted' : 'replaced'
}

void nextFrame()
  .then(nextFrame)
  .then(() => {
    page.isPrepared = true
  })
