import { vatOf } from './country-vat.ts'
import type { Question } from './question.ts'
import { accountsIn, readAccount, readList, readNumber } from './read-answer.ts'
import { type DraftFile, homeDefaults } from './starting-file.ts'

/** Bank account, VAT and payment methods. */
export const MONEY: readonly Question[] = [
  {
    id: 'bankAccount',
    fields: ['company.bankAccount'],
    usual: () => '',
    text: ({ company: { country } }) =>
      country === 'SE' ? 'bankAccount' : `bankAccount.${accountsIn(country)}`,
    write: (file, answer) => {
      const { bankAccount: _, ...company } = file.company
      const account = readAccount(answer, company.country)
      file.company = account ? { ...company, bankAccount: account } : company
    },
  },
  {
    id: 'vat',
    fields: ['vat'],
    usual: ({ company }) => vatOf(company.country)?.standard.toString(),
    write: (file, answer) => {
      const rates = vatOf(file.company.country)
      const standard = readNumber(answer)
      file.vat = { ...file.vat, home: rates?.standard === standard ? rates : { standard } }
    },
  },
  {
    id: 'payments',
    fields: ['payments', 'company.bankAccount'],
    usual: ({ company }) => (company.bankAccount ? 'prepay, invoice' : 'stripe-card, invoice'),
    write: (file, answer) => {
      const terms = { invoice: { buyers: ['business'] as const, days: 30 } }
      const ways = readList(answer).map((id) => [id, id === 'invoice' ? terms.invoice : {}])
      file.payments = Object.fromEntries(ways)
    },
  },
]

/** Time zone and holidays, which determine the shipping day. */
export const TIME: readonly Question[] = [
  {
    id: 'timeZone',
    fields: ['timeZone'],
    usual: ({ company }) => homeDefaults(company.country).timeZone,
    write: (file, answer) => {
      file.timeZone = answer
    },
  },
  {
    id: 'holidays',
    fields: ['holidays'],
    usual: ({ company }) => homeDefaults(company.country).holidays,
    write: (file, answer) => {
      const days = readList(answer)
      const isList = days.length > 1 || /\d/.test(answer)
      file.holidays = (isList ? days : answer) as NonNullable<DraftFile['holidays']>
    },
  },
]

/** Prices of delivery, and the time for returns. */
export const DELIVERY: readonly Question[] = [
  {
    id: 'carrier',
    fields: ['delivery.carrier'],
    write: (file, answer) => {
      file.delivery = { ...file.delivery, carrier: answer }
    },
  },
  {
    id: 'deliveryFrom',
    fields: ['delivery.from'],
    // The default in kronor would be ten times too much in other currencies.
    usual: ({ currency }) => (/^(SEK|NOK|DKK)$/.test(currency) ? '49' : undefined),
    write: (file, answer) => {
      const price = readNumber(answer)
      const from = { sport: price, ...(file.professional && { professional: price }) }
      file.delivery = { ...file.delivery, from }
    },
  },
  {
    id: 'freeFrom',
    fields: ['delivery.freeFrom'],
    usual: () => '',
    write: (file, answer) => {
      const { freeFrom: _, ...delivery } = file.delivery
      const limit = readNumber(answer)
      const both = { sport: limit, ...(file.professional && { professional: limit }) }
      file.delivery = answer === '' ? delivery : { ...delivery, freeFrom: both }
    },
  },
  {
    id: 'returnDays',
    fields: ['returnDays'],
    usual: () => '30',
    write: (file, answer) => {
      file.returnDays = readNumber(answer)
    },
  },
]
