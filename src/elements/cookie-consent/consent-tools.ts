import type { Consent, ConsentPurpose } from '../../model/consent.ts'

/** The properties of the consent tools on the window that are read here. */
interface ToolPage {
  readonly Cookiebot?: {
    readonly hasResponse?: boolean
    readonly consent?: {
      readonly statistics?: boolean
      readonly marketing?: boolean
      readonly preferences?: boolean
    }
  }
  readonly OnetrustActiveGroups?: string
  readonly OneTrust?: { IsAlertBoxClosed?(): boolean }
  readonly dataLayer?: unknown
}

export type ToolGroups = Readonly<Record<ConsentPurpose, string>>

export interface ConsentTool {
  /** Events of the window at which the tool's answer is read. */
  readonly events: readonly string[]
  readonly groups: ToolGroups
  /** Undefined until the visitor has answered. */
  read(groups: ToolGroups, event?: Event): Consent | undefined
}

const page = globalThis as unknown as ToolPage

export const CONSENT_TOOLS = {
  cookiebot: {
    events: ['CookiebotOnAccept', 'CookiebotOnDecline'],
    groups: { measurement: 'statistics', marketing: 'marketing', preferences: 'preferences' },
    read() {
      const { hasResponse, consent } = page.Cookiebot ?? {}
      if (!hasResponse || !consent) return undefined
      return {
        measurement: consent.statistics === true,
        marketing: consent.marketing === true,
        preferences: consent.preferences === true,
      }
    },
  },
  onetrust: {
    events: ['OneTrustGroupsUpdated', 'OTConsentApplied'],
    groups: { measurement: 'C0002', marketing: 'C0004', preferences: 'C0003' },
    // Its groups exist from the start; the banner tells whether the visitor has chosen them.
    read({ measurement, marketing, preferences }) {
      if (!page.OneTrust?.IsAlertBoxClosed?.()) return undefined
      const active = (page.OnetrustActiveGroups ?? '').split(',')
      return {
        measurement: active.includes(measurement),
        marketing: active.includes(marketing),
        preferences: active.includes(preferences),
      }
    },
  },
  usercentrics: {
    events: ['ucEvent', 'consent_status'],
    groups: { measurement: 'functional', marketing: 'marketing', preferences: 'functional' },
    read({ measurement, marketing, preferences }, event) {
      const status = event instanceof CustomEvent ? event.detail : lastStatus(page.dataLayer)
      if (status?.event !== 'consent_status' || !/^explicit$/i.test(status.type)) return undefined
      const { ucCategory = {} } = status
      return {
        measurement: ucCategory[measurement] === true,
        marketing: ucCategory[marketing] === true,
        preferences: ucCategory[preferences] === true,
      }
    },
  },
} as const satisfies Record<string, ConsentTool>

/** It also writes each answer into the tag manager's list, including those from before this script ran. */
function lastStatus(layer: unknown) {
  if (!Array.isArray(layer)) return undefined
  return layer.findLast((it) => it?.event === 'consent_status')
}
