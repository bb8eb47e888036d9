import { type Text, textIn } from '../../i18n/text.ts'
import type { Language } from '../../model/language.ts'

const sv = {
  'newsletter.page.ask': 'Vill du ha vårt nyhetsbrev?',
  'newsletter.page.confirm': 'Ja, skicka nyhetsbrevet',
  'newsletter.page.done': 'Tack! Nu får du nyhetsbrevet.',
  'newsletter.page.done.text': 'Ångrar du dig, mejla {email}, så slutar vi skicka det.',
  'newsletter.page.form': 'Anmäl dig',
  'newsletter.page.home': 'Till butiken',
  'newsletter.page.old': 'Länken gäller inte längre',
  'newsletter.page.old.text':
    'Den är för gammal, eller så har du tackat nej. Vill du ha nyhetsbrevet är du välkommen att anmäla dig igen.',
} as const

const en: Record<keyof typeof sv, string> = {
  'newsletter.page.ask': 'Do you want our newsletter?',
  'newsletter.page.confirm': 'Yes, send me the newsletter',
  'newsletter.page.done': 'Thank you! You now get the newsletter.',
  'newsletter.page.done.text': 'If you change your mind, mail {email}, and we stop sending it.',
  'newsletter.page.form': 'Sign up',
  'newsletter.page.home': 'To the shop',
  'newsletter.page.old': 'This link is no longer good',
  'newsletter.page.old.text':
    'It is too old, or you have said no. If you want the newsletter, you are welcome to sign up again.',
}

const TEXTS: Record<Language, Text> = { sv: textIn('sv', sv), en: textIn('en', en) }

/** Writes what only the newsletter's pages say. */
export function newsletterText(language: Language): Text {
  return TEXTS[language]
}
