/** What pages and mails say about goods that customers send back, in Swedish. */
export const returnSv = {
  'return.nothing': 'Välj minst en vara att skicka tillbaka.',
  'return.toomany': 'Du kan skicka tillbaka högst {max} av den här varan.',
  'return.notthis': 'Den här raden kan inte skickas tillbaka, eller är det redan.',
  'return.not.notsent':
    'Beställningen är inte skickad än. Vill du inte ha den kan du ångra köpet eller höra av dig till oss.',
  'return.not.withdrawn': 'Du har redan ångrat hela köpet. Mejlet om det säger hur du gör.',
  'return.not.late': 'Tiden för att skicka tillbaka varor från det här köpet har gått ut.',
  'return.not.nothing': 'Det finns inget mer att skicka tillbaka av den här beställningen.',
  'return.done.mail': 'Vi har mejlat hur du gör till den adress som beställningen gjordes med.',
  'return.number': 'Returnummer',
  'return.goods': 'Varor',
  'return.money': 'Du får tillbaka',
  'return.send':
    'Skicka varorna inom 14 dagar till {company}, {street}, {postcode} {town}. Skriv returnumret {number} på paketet.',
  'return.freight': 'Vi betalar returen: mejla kvittot på frakten till {email}.',
  'return.repaid':
    'När varorna är tillbaka, eller du har visat att de är skickade, får du pengarna på samma sätt som du betalade: {method}. Det sker senast 14 dagar efter att du anmält returen.',
  'return.reason.too-small': 'för liten',
  'return.reason.too-big': 'för stor',
  'return.reason.not-as-described': 'inte som jag väntade mig',
  'return.reason.damaged': 'trasig eller skadad',
  'return.reason.wrong-article': 'fel vara kom',
  'return.reason.too-late': 'kom för sent',
  'return.reason.changed-mind': 'jag har ändrat mig',
  'return.reason.other': 'annat skäl',
  'return.mail.subject': 'Din retur från beställning {number}',
  'return.mail.lead': 'Vi har tagit emot din anmälan om retur. Spara det här mejlet.',
  'return.mail.next': 'Så här gör du',
  'return.notice.subject': 'Retur från beställning {number}',
  'return.notice.lead': 'En kund skickar tillbaka varor, och har fått ett mejl om hur.',
  'return.refused.subject': 'Om din retur {number}',
  'return.refused.lead':
    'Vi kan tyvärr inte ta emot returen från beställning {number}. Så här skriver vi om varför:',
} as const satisfies Record<string, string>
