import { type Text, textIn } from '../../i18n/text.ts'
import type { Language } from '../../model/language.ts'
import { SHOP } from '../platform/shop-facts.ts'

/** What the mails about a withdrawal say in Swedish. */
export const withdrawalSv = {
  'withdrawn.subject.whole': 'Du har ångrat beställning {number}',
  'withdrawn.subject.part': 'Du har ångrat en del av beställning {number}',
  'withdrawn.subject.late': 'Vi har fått ditt besked om beställning {number}',
  'withdrawn.lead':
    'Vi bekräftar att vi har tagit emot ditt besked. Spara det här mejlet: det visar vad du har meddelat oss och när.',
  'withdrawn.statement': 'Ditt besked',
  'withdrawn.said.whole': 'Jag ångrar mitt köp: beställning {number} från den {date}.',
  'withdrawn.said.part': 'Jag ångrar en del av mitt köp: beställning {number} från den {date}.',
  'withdrawn.name': 'Namn',
  'withdrawn.about': 'Gäller',
  'withdrawn.all': 'Hela beställningen',
  'withdrawn.received': 'Mottaget',
  'withdrawn.next': 'Det här händer nu',
  'withdrawn.late':
    'Tiden för att ångra köpet gick ut {last}. Vi läser ditt besked ändå och svarar dig på vad vi kan göra. Vänta med att skicka varorna tills du har hört av oss.',
  'withdrawn.goods':
    'Skicka tillbaka varorna inom 14 dagar till {company}, {street}, {postcode} {town}. Vi mejlar en returetikett och betalar returen. Har paketet inte kommit än skickar du tillbaka det när det kommer.',
  'withdrawn.money.whole':
    'Vi betalar tillbaka allt du har betalat, också frakten hit, senast {repaid} och på samma sätt som du betalade: {method}. Vi får vänta tills varorna är tillbaka eller du har visat att de är skickade.',
  'withdrawn.money.part':
    'Vi betalar tillbaka det du har betalat för varorna, senast {repaid} och på samma sätt som du betalade: {method}. Vi får vänta tills varorna är tillbaka eller du har visat att de är skickade.',
  'withdrawn.money.unpaid': 'Har du inte betalat än behöver du inte göra det.',
  'withdrawn.money.account':
    'Har du inte betalat än behöver du inte göra det. Har du betalat, svara på det här mejlet med det bankkonto som pengarna ska till.',

  'withdrawal.reply.subject': 'Om beställning {number}',
  'withdrawal.reply.lead':
    'Vi har tagit emot ett besked om att ångra den här beställningen, {moment}.',
  'withdrawal.reply.business':
    'Beställningen är gjord för ett företag, och ångerrätten gäller privatpersoner. Vi hjälper dig gärna ändå: mejla {email} eller ring {phone}, så ser vi vad vi kan göra.',
  'withdrawal.reply.cancelled':
    'Beställningen är redan avbruten, så det finns inget köp att ångra. Inga pengar dras.',
  'withdrawal.reply.refunded':
    'Beställningen är redan återbetald, så det finns inget mer att ångra.',
  'withdrawal.reply.held':
    'Beställningen är inte betald, så det finns inget köp att ångra. Gör du ingenting avbryts den av sig själv. Blir den betald kan du ångra den då.',

  'withdrawal.notice.subject': 'Ånger: beställning {number}',
  'withdrawal.notice.lead':
    'En kund har ångrat ett köp. Kunden har fått en bekräftelse. Pengarna ska vara tillbaka senast {repaid}.',
  'withdrawal.notice.late':
    'En kund har ångrat ett köp efter att tiden gått ut ({last}). Kunden har fått en bekräftelse och väntar på svar.',
  'withdrawal.notice.email': 'E-post',
  'withdrawal.notice.done':
    'När varorna är tillbaka: npm run withdrawals -- --done {number}. Då går pengarna tillbaka där en betaltjänst har dem.',
} as const

/** The same in English. */
export const withdrawalEn: Readonly<Record<keyof typeof withdrawalSv, string>> = {
  'withdrawn.subject.whole': 'You have withdrawn from order {number}',
  'withdrawn.subject.part': 'You have withdrawn from a part of order {number}',
  'withdrawn.subject.late': 'We have received your statement on order {number}',
  'withdrawn.lead':
    'We confirm that we have received your statement. Keep this mail: it shows what you told us and when.',
  'withdrawn.statement': 'Your statement',
  'withdrawn.said.whole': 'I withdraw from my purchase: order {number} of {date}.',
  'withdrawn.said.part': 'I withdraw from a part of my purchase: order {number} of {date}.',
  'withdrawn.name': 'Name',
  'withdrawn.about': 'Concerns',
  'withdrawn.all': 'The whole order',
  'withdrawn.received': 'Received',
  'withdrawn.next': 'What happens next',
  'withdrawn.late':
    'The period for withdrawing ended on {last}. We read your statement all the same, and tell you what we can do. Wait for our answer before you send the goods.',
  'withdrawn.goods':
    'Send the goods back within 14 days to {company}, {street}, {postcode} {town}, Sweden. We mail you a return label and pay for the return. If the parcel has not come yet, send it back when it does.',
  'withdrawn.money.whole':
    'We pay back everything you have paid, the delivery to you included, by {repaid} at the latest and in the way you paid: {method}. We may wait until the goods are back, or you have shown that they were sent.',
  'withdrawn.money.part':
    'We pay back what you have paid for the goods, by {repaid} at the latest and in the way you paid: {method}. We may wait until the goods are back, or you have shown that they were sent.',
  'withdrawn.money.unpaid': 'If you have not paid yet, you need not.',
  'withdrawn.money.account':
    'If you have not paid yet, you need not. If you have, answer this mail with the bank account that the money is to go to.',

  'withdrawal.reply.subject': 'About order {number}',
  'withdrawal.reply.lead':
    'We have received a statement of withdrawal from this order, on {moment}.',
  'withdrawal.reply.business':
    'The order was made for a business, and the right of withdrawal is for private customers. We like to help all the same: mail {email} or call {phone}, and we see what we can do.',
  'withdrawal.reply.cancelled':
    'The order has been cancelled already, so there is no purchase to withdraw from. No money is taken.',
  'withdrawal.reply.refunded':
    'The order has been refunded already, so there is nothing more to withdraw from.',
  'withdrawal.reply.held':
    'The order is not paid, so there is no purchase to withdraw from. If you do nothing, it ends by itself. Once it is paid, you can withdraw from it.',

  'withdrawal.notice.subject': 'Withdrawal: order {number}',
  'withdrawal.notice.lead':
    'A customer has withdrawn from a purchase, and has got an acknowledgement. The money has to be back by {repaid}.',
  'withdrawal.notice.late':
    'A customer has withdrawn from a purchase after the period had ended ({last}). The customer has got an acknowledgement and waits for an answer.',
  'withdrawal.notice.email': 'E-mail',
  'withdrawal.notice.done':
    'When the goods are back: npm run withdrawals -- --done {number}. The money then goes back where a payment provider has it.',
}

const TEXTS: Record<Language, Text> = {
  sv: textIn('sv', withdrawalSv),
  en: textIn('en', withdrawalEn),
}

/** Writes what only mails about withdrawals say; the shop's own facts are known to every text. */
export function withdrawalText(language: Language): Text {
  return (key, values) => TEXTS[language](key, { ...SHOP, ...values })
}
