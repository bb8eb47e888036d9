import { type Text, textIn } from '../../src/i18n/text.ts'
import type { Language } from '../../src/model/language.ts'

const sv = {
  'newsletter.unsubscribe': 'Avsluta',
  'newsletter.unsubscribe.ask': 'Avsluta nyhetsbrevet',
  'newsletter.unsubscribe.ask.text':
    'Skriv adressen som nyhetsbrevet kommer till, så mejlar vi en länk som avslutar det.',
  'newsletter.unsubscribe.ask.press': 'Mejla mig länken',
  'newsletter.unsubscribe.asked': 'Titta i din inkorg',
  'newsletter.unsubscribe.asked.text':
    'Får adressen nyhetsbrevet har vi mejlat en länk dit. Öppna den för att avsluta.',
  'newsletter.unsubscribe.confirm': 'Vill du avsluta nyhetsbrevet?',
  'newsletter.unsubscribe.confirm.text':
    'Vi slutar skicka det på en gång. Vill du ha det igen är du välkommen tillbaka.',
  'newsletter.unsubscribe.confirm.press': 'Ja, avsluta nyhetsbrevet',
  'newsletter.unsubscribe.done': 'Nyhetsbrevet är avslutat',
  'newsletter.unsubscribe.done.text':
    'Vi skickar inga fler. Ett som redan är på väg kan komma fram ändå.',
  'newsletter.unsubscribe.link': 'Avsluta nyhetsbrevet',
  'newsletter.page.ask': 'Vill du ha vårt nyhetsbrev?',
  'newsletter.page.confirm': 'Ja, skicka nyhetsbrevet',
  'newsletter.page.done': 'Tack! Nu får du nyhetsbrevet.',
  'newsletter.page.done.text': 'I varje utskick finns en länk som avslutar det.',
  'newsletter.page.form': 'Anmäl dig',
  'newsletter.page.home': 'Till butiken',
  'newsletter.page.old': 'Länken gäller inte längre',
  'newsletter.page.old.text':
    'Den är för gammal, eller så har du tackat nej. Vill du ha nyhetsbrevet är du välkommen att anmäla dig igen.',
} as const

const en: Record<keyof typeof sv, string> = {
  'newsletter.unsubscribe': 'Unsubscribe',
  'newsletter.unsubscribe.ask': 'Unsubscribe from the newsletter',
  'newsletter.unsubscribe.ask.text':
    'Enter the address that gets the newsletter, and we will mail you a link to unsubscribe.',
  'newsletter.unsubscribe.ask.press': 'Mail me the link',
  'newsletter.unsubscribe.asked': 'Check your inbox',
  'newsletter.unsubscribe.asked.text':
    'If the address gets the newsletter, we have mailed it a link. Open it to unsubscribe.',
  'newsletter.unsubscribe.confirm': 'Do you want to unsubscribe?',
  'newsletter.unsubscribe.confirm.text':
    'We stop sending the newsletter at once. If you want it again, you are welcome back.',
  'newsletter.unsubscribe.confirm.press': 'Yes, unsubscribe me',
  'newsletter.unsubscribe.done': 'You are unsubscribed',
  'newsletter.unsubscribe.done.text':
    'We will send you no more newsletters. One that is already on its way may still arrive.',
  'newsletter.unsubscribe.link': 'Unsubscribe from the newsletter',
  'newsletter.page.ask': 'Do you want our newsletter?',
  'newsletter.page.confirm': 'Yes, send me the newsletter',
  'newsletter.page.done': 'Thank you! You now get the newsletter.',
  'newsletter.page.done.text': 'Each newsletter has a link to unsubscribe.',
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
