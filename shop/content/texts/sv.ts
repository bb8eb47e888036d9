/** The pages of plain text in Swedish. */
export const infoSv = {
  'page.contact.title': 'Kontakt',
  'page.contact.lead': 'Du når oss på telefon och e-post. {hours}',
  'page.contact.1.heading': 'Telefon',
  'page.contact.1.text': '{phone}. {hours}',
  'page.contact.2.heading': 'E-post',
  'page.contact.2.text': '{email}',
  'page.contact.3.heading': 'Företaget',
  'page.contact.3.text':
    '{company}, organisationsnummer {organizationNumber}{vatNumber, select, none {} other {, momsregistreringsnummer {vatNumber}}}. {street}, {postcode} {town}.',

  'page.delivery.title': 'Leverans',
  'page.delivery.lead':
    'Frakten kostar från {sum}. {limit, select, none {} other {Från {limit} är frakten fri.}}',
  'page.delivery.1.heading': 'När kommer det?',
  'page.delivery.1.text':
    'Det som finns i lager skickas {lastHour, select, 0 {nästa vardag} other {samma vardag om du beställer före klockan {lastHour}}}. Det är framme {deliveryDays} vardagar senare. Du ser dagarna i kassan innan du beställer.',
  'page.delivery.2.heading': 'Skrymmande varor',
  'page.delivery.2.text':
    'Maskiner, bänkar och ställningar skickas med bud inom {lorryDays} vardagar.{hasFee, select, yes { Varukorgen visar avgiften på en egen rad innan du beställer.} other {}}',
  'page.delivery.3.heading': 'Vart levererar ni?',
  'page.delivery.3.text':
    'Vi levererar till {deliveryCountries}: {ways}. I kassan ser du vad som går till din adress.',
  'page.delivery.4.heading': 'Något saknas eller är trasigt',
  'page.delivery.4.text':
    'Ring {phone} eller mejla {email} och uppge ditt ordernummer. Vi rättar till det, och det kostar dig ingenting.',

  'page.returns.title': 'Returer och ånger',
  'page.returns.lead':
    'Du har {days} dagars öppet köp, och i dem ingår lagens 14 dagars ångerrätt.',
  'page.returns.1.heading': 'Så ångrar du dig',
  'page.returns.1.text':
    'Välj ”Ångra avtalet här” längst ner på varje sida, inom {days} dagar från det att du fick varan. Du behöver inte säga varför. Det går också bra att mejla {email} eller ringa {phone}.',
  'page.returns.2.heading': 'Så skickar du tillbaka',
  'page.returns.2.text':
    'Skicka varan inom 14 dagar till {company}, {street}, {postcode} {town}, oanvänd och helst i sin förpackning. Returen är gratis: mejla fraktkvittot till {email}, så betalar vi den.',
  'page.returns.3.heading': 'När får du pengarna?',
  'page.returns.3.text':
    'Inom 14 dagar från det att vi fick din ångeranmälan, på samma sätt som du betalade. Frakten hit ingår.',
  'page.returns.4.heading': 'Fel på varan',
  'page.returns.4.text':
    'Du har {faultYears} år på dig att reklamera ett fel som fanns från början. Vi lagar, byter eller betalar tillbaka.',

  'page.returns.forms': 'Välj vad du vill lämna tillbaka',
  'page.returns.forms.text':
    'Är du inloggad väljer du bland varorna på beställningens sida. Utan konto öppnar du länken i mejlet om beställningen: där kan du välja varor att lämna tillbaka eller ångra.',
  'page.returns.forms.orders': 'Dina beställningar',
  'page.returns.forms.withdraw': 'Ångra med ordernummer och e-post',

  'page.terms.title': 'Köpvillkor',
  'page.terms.lead': 'Villkoren gäller köp av {company}.',
  'page.terms.1.heading': 'Priser',
  'page.terms.1.text':
    'Priser för privatpersoner är i {currencyName} med moms. Priser för företag är utan moms, som läggs till i kassan. Ett nedsatt pris jämförs med det lägsta priset de senaste 30 dagarna.',
  'page.terms.2.heading': 'Leverans',
  'page.terms.2.text':
    'Frakten kostar från {sum}{limit, select, none {} other { och är fri från {limit}{hasSlot, select, yes {, utom på tid du väljer} other {}}}}.{hasFee, select, yes { Avgift för skrymmande varor står i varukorgen.} other {}}',
  'page.terms.3.heading': 'Ångerrätt',
  'page.terms.3.text':
    'Som privatperson kan du ångra köpet inom 14 dagar enligt lag, och hos oss inom {days} dagar.',
  'page.terms.4.heading': 'Reklamation',
  'page.terms.4.text': '{consumerLaw} gäller. Du kan reklamera fel i {faultYears} år.',
  'page.terms.5.heading': 'Om vi inte kommer överens',
  'page.terms.5.text': 'Du kan vända dig till {disputes}.',
  'page.terms.6.heading': 'Företaget',
  'page.terms.6.text':
    '{company}, organisationsnummer {organizationNumber}, {street}, {postcode} {town}, {email}, {phone}.',

  'page.privacy.title': 'Personuppgifter och kakor',
  'page.privacy.lead':
    'Här står allt som butiken sparar om dig, i din webbläsare och hos oss, varför och hur länge.',
  'page.privacy.1.heading': 'I din webbläsare',
  'page.privacy.1.text':
    'Butiken sätter bara kakor som den behöver för att fungera, och sparar några saker i webbläsarens eget minne. Du kan ta bort allt i webbläsarens inställningar.',
  'page.privacy.stored.session':
    'Kaka. Minns din varukorg och att du är inloggad. Gäller i 30 dagar från ditt senaste besök. En inloggning gäller i 30 minuter utan besök och i högst 12 timmar. Namnet börjar med __Host- där butiken har en säker adress.',
  'page.privacy.stored.flash':
    'Kaka. Bär ett besked, till exempel vad ett formulär gjorde, till nästa sida. {seconds} sekunder.',
  'page.privacy.stored.keys':
    'Kaka. Sätts när du öppnar en beställning eller offert med länken i ett mejl, så att länken inte behöver stå i adressfältet. De 20 senaste. Tills du stänger webbläsaren eller loggar ut.',
  'page.privacy.stored.handoff':
    'Varukorgen från en annan webbplats, tills butiken har tagit emot den; högst tio minuter.',
  'page.privacy.stored.device':
    'Kaka. Sätts när du loggar in och känner igen webbläsaren, så att ingen kan stänga ute dig genom att gissa ditt lösenord. Ett år.',
  'page.privacy.stored.probe':
    'Kaka. Prövar om webbläsaren tar emot kakor, där den nekar annat minne. Tas bort genast.',
  'page.privacy.stored.quotation.count':
    'Kaka. Hur många varor du har i offertlistan, så att sidhuvudet kan visa det. Ett år.',
  'page.privacy.stored.quotation':
    'Det du har lagt i offertlistan, med antal och önskemål. Tills du skickar förfrågan eller tar bort det.',
  'page.privacy.stored.quotation.taken':
    'När offertlistan från sidor utan skript togs över, så att det sker en gång. Tills du rensar webbläsaren.',
  'page.privacy.stored.favourites.count':
    'Kaka. Hur många varor du har märkt som favoriter, så att sidhuvudet kan visa det. Ett år, eller tills du inte har någon.',
  'page.privacy.stored.favourites':
    'Webbläsarens minne. Vilka varor du har märkt som favoriter. När du loggar in sparas de i ditt konto, och när du loggar ut tas de bort härifrån. Utan inloggning finns de kvar tills du tar bort dem.',
  'page.privacy.stored.consent.unsent':
    'Minns att ditt svar om kakor inte har nått oss än, tills det har det.',
  'page.privacy.stored.seen':
    'Webbläsarens minne, bara om du har sagt ja till det. De tolv varor du tittade på senast. När du loggar in sparas de i ditt konto, högst ett halvår, och när du loggar ut tas de bort härifrån. Utan inloggning finns de kvar tills du rensar dem eller ändrar dig.',
  'page.privacy.stored.softlogin':
    'Länken i ett mejl, medan du skapar ett konto med den. Högst ett dygn.',
  'page.privacy.stored.consent':
    'Kaka. Ditt svar på frågan om kakor, så att vi inte frågar igen. Ett halvår.',
  'page.privacy.stored.vat':
    'Kaka. Att du vill se företagspriser inklusive moms. Ett år, eller tills du väljer exklusive moms.',
  'page.privacy.stored.demo': 'Kaka. Att du har dolt raden om att det här är en demobutik. Ett år.',
  'page.privacy.stored.staff':
    'Kaka. Bara för butikens personal, på personalsidorna. Minns inloggningen. Tills webbläsaren stängs, och i högst 12 timmar.',
  'page.privacy.stored.checkout':
    'Flikens minne. Det du skriver i kassan, även namn, adress och telefon, så att det finns kvar om sidan laddas om. Tills fliken stängs.',
  'page.privacy.stored.email':
    'Flikens minne. E-postadressen du skrev vid inloggningen när du gick vidare till glömt lösenord, så att du slipper skriva den igen. Tills mejlet är beställt eller fliken stängs.',
  'page.privacy.stored.visitor':
    'Webbläsarens minne. En kod för vem flikarna är inloggade som, så att de andra följer med när du loggar in eller ut i en av dem. Tills du loggar ut.',
  'page.privacy.stored.cartkeys':
    'Minnet hos en annan webbplats som visar våra varor. Nyckeln till varukorgen som du fyllde där. Tills du rensar den webbplatsens minne; nyckeln slutar gälla med varukorgen.',
  'page.privacy.stored.searches':
    'Flikens minne. Dina fem senaste sökningar, för att visa dem under sökrutan. Tills fliken stängs eller du rensar dem.',
  'page.privacy.stored.sent':
    'Webbläsarens minne, bara om du har tillåtit mätning. Vad som redan är räknat, så att inget räknas två gånger. 30 dagar, eller tills du ändrar dig.',
  'page.privacy.stored.token':
    'Webbläsarens minne. Visar att det är du som skickar ett anrop, på sidor som inte själva bär det. Tills du tar bort det.',
  'page.privacy.2.heading': 'När du beställer eller ber om en offert',
  'page.privacy.2.text':
    'Namn, adress, e-post, telefon, varor, betalsätt, rabattkod och det du skriver till oss, för att leverera, ta betalt och svara. Till beställningen hör också villkoren som du godkände, dess betalningar och det som personalen antecknar. Betalningsföretaget som du väljer får beloppet och de uppgifter som det behöver; kortnummer sparar vi inte. Bokföringen kräver att kvitton sparas i {recordYears} år. För en offert sparar vi även företaget, dess organisationsnummer, dina önskemål och vårt svar; det som inte blir en beställning tas bort efter 400 dagar.',
  'page.privacy.3.heading': 'När du har ett konto',
  'page.privacy.3.text':
    'Namn, e-post, telefon, språk, adresser, varukorg, från vilken sida på en annan webbplats du kom med varor, sparade listor, vad du har märkt som favorit, vilka varor du tittade på senast om du har sagt ja till det, dina beställningar, omdömen som du har skrivit och vad du har samtyckt till. Födelsedag och vilka kläder du oftast söker, om du har angett det. För företag även vilket företag du handlar för, vad du får beställa och vem som har godkänt det, och det som stod i ansökan om kontot. För inloggningen sparar vi lösenordet så att ingen kan läsa det, de koder och nycklar som du har valt, och vilken webbläsare du loggade in med. Kontot finns tills du tar bort det under Mina sidor eller ber oss göra det; ett konto vars adress aldrig har bekräftats tas bort efter 30 dagar.',
  'page.privacy.4.heading': 'När du vill ha nyhetsbrev',
  'page.privacy.4.text':
    'E-post, språk, det tilltal du har valt, när du tackade ja och i vilka ord. En anmälan som inte bekräftas tas bort efter 7 dagar. Säger du nej, under Mina sidor eller i ett mejl till {email}, får du inga fler brev. Ber du om ett mejl när en vara finns igen sparar vi e-post och vara tills mejlet är skickat, högst 180 dagar. Att du hade sagt ja sparar vi så länge du har ett konto, och annars i ett år, för att kunna visa det.',
  'page.privacy.5.heading': 'När du ångrar ett köp eller skickar tillbaka varor',
  'page.privacy.5.text':
    'Namn, e-post, ordernummer, vilka varor det gäller och när du skrev, för att kunna visa att vi har fått det. Av en retur även varför, vad som kom fram och vad du fick tillbaka. Det som inte hör till någon beställning tas bort efter 30 dagar.',
  'page.privacy.6.heading': 'För att skydda butiken',
  'page.privacy.6.text':
    'Hur många försök som har gjorts från en nätadress, mot ett konto eller i ett besök, i högst sju dygn och så att adressen inte går att läsa. Svar som redan har getts sparas i ett dygn, så att samma anrop inte räknas två gånger. Loggen innehåller varken adresser, kakor eller lösenord.',
  'page.privacy.counts.heading': 'Hur butiken används',
  'page.privacy.counts.text':
    'Vi räknar hur ofta varor visas, läggs i varukorgen, tas till kassan och köps: ett antal per dag, utan något om vem. Antalen sparas i 400 dagar.',
  'page.privacy.vitals.text':
    'Har du tillåtit mätning skickar sidan också hur fort den visades, hur fort den svarade och om den hoppade, med vilket slags sida det var och om fönstret är smalt eller brett. Det läggs till antalen, utan något om dig eller din webbläsare.',
  'page.privacy.7.heading': 'Dina rättigheter',
  'page.privacy.7.text':
    'Du kan få ut, rätta och ta bort dina uppgifter, under Mina sidor eller genom att mejla {email}. Klagomål kan lämnas till {privacyAuthority}.',
  'page.privacy.8.heading': 'Ansvarig',
  'page.privacy.8.text': '{company}, {street}, {postcode} {town}.',

  'page.accessibility.title': 'Tillgänglighet',
  'page.accessibility.lead': 'Butiken ska gå att använda av alla.',
  'page.accessibility.1.heading': 'Vad vi siktar på',
  'page.accessibility.1.text':
    'Vi bygger efter WCAG 2.2 nivå AA och standarden EN 301 549, som lagen om vissa produkters och tjänsters tillgänglighet pekar på.',
  'page.accessibility.2.heading': 'Så fungerar det',
  'page.accessibility.2.text':
    'Allt kan göras med tangentbord och skärmläsare. Text kan förstoras till 400 procent, och butiken följer systemets mörka läge, minskade rörelser och hög kontrast.',
  'page.accessibility.3.heading': 'Säg till om något hindrar dig',
  'page.accessibility.3.text': 'Mejla {email} eller ring {phone}.',
  'page.accessibility.4.heading': 'Tillsyn',
  'page.accessibility.4.text': '{accessibilityAuthority} har tillsyn. Du kan anmäla brister dit.',
  'page.home.title': 'Skor, kläder och utrustning för sport och träning',
  'page.home.heading': 'Redo för nästa match.',
  'page.home.text': 'Varor som håller, och någon att fråga.',
  'page.home.shopcategory': 'Handla {name}',
  'page.home.shopnews': 'Se nyheter',
  'page.home.categories': 'Handla efter kategori',
  'page.home.campaigns.all': 'Visa alla kampanjer',
  'page.home.news.all': 'Visa alla nyheter',
  'page.home.stories': 'Guider och inspiration',
  'page.home.brands': 'Varumärken',
  'page.home.business': 'Handlar du för en klubb, ett gym eller en skola?',
  'page.home.business.text':
    'Se företagspriser utan moms, och köp flera storlekar i en beställning.',
  'page.home.business.link': 'Till företagsbutiken',
  'page.prohome.title': 'Utrustning för klubbar, gym och skolor',
  'page.prohome.heading': 'Utrustning för klubbar, gym och skolor',
  'page.prohome.text': 'Företagspriser utan moms, och flera storlekar i en beställning.',
  'page.prohome.company': 'Beställ till {company}',
  'page.prohome.quote': 'Ska ni inreda ett gym eller klä ett lag?',
  'page.prohome.quote.text': 'Berätta vad ni behöver, så får ni en offert inom en vardag.',
  'page.promise.delivery': 'Fri frakt från {limit}',
  'page.promise.returns': '{days} dagars öppet köp',
  'page.promise.phone': 'Frågor? Ring {phone}',
} as const satisfies Record<string, string>

export type InfoKey = keyof typeof infoSv
