import { announceConsent } from '../../state/consent.ts'
import type { ConsentTool, ToolGroups } from './consent-tools.ts'

/** Tells the page what another tool was answered, now and from now on; the answer stops that. */
export function hearTool(tool: ConsentTool, groups: ToolGroups): () => void {
  const hear = (event?: Event) => {
    const consent = tool.read(groups, event)
    if (consent) announceConsent(consent)
  }
  const again = () => hear()
  for (const it of tool.events) addEventListener(it, hear)
  addEventListener('courtside:consent-asked', again)
  hear()
  return () => {
    for (const it of tool.events) removeEventListener(it, hear)
    removeEventListener('courtside:consent-asked', again)
  }
}
