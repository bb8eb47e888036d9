import { afterParsing } from '../after-parsing.ts'
import { defaultOf, readAttribute } from '../attribute-value.ts'
import { reportAttribute, showProblems, warn } from '../diagnostics.ts'
import { adoptProperties, defineProperties } from '../properties.ts'
import { ask } from './ask.ts'
import { CONSENT_TOOLS } from './consent-tools.ts'
import { table } from './cookie-consent.table.ts'
import { hearTool } from './hear-tool.ts'

const TAG = 'cookie-consent'
const NAMES = Object.keys(table.attributes).map((it) => it.toLowerCase())

/** By element, what stops it. */
const stops = new WeakMap<HTMLElement, () => void>()

export function define(name: string): void {
  if (customElements.get(name)) return
  class CookieConsent extends HTMLElement {
    static observedAttributes = NAMES

    connectedCallback(): void {
      adoptProperties(this, table)
      afterParsing(() => this.isConnected && start(this, ''))
    }

    attributeChangedCallback(): void {
      if (stops.has(this)) restart(this, '')
    }

    disconnectedCallback(): void {
      // An element that is only moved is back by then.
      queueMicrotask(() => this.isConnected || stop(this))
    }

    connectedMoveCallback(): void {}
  }
  defineProperties(CookieConsent.prototype, table)
  customElements.define(name, CookieConsent)
}

export function mount(host: HTMLElement): () => void {
  start(host, 'data-')
  const observer = new MutationObserver(() => restart(host, 'data-'))
  observer.observe(host, { attributeFilter: NAMES.map((it) => `data-${it}`) })
  return () => {
    observer.disconnect()
    stop(host)
  }
}

function restart(host: HTMLElement, prefix: string): void {
  stop(host)
  start(host, prefix)
}

function start(host: HTMLElement, prefix: string): void {
  if (stops.has(host)) return
  stops.set(host, begin(host, prefix))
  host.dataset.state = 'ready'
  warn(host, 'courtside:ready', { tag: TAG })
}

function begin(host: HTMLElement, prefix: string): () => void {
  const read = (name: keyof typeof table.attributes): unknown => {
    const attribute = table.attributes[name]
    const said = readAttribute(attribute, host.getAttribute(prefix + name.toLowerCase()))
    if ('value' in said) return said.value
    showProblems(host, [reportAttribute(host, TAG, name.toLowerCase(), said.problem)])
    return defaultOf(attribute)
  }
  const tool = String(read('tool'))
  if (!isOther(tool)) return ask(host, read('marketing') === true)
  const { groups } = CONSENT_TOOLS[tool]
  host.hidden = true
  return hearTool(CONSENT_TOOLS[tool], {
    measurement: String(read('measurementGroup') || groups.measurement),
    marketing: String(read('marketingGroup') || groups.marketing),
  })
}

function isOther(tool: string): tool is keyof typeof CONSENT_TOOLS {
  return Object.hasOwn(CONSENT_TOOLS, tool)
}

function stop(host: HTMLElement): void {
  stops.get(host)?.()
  stops.delete(host)
}
