import { profileEn } from '../profile/texts/en.ts'
import { profileSv } from '../profile/texts/sv.ts'
import { registrationEn } from '../registration/texts/en.ts'
import { registrationSv } from '../registration/texts/sv.ts'
import { accountEn } from './en.ts'
import { accountMailEn } from './mail-en.ts'
import { accountMailSv } from './mail-sv.ts'
import { privacyEn } from './privacy-en.ts'
import { privacySv } from './privacy-sv.ts'
import { accountSv } from './sv.ts'

/** Texts of accounts, on pages and in mails. */
export const accountTexts = [
  { sv: accountSv, en: accountEn },
  { sv: profileSv, en: profileEn },
  { sv: privacySv, en: privacyEn },
  { sv: accountMailSv, en: accountMailEn },
  { sv: registrationSv, en: registrationEn },
]
