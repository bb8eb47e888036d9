import type { Text } from '../../../src/i18n/text.ts'
import type { Language } from '../../../src/model/language.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import { StartError } from '../../platform/start-error.ts'
import type { Settings } from '../../settings/settings.ts'
import { createFirstOwner } from '../../staff/access/owner.ts'

/** What the first owner of the staff area is asked, in this order; names in a file of answers. */
export const OWNER_IDS = ['ownerName', 'ownerEmail', 'ownerPassword'] as const

export interface OwnerInterview {
  readonly settings: Settings
  readonly language: Language
  readonly t: Text
  /** An answer, which may be empty; undefined where nobody answers any more. */
  readonly ask: (id: (typeof OWNER_IDS)[number], usual: string) => Promise<string | undefined>
  /** The shop's own address, offered for the owner's. */
  readonly email: string
  readonly out: (text: string) => void
  /** Whether a wrong answer can be given again. */
  readonly isPerson: boolean
}

/** Makes the first owner of the staff area; without a password that is left for later, and said. */
export async function makeOwner(interview: OwnerInterview): Promise<void> {
  const { t, out, isPerson, settings } = interview
  for (;;) {
    const answers = await readAnswers(interview)
    if (!answers) return out(`${t('setup.owner.later')}\n`)
    const db = await openDatabase(settings)
    const outcome = await createFirstOwner(db, answers).finally(() => db.destroy())
    if (outcome === 'done') return out(`${t('setup.owner.done', { email: answers.email })}\n`)
    const reason = t(`setup.owner.${outcome}`)
    if (!isPerson) throw new StartError(reason)
    out(`${reason}\n`)
    // No other answer would do; the shop that has been asked about is written all the same.
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
