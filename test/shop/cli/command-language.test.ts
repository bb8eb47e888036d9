import { deepEqual, equal, match, ok, throws } from 'node:assert/strict'
import { test } from 'node:test'
import { helpOf } from '../../../shop/cli/command-help.ts'
import { helpEn } from '../../../shop/cli/texts/help-en.ts'
import { helpSv } from '../../../shop/cli/texts/help-sv.ts'
import { commandLanguage } from '../../../shop/platform/commands/command-text.ts'
import { settingsEn } from '../../../shop/platform/commands/texts/en.ts'
import { settingsSv } from '../../../shop/platform/commands/texts/sv.ts'
import { helpText, readSettings } from '../../../shop/settings/settings.ts'

const SWEDISH = { LANG: 'sv_SE.UTF-8' }

test('the language is Swedish where the system’s is, by the variable that counts most', () => {
  const found = [
    {},
    SWEDISH,
    { LANG: 'en_US' },
    { LANG: 'C.UTF-8' },
    { LANG: 'svalbard' },
    { LANG: 'de_DE.UTF-8' },
    { LC_ALL: 'sv', LANG: 'en_US.UTF-8' },
    { LC_ALL: '', LC_MESSAGES: 'en_GB', LANG: 'sv_SE' },
    { LC_ALL: 'C', LANG: 'sv_SE' },
  ].map(commandLanguage)
  deepEqual(found, ['en', 'sv', 'en', 'en', 'en', 'en', 'sv', 'en', 'en'])
})

test('every program has its help in Swedish too, with the same options', () => {
  const options = (text: string) =>
    [...text.matchAll(/^ {2}(?:\w+ )?(--[\w-]+)/gm)].map(([, it]) => it)
  const keys = Object.keys(helpEn) as (keyof typeof helpEn)[]
  deepEqual(Object.keys(helpSv), keys)
  for (const key of keys) {
    deepEqual(options(helpSv[key]), options(helpEn[key]), key)
    ok(!/\b(the|shop's)\b/.test(helpSv[key]), key)
  }
  match(helpOf('staff', SWEDISH, { hours: '24' }), /gäller i 24 timmar/)
  match(helpOf('staff', { LANG: 'de_DE' }, { hours: '24' }), /good for 24 hours/)
})

test('the settings are listed in Swedish too', () => {
  deepEqual(Object.keys(settingsSv), Object.keys(settingsEn))
  const help = helpText(SWEDISH)
  match(help, /^ {2}PORT +Port att lyssna på \(förval: 3000\)$/m)
  match(help, /^ {2}MAIL_FROM .*\(förval: butikens\)$/m)
  match(help, /^ {2}SANDBOX_CARRIER .*ett av up, down, slow, som/m)
  equal(help.split('\n').length, helpText({}).split('\n').length)
})

const WRONG: readonly (readonly [Record<string, string>, RegExp, RegExp])[] = [
  [
    { PORT: 'x' },
    /^PORT must be a whole number .+ is "x"\.$/,
    /^PORT måste vara ett heltal .+ är ”x”\.$/,
  ],
  [
    { LOG_LEVEL: 'x' },
    /^LOG_LEVEL must be one of fatal, .+ is "x"\.$/,
    /^LOG_LEVEL måste vara något av fatal/,
  ],
  [{ BASE_URL: 'x' }, /^BASE_URL must be an address/, /^BASE_URL måste vara en adress som https:/],
  [{ SMTP_URL: 'x' }, /^SMTP_URL must be an address/, /^SMTP_URL måste vara en adress som smtps:/],
  [
    { MAIL_FROM: 'x' },
    /^MAIL_FROM must be one mail address/,
    /^MAIL_FROM måste vara en e-postadress/,
  ],
  [
    { STAFF_KEY: 'x' },
    /^STAFF_KEY must be keys of at least 32/,
    /^STAFF_KEY måste vara nycklar på minst 32/,
  ],
  [{ PORT: '80', WIDGET_PORT: '80' }, /both are 80\.$/, /båda är 80\.$/],
  [{ TRUST_PROXY: 'true' }, /be 1 for one proxy .+ "true"/, /vara 1 för en proxy .+ ”true”/],
  [{ TRUST_PROXY: 'x' }, /and names "x"\.$/, /men nämner ”x”\.$/],
]

for (const [setting, english, swedish] of WRONG) {
  test(`what is wrong with ${JSON.stringify(setting)} is said in both languages`, () => {
    throws(() => readSettings(setting), { name: 'StartError', message: english })
    throws(() => readSettings({ ...setting, ...SWEDISH }), { name: 'StartError', message: swedish })
  })
}
