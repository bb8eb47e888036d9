import { CONSENT_PURPOSES } from '../../model/consent.ts'
import { announceConsent } from '../../state/consent.ts'
import { defaultOf, readPlain } from '../attribute-value.ts'
import { reportAttribute, showProblems } from '../diagnostics.ts'
import { createPart } from '../small-element.ts'
import { showAlone } from '../small-file.ts'
import { ask } from './ask.ts'
import { CONSENT_TOOLS, type ConsentTool, type ToolGroups } from './consent-tools.ts'
import { table } from './cookie-consent.table.ts'

export const { define, mount } = createPart(table, begin)
/** The functions that the loader calls. */
export const show = showAlone(table.tag, define, mount)

/** Asks by itself, or follows another consent tool, which asks in its own way. */
function begin(host: HTMLElement, prefix: string): () => void {
  const read = (name: keyof typeof table.attributes): unknown => {
    const attribute = table.attributes[name]
    const parsed = readPlain(attribute, host.getAttribute(prefix + name.toLowerCase()))
    if ('value' in parsed) return parsed.value
    showProblems(host, [reportAttribute(host, table.tag, name.toLowerCase(), parsed.problem)])
    return defaultOf(attribute)
  }
  const tool = String(read('tool'))
  if (!isOther(tool)) {
    return ask(
      host,
      CONSENT_PURPOSES.filter((it) => it === 'measurement' || read(it)),
    )
  }
  const { groups } = CONSENT_TOOLS[tool]
  host.hidden = true
  return hearTool(CONSENT_TOOLS[tool], {
    measurement: String(read('measurementGroup') || groups.measurement),
    marketing: String(read('marketingGroup') || groups.marketing),
    preferences: String(read('preferencesGroup') || groups.preferences),
  })
}

function isOther(tool: string): tool is keyof typeof CONSENT_TOOLS {
  return Object.hasOwn(CONSENT_TOOLS, tool)
}

/** Passes another tool's answers on to the page, now and from now on; the returned function stops that. */
function hearTool(tool: ConsentTool, groups: ToolGroups): () => void {
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
