import type { Text } from '../../../src/i18n/text.ts'
import type { Language } from '../../../src/model/language.ts'
import { withDatabase } from '../../platform/db/open-database.ts'
import { StartError } from '../../platform/start-error.ts'
import type { Settings } from '../../settings/settings.ts'
import { createFirstOwner } from '../../staff/access/owner.ts'

/** Questions about the first owner of the staff area, in order; also names in a file of answers. */
export const OWNER_IDS = ['ownerName', 'ownerEmail', 'ownerPassword'] as const

export interface OwnerInterview {
  readonly settings: Settings
  readonly language: Language
  readonly t: Text
  /** Returns an answer, possibly empty; undefined at the end of the answers. */
  readonly ask: (id: (typeof OWNER_IDS)[number], usual: string) => Promise<string | undefined>
  /** The shop's mail address, as the default. */
  readonly email: string
  readonly out: (text: string) => void
  /** Whether a wrong answer can be given again. */
  readonly isPerson: boolean
}

/** Creates the first owner of the staff area; without a password, only notes that this is left for later. */
export async function makeOwner(interview: OwnerInterview): Promise<void> {
  const { t, out, isPerson, settings } = interview
  for (;;) {
    const answers = await readAnswers(interview)
    if (!answers) return out(`${t('setup.owner.later')}\n`)
    const outcome = await withDatabase(settings, (db) => createFirstOwner(db, answers))
    if (outcome === 'done') return out(`${t('setup.owner.done', { email: answers.email })}\n`)
    const reason = t(`setup.owner.${outcome}`)
    if (!isPerson) throw new StartError(reason)
    out(`${reason}\n`)
    // No other answer would help; the shop's file is written all the same.
    if (outcome === 'exists') return
  }
}

async function readAnswers({ ask, email: shopEmail, language }: OwnerInterview) {
  const name = (await ask('ownerName', ''))?.trim() ?? ''
  if (name === '') return undefined
  const email = (await ask('ownerEmail', shopEmail))?.trim() || shopEmail
  const password = (await ask('ownerPassword', '')) ?? ''
  return password === '' ? undefined : { name, email, password, language }
}
