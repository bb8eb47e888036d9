/** What pages and mails say about goods that customers send back, in Swedish. */
export const returnSv = {
  'return.prove':
    'Logga in, eller öppna länken i orderbekräftelsen i en ny flik, och försök igen här.',
  'return.toomany': 'Du kan skicka tillbaka högst {max} av den här varan.',
  'return.notthis': 'Den här raden kan inte skickas tillbaka, eller är det redan.',
  'return.not.notsent':
    'Beställningen är inte skickad än. Vill du inte ha den kan du ångra köpet eller höra av dig till oss.',
  'return.not.withdrawn': 'Du har redan ångrat hela köpet. Mejlet om det säger hur du gör.',
  'return.not.late': 'Tiden för att skicka tillbaka varor från det här köpet har gått ut.',
  'return.done.mail': 'Vi har mejlat hur du gör till den adress som beställningen gjordes med.',
  'return.send':
    'Skicka varorna inom 14 dagar till {company}, {street}, {postcode} {town}. Skriv returnumret {number} på paketet.',
  'return.freight': 'Vi betalar returen: mejla kvittot på frakten till {email}.',
  'return.repaid':
    'När varorna är tillbaka, eller du har visat att de är skickade, får du pengarna på samma sätt som du betalade: {method}. Det sker senast 14 dagar efter att du anmält returen.',
  'return.returns': 'Returer',
  'return.name': 'Retur {number}',
  'return.progress': 'Steg {n} av {of}: {what}',
  'return.progress.sent': 'din retur är anmäld',
  'return.progress.received': 'varorna har kommit till oss',
  'return.progress.repaid': 'pengarna är på väg',
  'return.state.sent': 'Anmäld {day}',
  'return.state.received': 'Mottagen {day}',
  'return.state.repaid': 'Återbetalning påbörjad {day}',
  'return.state.refused': 'Nekad {day}',
  'return.start': 'Returnera varor',
  'return.until': 'Du kan skicka tillbaka varor till och med {day}.',
  'return.label.title': 'Adressetikett för retur {number}',
  'return.label.how': 'Skriv ut sidan, klipp ut etiketten och fäst den på paketet.',
  'return.label.freight':
    'Etiketten är ingen fraktsedel: frakten betalas när du lämnar in paketet. Mejla kvittot till {email}, så betalar vi den.',
  'return.label.from': 'Från',
  'return.label.to': 'Till',
  'return.label.barcode': 'Streckkod: {number}',
  'return.mail.subject': 'Din retur från beställning {number}',
  'return.mail.lead': 'Vi har tagit emot din anmälan om retur. Spara det här mejlet.',
  'return.mail.next': 'Så här gör du',
  'return.notice.subject': 'Retur från beställning {number}',
  'return.notice.lead':
    'En kund skickar tillbaka varor, och har fått ett mejl om hur det går till.',
  'return.refused.subject': 'Om din retur {number}',
  'return.refused.lead':
    'Vi kan tyvärr inte ta emot returen från beställning {number}. Skälet är detta:',
} as const satisfies Record<string, string>
