/** The pages of plain text in Swedish. */
export const infoSv = {
  'page.contact.title': 'Kontakt',
  'page.contact.lead': 'Du når oss på telefon och e-post. {hours}',
  'page.contact.1.heading': 'Telefon',
  'page.contact.1.text': '{phone}. {hours}',
  'page.contact.2.heading': 'E-post',
  'page.contact.2.text': '{email}. Vi svarar inom en vardag.',
  'page.contact.3.heading': 'Företaget',
  'page.contact.3.text':
    '{company}, organisationsnummer {organizationNumber}, momsregistreringsnummer {vatNumber}. {street}, {postcode} {town}.',

  'page.delivery.title': 'Leverans',
  'page.delivery.lead': 'Leverans kostar från {sum}. Från {limit} är frakten fri.',
  'page.delivery.1.heading': 'När kommer det?',
  'page.delivery.1.text':
    'Det som finns i lager skickas samma vardag om du beställer före klockan 14. Det är framme 1–3 vardagar senare i Sverige och 2–5 vardagar senare i grannländerna. Dagarna står i kassan innan du beställer.',
  'page.delivery.2.heading': 'Skrymmande varor',
  'page.delivery.2.text':
    'Maskiner, bänkar och ställningar skickas med bud inom 5–8 vardagar. Avgiften står på en egen rad i varukorgen innan du beställer.',
  'page.delivery.3.heading': 'Vart levererar ni?',
  'page.delivery.3.text':
    'I hela Sverige, Norge, Danmark, Finland och Tyskland: till ett ombud eller hem. I Sverige kan du mot ett tillägg välja tid.',
  'page.delivery.4.heading': 'Något saknas eller är trasigt',
  'page.delivery.4.text': 'Ring {phone} eller mejla {email}, så skickar vi nytt utan kostnad.',

  'page.returns.title': 'Returer och ånger',
  'page.returns.lead': 'Du har {days} dagars öppet köp. Lagens 14 dagars ångerrätt ingår.',
  'page.returns.1.heading': 'Så ångrar du dig',
  'page.returns.1.text':
    'Välj ”Ångra avtalet här” längst ner på varje sida, inom {days} dagar från det att du fick varan. Du behöver inte säga varför. Det går också bra att mejla {email} eller ringa {phone}.',
  'page.returns.2.heading': 'Så skickar du tillbaka',
  'page.returns.2.text':
    'Vi mejlar en returetikett. Skicka varan inom 14 dagar, oanvänd och helst i sin förpackning. Returen är fri.',
  'page.returns.3.heading': 'När får du pengarna?',
  'page.returns.3.text':
    'Inom 14 dagar från det att vi fick ditt besked, på samma sätt som du betalade. Frakten hit ingår.',
  'page.returns.4.heading': 'Fel på varan',
  'page.returns.4.text':
    'Du har tre år på dig att reklamera ett fel som fanns från början. Vi lagar, byter eller betalar tillbaka.',

  'page.terms.title': 'Köpvillkor',
  'page.terms.lead': 'Villkoren gäller köp av {company}.',
  'page.terms.1.heading': 'Priser',
  'page.terms.1.text':
    'Priser för privatpersoner är i svenska kronor med moms. Priser för företag är utan moms, som läggs till i kassan. En nedsättning räknas från lägsta pris de senaste 30 dagarna.',
  'page.terms.2.heading': 'Leverans',
  'page.terms.2.text':
    'Leverans kostar från {sum} och är fri från {limit}, utom på tid du väljer. Avgift för skrymmande varor står i varukorgen.',
  'page.terms.3.heading': 'Ångerrätt',
  'page.terms.3.text':
    'Som privatperson kan du ångra köpet inom 14 dagar enligt lag, och hos oss inom {days} dagar.',
  'page.terms.4.heading': 'Reklamation',
  'page.terms.4.text': 'Konsumentköplagen gäller. Du kan reklamera fel i tre år.',
  'page.terms.5.heading': 'Om vi inte kommer överens',
  'page.terms.5.text':
    'Du kan vända dig till Allmänna reklamationsnämnden, arn.se. Vi följer nämndens beslut.',
  'page.terms.6.heading': 'Företaget',
  'page.terms.6.text':
    '{company}, organisationsnummer {organizationNumber}, {street}, {postcode} {town}, {email}, {phone}.',

  'page.privacy.title': 'Personuppgifter och kakor',
  'page.privacy.lead': 'Vi sparar det vi behöver för att du ska kunna handla, och inget mer.',
  'page.privacy.1.heading': 'Kakor',
  'page.privacy.1.text':
    'Butiken sätter en nödvändig kaka som minns din varukorg och inloggning i 30 dagar, och en som visar ett besked en gång. Loggar du in sätts en till, som i ett år känner igen webbläsaren, så att ingen kan stänga ute dig genom att gissa ditt lösenord. Inga andra kakor sätts.',
  'page.privacy.2.heading': 'Vad vi sparar',
  'page.privacy.2.text':
    'Namn, adress, e-post och telefon när du beställer, för att kunna leverera och svara. Bokföringslagen kräver att kvitton sparas i sju år.',
  'page.privacy.3.heading': 'Dina rättigheter',
  'page.privacy.3.text':
    'Du kan få ut, rätta och ta bort dina uppgifter. Mejla {email}. Klagomål kan lämnas till Integritetsskyddsmyndigheten, imy.se.',
  'page.privacy.4.heading': 'Ansvarig',
  'page.privacy.4.text': '{company}, {street}, {postcode} {town}.',

  'page.accessibility.title': 'Tillgänglighet',
  'page.accessibility.lead': 'Butiken ska gå att använda av alla.',
  'page.accessibility.1.heading': 'Vad vi siktar på',
  'page.accessibility.1.text':
    'Vi bygger efter WCAG 2.2 nivå AA och standarden EN 301 549, som lagen om vissa produkters och tjänsters tillgänglighet pekar på.',
  'page.accessibility.2.heading': 'Så fungerar det',
  'page.accessibility.2.text':
    'Allt kan göras med tangentbord och skärmläsare. Text kan förstoras till 400 procent, och butiken följer systemets mörka läge, minskade rörelser och hög kontrast.',
  'page.accessibility.3.heading': 'Säg till om något hindrar dig',
  'page.accessibility.3.text': 'Mejla {email} eller ring {phone}. Vi svarar inom en vardag.',
  'page.accessibility.4.heading': 'Tillsyn',
  'page.accessibility.4.text':
    'Post- och telestyrelsen, pts.se, har tillsyn. Du kan anmäla brister dit.',
} as const satisfies Record<string, string>

export type InfoKey = keyof typeof infoSv
