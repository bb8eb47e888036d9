/** What mails say in Swedish. */
export const mailSv = {
  'mail.demo': 'Det här mejlet kommer från en demobutik: varorna finns inte, och inget levereras.',
  'mail.order.subject': 'Tack för din beställning {number}',
  'mail.order.lead':
    'Vi har tagit emot din beställning. Spara det här mejlet: det är din bekräftelse, med allt som gäller för köpet.',
  'mail.order.link': 'Visa beställningen',
  'mail.order.number': 'Ordernummer',
  'mail.order.date': 'Beställd',
  'mail.order.rows': 'Det här har du beställt',
  'mail.size': 'Storlek {size}',
  'mail.article': 'Artikelnummer {number}',
  'mail.gift': 'Gåva',
  'mail.count': '{n} × {price}',
  'mail.count.exvat': '{n} × {price} exkl. moms',
  'mail.goods': 'Varor',
  'mail.goods.exvat': 'Varor exkl. moms',
  'mail.fees': 'Avgifter',
  'mail.delivery.sum': 'Frakt, {name}',
  'mail.discount': 'Rabatt',
  'mail.discount.code': 'Rabatt med kod {code}',
  'mail.vat': 'Moms',
  'mail.vat.included': 'Varav moms',
  'mail.total': 'Att betala',
  'mail.total.vat': 'Att betala inkl. moms',
  'mail.delivery': 'Leverans',
  'mail.delivery.way': 'Leveranssätt',
  'mail.delivery.option': 'Plats eller tid',
  'mail.delivery.option.pickup': 'Ombud',
  'mail.delivery.option.slot': 'Tid',
  'mail.delivery.arrival': 'Beräknad ankomst',
  'mail.delivery.address': 'Leveransadress',
  'mail.billing.address': 'Din adress',
  'mail.payment': 'Betalning',
  'mail.payment.way': 'Betalsätt',
  'mail.payment.paid': 'Betalningen är godkänd.',
  'mail.payment.prepay':
    'Betala {sum} till {bankAccount} och skriv {number} på betalningen. Vi skickar varorna när pengarna har kommit.',
  'mail.payment.prepay.until':
    'Betala {sum} till {bankAccount} och skriv {number} på betalningen. Vi håller varorna till och med {day} och skickar dem när pengarna har kommit.',
  'mail.payment.invoice': 'Vi skickar en faktura på beställningen till dig.',
  'mail.payment.invoice.due': 'Vi skickar en faktura till dig. Betala den senast {day}.',
  'mail.contact': 'Dina uppgifter',
  'mail.email': 'E-post',
  'mail.phone': 'Telefon',
  'mail.organisation': 'Organisationsnummer',
  'mail.reference': 'Er referens',
  'mail.marking': 'Godsmärkning',
  'mail.note': 'Ditt meddelande',
  'mail.withdrawal': 'Ångerrätt',
  'mail.withdrawal.1':
    'Du har rätt att utan att ange något skäl ångra det här avtalet inom {legal} dagar från den dag du, eller någon du har utsett, fick varan, eller den sista varan om de kommer var för sig. Hos oss har du {days} dagar på dig.',
  'mail.withdrawal.2':
    'Det gör du på {url}, eller genom att på annat sätt klart och tydligt meddela {company}, {street}, {postcode} {town}, {email}, {phone}. Du får använda formuläret nedan, men du måste inte. Det räcker att du skickar ditt meddelande innan tiden är slut.',
  'mail.withdrawal.link': 'Ångra avtalet här',
  'mail.withdrawal.3':
    'Om du ångrar dig betalar vi tillbaka allt du har betalat, också frakten hit, dock inte vad ett dyrare leveranssätt än vårt billigaste har kostat. Det sker utan dröjsmål, senast {legal} dagar från den dag vi fick ditt meddelande, på samma sätt som du betalade och utan kostnad för dig. Vi får vänta tills varan har kommit tillbaka, eller du har visat att den är skickad.',
  'mail.withdrawal.4':
    'Skicka tillbaka varan till {company}, {street}, {postcode} {town}, senast {legal} dagar efter ditt meddelande. Vi betalar returen: mejla kvittot på frakten till {email}. Du ansvarar bara för att varan har minskat i värde om du har hanterat den mer än vad som behövs för att se hur den är och fungerar.',
  'mail.form.title': 'Formulär för att ångra avtalet',
  'mail.form.intro': 'Fyll i och skicka tillbaka det här formuläret bara om du vill ångra avtalet.',
  'mail.form.to': 'Till {company}, {street}, {postcode} {town}, {email}:',
  'mail.form.statement':
    'Jag/Vi (*) meddelar härmed att jag/vi (*) ångrar mitt/vårt (*) avtal om köp av följande varor (*)/tillhandahållande av följande tjänst (*):',
  'mail.form.ordered': 'Beställdes den (*)/mottogs den (*):',
  'mail.form.name': 'Konsumentens/konsumenternas namn:',
  'mail.form.address': 'Konsumentens/konsumenternas adress:',
  'mail.form.signature':
    'Konsumentens/konsumenternas underskrift (bara om formuläret skickas på papper):',
  'mail.form.date': 'Datum:',
  'mail.form.delete': '(*) Stryk det som inte gäller.',
  'mail.faults': 'Om något är fel',
  'mail.faults.text':
    'Du har enligt lag rätt att reklamera fel på en vara i {faultYears} år. Kontakta oss på {email} eller {phone}. Kommer vi inte överens kan du vända dig till {disputes}.',
  'mail.faults.business': 'Kontakta oss på {email} eller {phone}, så rättar vi till det.',

  'mail.refund.subject': 'Pengar tillbaka för beställning {number}',
  'mail.refund.cancelled': 'Beställning {number} är avbruten',
  'mail.refund.second':
    'Beställningen var redan betald när en betalning till kom. Vi betalar tillbaka den. Beställningen gäller som förut.',
  'mail.refund.refused':
    'Betalningen kom när beställningen inte längre gick att genomföra: tiden var ute, eller beloppet var ett annat. Därför har du inte köpt något, och vi betalar tillbaka hela beloppet.',
  'mail.refund.capture':
    'Betalningen gick till slut inte att genomföra, så beställningen är avbruten. Inga pengar dras. Vill du ha varorna är du välkommen att beställa igen.',
  'mail.refund.withdrawal': 'Du har ångrat köpet. Nu betalar vi tillbaka hela beloppet.',
  'mail.refund.part.subject': 'Vi har betalat tillbaka {sum} för beställning {number}',
  'mail.refund.part': 'Vi har betalat tillbaka en del av beställningen.',
  'mail.refund.transfer.subject': 'Vart ska vi betala tillbaka {sum} för beställning {number}?',
  'mail.refund.transfer': 'Vi betalar tillbaka en del av beställningen till ditt bankkonto.',
  'mail.refund.transferred.subject': '{sum} för beställning {number} är på väg till ditt konto',
  'mail.refund.transferred': 'Vi har satt in pengarna på ditt bankkonto.',
  'mail.refund.shop':
    'Vi har tyvärr behövt avbryta din beställning. Nu betalar vi tillbaka hela beloppet.',
  'mail.refund.amount': 'Belopp',
  'mail.refund.when':
    'Pengarna kommer samma väg som du betalade. Det brukar ta 3–5 bankdagar, beroende på din bank.',
  'mail.refund.bank': 'De brukar synas på kontot inom 1–2 bankdagar.',
  'mail.refund.ask': 'Undrar du över något? Svara på det här mejlet eller ring {phone}.',

  'mail.unsubscribe.subject': 'Avsluta nyhetsbrevet',
  'mail.unsubscribe.lead':
    'Någon, troligen du, vill att vi slutar skicka nyhetsbrevet hit. Öppna länken och bekräfta.',
  'mail.unsubscribe.link': 'Avsluta nyhetsbrevet',
  'mail.unsubscribe.ignore':
    'Var det inte du? Då behöver du inte göra något: nyhetsbrevet fortsätter komma.',
  'mail.newsletter.subject': 'Bekräfta att du vill ha vårt nyhetsbrev',
  'mail.newsletter.lead':
    'Någon, troligen du, har bett om vårt nyhetsbrev till den här adressen. Bekräfta det, så skickar vi nyheter och erbjudanden med e-post.',
  'mail.newsletter.link': 'Bekräfta adressen',
  'mail.newsletter.ignore':
    'Länken gäller i {days} dagar. Vill du inte ha nyhetsbrevet behöver du inte göra något: då tar vi bort adressen.',

  'mail.restock.size': 'storlek {size}',
  'mail.restock.subject': 'Finns igen: {name}',
  'mail.restock.lead':
    '{name} finns i lager igen. Den är inte undanlagd åt dig: den som beställer först får den.',
  'mail.restock.link': 'Till varan',
  'mail.restock.once':
    'Någon, troligen du, bad om det här mejlet {day}. Det kommer bara en gång, och nu har vi glömt adressen.',
  'mail.restock.stop': 'Sluta mejla mig om andra varor som finns igen',

  'mail.sender.number':
    'Org.nr {organizationNumber}{vatNumber, select, none {} other {, momsreg.nr {vatNumber}}}',
} as const satisfies Record<string, string>
