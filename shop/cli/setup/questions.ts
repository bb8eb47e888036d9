import type { Language } from '../../../src/model/language.ts'
import { currencyOf } from '../../platform/shop/country-currencies.ts'
import { BLANK } from '../../platform/shop/field-schemas.ts'
import { vatOf } from './country-vat.ts'
import type { Question } from './question.ts'
import { readList, readNone, readNumber, readYes } from './read-answer.ts'
import { DELIVERY, MONEY, TIME } from './sales-questions.ts'
import type { DraftFile } from './starting-file.ts'

const AUTHORITIES = {
  disputes: {
    sv: 'Allmänna reklamationsnämnden, arn.se',
    en: 'the Swedish National Board for Consumer Disputes, arn.se',
  },
  consumerLaw: { sv: 'Konsumentköplagen', en: 'The Swedish consumer sales act' },
  privacyAuthority: {
    sv: 'Integritetsskyddsmyndigheten, imy.se',
    en: 'the Swedish Authority for Privacy Protection, imy.se',
  },
  accessibilityAuthority: {
    sv: 'Post- och telestyrelsen, pts.se',
    en: 'The Swedish Post and Telecom Authority, pts.se',
  },
} as const

const HOURS = { sv: 'Vardagar 9–17.', en: 'Weekdays 9–17.' } as const

type CompanyField = 'name' | 'organizationNumber' | 'vatNumber' | 'street' | 'postcode' | 'town'

function ofCompany(id: string, field: CompanyField, usual?: Question['usual']): Question {
  return {
    id,
    fields: [`company.${field}`],
    ...(usual && { usual }),
    write: (file, answer) => {
      file.company = { ...file.company, [field]: answer }
    },
  }
}

function ofContact(id: 'email' | 'phone'): Question {
  return {
    id,
    fields: [`contact.${id}`],
    write: (file, answer) => {
      file.contact = { ...file.contact, [id]: answer }
    },
  }
}

/** Has defaults for Swedish law; for other countries, the owner fills the blank in. */
function ofLaw(id: keyof typeof AUTHORITIES, language: Language): Question {
  return {
    id: `${id}.${language}`,
    fields: [`legal.${id}`],
    usual: ({ company }) => (company.country === 'SE' ? AUTHORITIES[id][language] : BLANK),
    write: (file, answer) => {
      file.legal = { ...file.legal, [id]: { ...file.legal[id], [language]: answer } }
    },
  }
}

function ofTexts(id: string, key: string, language: Language): Question {
  return {
    id: `${id}.${language}`,
    fields: ['texts'],
    usual: () => '',
    write: (file, answer) => {
      const { [key]: _, ...others } = file.texts?.[language] ?? {}
      const texts = answer === '' ? others : { ...others, [key]: answer }
      const { [language]: __, ...rest } = file.texts ?? {}
      file.texts = Object.keys(texts).length === 0 ? rest : { ...rest, [language]: texts }
    },
  }
}

/** Defaults by Swedish law; elsewhere the owner answers. */
const YEARS = { faultYears: '3', recordYears: '7' } as const

function ofYears(id: keyof typeof YEARS): Question {
  return {
    id,
    fields: [`legal.${id}`],
    usual: ({ company }) => (company.country === 'SE' ? YEARS[id] : undefined),
    write: (file, answer) => {
      file.legal = { ...file.legal, [id]: readNumber(answer) }
    },
  }
}

/** The first questions, on which the others depend. */
const FIRST: readonly Question[] = [
  {
    id: 'languages',
    fields: ['languages'],
    usual: () => 'sv, en',
    write: (file, answer) => {
      file.languages = readList(answer) as DraftFile['languages']
    },
  },
  {
    id: 'name',
    fields: ['name'],
    write: (file, answer) => {
      file.name = answer
    },
  },
  {
    id: 'country',
    fields: ['company.country', 'delivery.countries'],
    usual: () => 'SE',
    write: (file, answer) => {
      const country = answer.toUpperCase()
      file.company = { ...file.company, country }
      file.delivery = { ...file.delivery, countries: { [country]: { days: [1, 3] } } }
      file.vat = { delivery: 'standard', home: vatOf(country) ?? { standard: 0 } }
    },
  },
  {
    id: 'currency',
    fields: ['currency'],
    usual: ({ company }) => currencyOf(company.country),
    write: (file, answer) => {
      file.currency = answer.toUpperCase()
    },
  },
]

/** Empty for countries without VAT. */
function usualVatNumber({ company }: DraftFile): string | undefined {
  const { country, organizationNumber } = company
  if (country === 'SE') return `SE${organizationNumber.replace(/\D/g, '')}01`
  return vatOf(country)?.standard === 0 ? '' : undefined
}

const COMPANY: readonly Question[] = [
  ofCompany('company', 'name'),
  ofCompany('organizationNumber', 'organizationNumber'),
  {
    ...ofCompany('vatNumber', 'vatNumber', usualVatNumber),
    write: (file, answer) => {
      const { vatNumber: _, ...company } = file.company
      file.company = answer === '' || readNone(answer) ? company : { ...company, vatNumber: answer }
    },
  },
  ofCompany('street', 'street'),
  ofCompany('postcode', 'postcode'),
  ofCompany('town', 'town'),
  ofContact('email'),
  ofContact('phone'),
]

const PROFESSIONAL: Question = {
  id: 'professional',
  fields: ['professional'],
  usual: () => 'no',
  write: (file, answer) => {
    file.professional = readYes(answer)
  },
}

/** All further questions for a shop in these languages, in order. */
export function questionsFor(languages: readonly Language[]): readonly Question[] {
  const inEach = (make: (language: Language) => readonly Question[]) => languages.flatMap(make)
  return [
    ...COMPANY,
    ...inEach((it) => [hours(it)]),
    PROFESSIONAL,
    ...MONEY,
    ...DELIVERY,
    ...TIME,
    ofYears('faultYears'),
    ofYears('recordYears'),
    ...inEach((it) => [
      ofTexts('title', 'page.home.title', it),
      ofTexts('heading', 'page.home.heading', it),
      ofLaw('disputes', it),
      ofLaw('consumerLaw', it),
      ofLaw('privacyAuthority', it),
      ofLaw('accessibilityAuthority', it),
    ]),
  ]
}

export const FIRST_QUESTIONS = FIRST

export const QUESTION_IDS: readonly string[] = [...FIRST, ...questionsFor(['sv', 'en'])].map(
  ({ id }) => id,
)

function hours(language: Language): Question {
  return {
    id: `hours.${language}`,
    fields: ['contact.hours'],
    usual: () => HOURS[language],
    write: (file, answer) => {
      file.contact = { ...file.contact, hours: { ...file.contact.hours, [language]: answer } }
    },
  }
}
