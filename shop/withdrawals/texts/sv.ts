/** What pages and mails say about withdrawing from a contract in Swedish. */
export const withdrawSv = {
  'withdraw.start': 'Ångra avtalet här',
  'withdraw.confirm': 'Bekräfta att jag ångrar mig',
  'withdraw.lead':
    'Du som handlat som privatperson kan ångra köpet inom {days} dagar från att du fick varorna. Du behöver varken logga in eller ange något skäl.',
  'withdraw.business':
    'Handlar du för ett företag gäller ångerrätten tyvärr inte. Hör av dig till {email} eller {phone} ändå, så ser vi vad vi kan göra.',
  'withdraw.own': 'Dina senaste köp',
  'withdraw.own.link': 'Ångra beställning {number}',
  'withdraw.own.date': 'från den {date}',
  'withdraw.other': 'Ett annat köp',
  'withdraw.step1': 'Steg 1 av 2: Vilket köp gäller det?',
  'withdraw.name': 'Ditt namn',
  'withdraw.name.error': 'Skriv ditt namn, med högst 200 tecken.',
  'withdraw.orderNumber': 'Ordernummer',
  'withdraw.orderNumber.hint':
    'Du hittar det i mejlet om din beställning, t.ex. 261121-\u20607KQ4TM',
  'withdraw.orderNumber.error':
    'Skriv ordernumret. Du hittar det i mejlet om din beställning, t.ex. 261121-\u20607KQ4TM',
  'withdraw.email.hint': 'Den adress som du beställde med. Dit skickar vi vår bekräftelse.',
  'withdraw.email.error': 'Skriv adressen så här: namn@exempel.se',
  'withdraw.part': 'Vill du bara ångra en del av beställningen?',
  'withdraw.articles.hint':
    'Lämna fältet tomt om du ångrar hela beställningen. Länken i mejlet om beställningen visar varorna att välja bland.',
  'withdraw.articles.error': 'Skriv med högst 500 tecken vilka varor det gäller.',
  'withdraw.review': 'Granska och skicka',
  'withdraw.step2': 'Steg 2 av 2: Stämmer det här?',
  'withdraw.said.whole': 'Jag meddelar att jag ångrar mitt köp.',
  'withdraw.said.part': 'Jag meddelar att jag ångrar en del av mitt köp.',
  'withdraw.sentto': 'Bekräftelsen skickas till',
  'withdraw.about': 'Gäller',
  'withdraw.all': 'Hela beställningen',
  'withdraw.quantity': 'Antal att ångra',
  'withdraw.quantity.of': '{name} (högst {n})',
  'withdraw.quantity.error':
    'Ange hur många du ångrar, minst en vara och högst så många som finns kvar.',
  'withdraw.edit': 'Ändra uppgifterna',
  'withdraw.late':
    'Tiden för att ångra det här köpet gick ut {day}. Du kan skicka din ångeranmälan ändå. Vi hör av oss om vad vi kan göra.',
  'withdraw.until': 'Du kan ångra köpet till och med {day}.',
  'withdraw.repaid':
    'När varorna är tillbaka, eller du har visat att de är skickade, får du pengarna på samma sätt som du betalade. Det sker senast 14 dagar efter din ångeranmälan.',
  'withdraw.received': 'Vi har tagit emot din ångeranmälan',
  'withdraw.received.at': 'Mottaget',
  'withdraw.received.mail':
    'Inom några minuter kommer vår bekräftelse med mejl till den adress som beställningen gjordes med. Spara den. Har du redan ångrat samma köp gäller bekräftelsen som du fick då.',
  'withdraw.received.few': 'Vi rekommenderar att du också sparar anmälan här, med datum och tid:',
  'withdraw.received.save': 'Spara anmälan som fil',
  'withdraw.received.nomail': 'Kommer inget mejl?',
  'withdraw.received.nomail.text':
    'Titta i skräpposten. Finns det inte där heller hör numret och adressen inte ihop, och då är inget köp ångrat än. Kontrollera dem och försök igen, eller kontakta oss på {email} eller {phone}.',
  'withdraw.received.spam':
    'Hittar du inte mejlet, titta i skräpposten eller kontakta oss på {email} eller {phone}.',
  'withdraw.again': 'Försök igen',
  'withdraw.order': 'Visa beställningen',
  'withdraw.not.business': 'Köpet är gjort för ett företag',
  'withdraw.not.cancelled': 'Beställningen är redan avbruten',
  'withdraw.not.cancelled.text': 'Det finns inget köp att ångra, och inga pengar dras.',
  'withdraw.not.refunded': 'Beställningen är redan återbetald',
  'withdraw.not.refunded.text': 'Det finns inget mer att ångra.',
  'withdraw.not.held': 'Beställningen är inte betald',
  'withdraw.not.held.text':
    'Det finns inget köp att ångra. Gör du ingenting avbryts beställningen av sig själv. Blir den betald kan du ångra den då.',
  'withdraw.gone':
    'Något av det du valde är redan ångrat eller på väg tillbaka som retur. Börja om härifrån.',
  'withdraw.not.nothing': 'Det finns inget mer att ångra',
  'withdraw.not.nothing.text':
    'Allt i köpet är redan ångrat, returnerat eller återbetalt. Beställningens sida visar hur det står till.',
  'withdraw.not.withdrawn': 'Du har redan ångrat köpet',
  'withdraw.not.withdrawn.text':
    'Vi tog emot din ångeranmälan {moment}. Bekräftelsen skickades till {email}.',
  'receipt.withdraw': 'Ångerrätt',
  'receipt.withdrawn.title': 'Du har ångrat beställning {no}',
  'receipt.withdrawn.whole': 'Vi tog emot din ångeranmälan {moment}.',
  'receipt.withdrawn.part': 'Vi tog emot din ångeranmälan för en del av köpet {moment}:',
  'receipt.withdrawn.open':
    'Pengarna kommer senast {day}, när varorna är tillbaka eller du har visat att de är skickade.',
  'receipt.withdrawn.unpaid': 'Har du inte betalat än behöver du inte göra det.',
  'receipt.withdrawn.late':
    'Din ångeranmälan kom när tiden för att ångra köpet hade gått ut. Vi hör av oss om vad vi kan göra.',
  'receipt.withdrawn.settled': 'Ärendet är avslutat {day}.',

  'withdrawn.subject.whole': 'Du har ångrat beställning {number}',
  'withdrawn.subject.part': 'Du har ångrat en del av beställning {number}',
  'withdrawn.subject.late': 'Vi har fått din ångeranmälan för beställning {number}',
  'withdrawn.lead':
    'Vi bekräftar att vi har tagit emot din ångeranmälan. Spara det här mejlet: det visar vad du har meddelat oss och när.',
  'withdrawn.statement': 'Din ångeranmälan',
  'withdrawn.said.whole': 'Jag ångrar mitt köp: beställning {number} från den {date}.',
  'withdrawn.said.part': 'Jag ångrar en del av mitt köp: beställning {number} från den {date}.',
  'withdrawn.name': 'Namn',
  'withdrawn.about': 'Gäller',
  'withdrawn.all': 'Hela beställningen',
  'withdrawn.received': 'Mottaget',
  'withdrawn.next': 'Det här händer nu',
  'withdrawn.late':
    'Tiden för att ångra köpet gick ut {last}. Vi läser din ångeranmälan ändå och hör av oss om vad vi kan göra. Vänta med att skicka varorna tills du har fått vårt svar.',
  'withdrawn.goods':
    'Skicka tillbaka varorna inom 14 dagar till {company}, {street}, {postcode} {town}. Vi betalar returen: mejla kvittot på frakten till {email}. Har paketet inte kommit än skickar du tillbaka det när det kommer.',
  'withdrawn.money.whole':
    'Vi betalar tillbaka allt du har betalat, också frakten hit, senast {repaid} och på samma sätt som du betalade: {method}. Vi får vänta tills varorna är tillbaka eller du har visat att de är skickade.',
  'withdrawn.money.part':
    'Vi betalar tillbaka det du har betalat för varorna, senast {repaid} och på samma sätt som du betalade: {method}. Vi får vänta tills varorna är tillbaka eller du har visat att de är skickade.',
  'withdrawn.money.unpaid': 'Har du inte betalat än behöver du inte göra det.',
  'withdrawn.money.account':
    'Har du inte betalat än behöver du inte göra det. Har du betalat, svara på det här mejlet med det bankkonto som pengarna ska till.',

  'withdrawal.reply.subject': 'Om beställning {number}',
  'withdrawal.reply.lead': 'Vi har tagit emot en ångeranmälan för den här beställningen, {moment}.',
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
} as const satisfies Record<string, string>
