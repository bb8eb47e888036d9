import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { FORGOT } from '../../../helpers/accounts.ts'
import { COMPANY } from '../../../helpers/company-request.ts'
import { demoShop } from '../../../helpers/demo-shop.ts'
import { LANGUAGES, mailTo, PREFIX, says, visitorOf } from '../../../helpers/mail-languages.ts'
import { DEMO_PASSWORD } from '../../../helpers/open-shop.ts'
import { enterAccount } from '../../../helpers/own-orders.ts'
import { SAVE, save, sentFields } from '../../../helpers/registration.ts'
import { openStaff } from '../../../helpers/staff.ts'

for (const language of LANGUAGES) {
  test(`a registration and a forgotten password are mailed in the language of the page: ${language}`, async (t) => {
    const opened = await openStaff(t)
    await save(visitorOf(opened, language), { _email: 'kim@example.com' })
    says(await mailTo(opened, 'kim@example.com'), language, {
      subject: { sv: /^Bekräfta ditt konto$/, en: /^Confirm your account$/ },
      text: { sv: /Länken gäller i 24 timmar/, en: /The link is valid for 24 hours/ },
      path: '/register/confirm?token=',
    })

    await save(visitorOf(opened, language), { _email: 'anna@example.com' })
    says(await mailTo(opened, 'anna@example.com'), language, {
      subject: { sv: /^Du har redan ett konto$/, en: /^You already have an account$/ },
      text: { sv: /försökt skapa ett konto/, en: /tried to open an account/ },
      path: '/login',
    })

    await visitorOf(opened, language).ask(FORGOT, { email: 'bo@example.com' })
    says(await mailTo(opened, 'bo@example.com'), language, {
      subject: { sv: /^Välj ett nytt lösenord$/, en: /^Choose a new password$/ },
      text: { sv: /Länken gäller i 30 minuter/, en: /The link is valid for 30 minutes/ },
      path: '/choose-password?token=',
    })
  })

  test(`a change of e-mail is mailed to both addresses in the language of the page: ${language}`, async (t) => {
    const opened = await openStaff(t)
    const visitor = await enterAccount(opened, 'anna@example.com', PREFIX[language])
    const page = `${PREFIX[language]}/account/profile`
    await visitor.open(page)
    await visitor.submit(`${page}/email`, { email: 'ny@example.org', current: DEMO_PASSWORD })
    const mails = await opened.mails()
    const to = (email: string) => mails.find((it) => it.to === email)

    says(to('ny@example.org'), language, {
      subject: { sv: /^Bekräfta din nya e-post$/, en: /^Confirm your new e-mail$/ },
      text: { sv: /Bekräfta adressen/, en: /Confirm the address/ },
      path: '/change-email?token=',
    })
    says(to('anna@example.com'), language, {
      subject: { sv: /^Någon vill byta/, en: /^Somebody wants to change the e-mail/ },
      text: { sv: /Det var inte jag/, en: /It was not me/ },
      path: '/change-email/stop?token=',
    })
  })

  test(`a company hears in the language that it asked in: received, accepted, refused: ${language}`, async (t) => {
    const opened = await openStaff(t)
    const eva = await opened.staff('owner', 'Eva')
    const ask = async (more: Partial<typeof COMPANY>) => {
      const fields = sentFields({ ...COMPANY, ...more })
      await visitorOf(opened, language, 'professional').ask(SAVE, { type: 'B2B', fields })
      const { id } = await opened.db
        .selectFrom('company_request')
        .select('id')
        .where('status', '=', 'open')
        .executeTakeFirstOrThrow()
      return id
    }
    const decide = async (id: string, act: string, answer: string) => {
      await eva.open('/staff/applications')
      await eva.submit(`/staff/applications/${id}/${act}`, { answer })
    }

    const club = await ask({})
    const mails = await opened.mails()
    const to = (email: string) => mails.find((it) => it.to === email)
    says(to('lo@example.com'), language, {
      subject: { sv: /^Vi har fått er ansökan$/, en: /^We have received your application$/ },
      text: { sv: /läser ansökan och svarar/, en: /read the application/ },
    })
    equal(to(demoShop.contact.email)?.subject, 'Ny ansökan: Klubben AB')
    await decide(club, 'accepted', 'OK 1')
    const accepted = await mailTo(opened, 'lo@example.com')
    says(accepted, language, {
      subject: { sv: /^Klubben AB kan handla hos oss$/, en: /^Klubben AB can buy from us$/ },
      text: { sv: /Länken gäller i 24 timmar[\s\S]*OK 1/, en: /valid for 24 hours[\s\S]*OK 1/ },
      path: '/pro/choose-password?token=',
    })

    const other = await ask({ organizationNumber: '5565475489', email: 'mia@example.com' })
    await opened.mails()
    await decide(other, 'refused', 'NO 1')
    says(await mailTo(opened, 'mia@example.com'), language, {
      subject: { sv: /^Svar på ansökan för Klubben AB$/, en: /^About the application for Klubben/ },
      text: { sv: /kan inte godkänna den\.[\s\S]*NO 1/, en: /cannot accept it\.[\s\S]*NO 1/ },
    })
  })
}
