import { addressesEn } from '../addresses/texts/en.ts'
import { addressesSv } from '../addresses/texts/sv.ts'
import { peopleEn } from '../people/texts/en.ts'
import { peopleSv } from '../people/texts/sv.ts'
import { profileEn } from '../profile/texts/en.ts'
import { profileSv } from '../profile/texts/sv.ts'
import { registrationEn } from '../registration/texts/en.ts'
import { registrationSv } from '../registration/texts/sv.ts'
import { accountEn } from './en.ts'
import { accountMailEn } from './mail-en.ts'
import { accountMailSv } from './mail-sv.ts'
import { accountPagesEn } from './pages-en.ts'
import { accountPagesSv } from './pages-sv.ts'
import { passkeysEn } from './passkeys-en.ts'
import { passkeysSv } from './passkeys-sv.ts'
import { privacyEn } from './privacy-en.ts'
import { privacySv } from './privacy-sv.ts'
import { secondStepEn } from './second-step-en.ts'
import { secondStepSv } from './second-step-sv.ts'
import { securityEn } from './security-en.ts'
import { securitySv } from './security-sv.ts'
import { accountSv } from './sv.ts'

/** What accounts say, on pages and in mails. */
export const accountTexts = [
  { sv: accountSv, en: accountEn },
  { sv: accountPagesSv, en: accountPagesEn },
  { sv: securitySv, en: securityEn },
  { sv: passkeysSv, en: passkeysEn },
  { sv: secondStepSv, en: secondStepEn },
  { sv: profileSv, en: profileEn },
  { sv: privacySv, en: privacyEn },
  { sv: accountMailSv, en: accountMailEn },
  { sv: registrationSv, en: registrationEn },
  { sv: addressesSv, en: addressesEn },
  { sv: peopleSv, en: peopleEn },
]
