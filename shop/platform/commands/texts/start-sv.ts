/** Why a program does not start, and what is said when the shop has, in Swedish. */
export const startSv = {
  'start.filling': 'Fyller demobutiken …',
  'start.address.professional': 'Företagsbutiken',
  'start.address.staff': 'Personalsidorna',
  'start.address.demo': 'Prova allt',
  'start.address.mail': 'Mejlen',
  'start.open': '{name} är öppen på {address}',
  'start.open.listening': '{name} är öppen på {address} (lyssnar på {host}, port {port})',
  'start.advice.address':
    'Folk på andra datorer kan titta, men inte betala: sätt BASE_URL till adressen som de använder, till exempel BASE_URL={example}',
  'start.advice.proxy':
    'Gränser räknar alla besökare tillsammans, eftersom de kommer genom en proxy: sätt TRUST_PROXY till 1 för en proxy framför butiken, eller till adresser som 127.0.0.1 eller 10.0.0.0/8.',
  'start.port.inUse':
    'Port {port} på {host} används av ett annat program; avsluta det, eller sätt {setting} till en annan.',
  'start.port.noRight': 'Port {port} kräver fler rättigheter; sätt {setting} till en över 1023.',
  'start.host.notHere': 'Den här datorn har ingen adress {host}; sätt HOST till en som den har.',
  'start.host.unknown':
    'Det finns ingen adress som heter {host}; sätt HOST till en som den här datorn har.',
  'start.database.folder':
    'Mappen {folder} går inte att skriva i ({code}); sätt DATA_DIR till en som går.',
  'start.database.noFile': '{path} är ingen fil; flytta undan den.',
  'start.database.damaged':
    'Databasen {path} är skadad; den lämnades som den var. Lägg tillbaka en kopia, eller flytta undan den för att börja med en tom.',
  'start.database.closed': 'Databasen {path} går inte att öppna ({code}).',
  'start.database.lost':
    'Databasen svarar inte längre ({code}); det som inte har rapporterats som klart är ogjort, så kör kommandot igen.',
  'start.database.unsafe':
    'Databasen {path} vägrar att skriva loggen i förväg och synka vid varje skrivning, så inget köp vore säkert där.',
  'start.database.foreign':
    '{path} är en databas från ett annat program; den lämnades som den var.',
  'start.database.newer':
    'Databasen {path} har ändrats av en nyare version av butiken (steg ”{step}”); starta den versionen, eller använd en annan databas.',
  'start.database.older':
    'Databasen {path} är från en äldre version av butiken och saknar steg ”{step}”; starta den en gång med närmast föregående version, och sedan med den här.',
  'start.server.address':
    'DATABASE_URL är ingen adress till en databas: den börjar med file:/// eller postgres://, som i postgres://user:password@host:5432/name.',
  'start.server.closed':
    'Databasen {place} går inte att öppna ({code}); kontrollera DATABASE_URL, och att servern är igång och släpper in den här datorn.',
  'start.server.version':
    'Servern för {place} är PostgreSQL {version}, men butiken behöver {least} eller nyare.',
  'start.server.encoding':
    "Databasen {place} är i {encoding}, men butiken behöver en i UTF8: skapa den med encoding 'UTF8'.",
  'start.server.readOnly':
    'Databasen {place} tar inte emot något: den är en reserv eller bara för läsning; sätt DATABASE_URL till den som tar emot.',
  'start.server.embedded':
    'Kommandot fungerar bara med den inbyggda databasen, och {place} ligger på en server; docs/deployment.md säger vad man gör i stället.',
  'start.node.clock':
    'Klockan på den här datorn skiljer sig {seconds} sekunder från databasens, och varje nod går efter sin egen: låt NTP ställa den.',
  'start.node.differs':
    'Noden på {host} skiljer sig i fråga om {names}: ge alla noder samma inställningar.',
  'start.node.mails':
    'Mejlen ligger på disken hos den nod som skrev dem: sätt SMTP_URL på alla noder.',
  'start.move.notEmpty':
    'Databasen som du flyttar till är inte tom: {table} har rader. Välj en tom; inget ändrades.',
  'start.move.differs':
    'Det som kom fram i {table} är inte det som skickades; inget ändrades i den första databasen.',
  'start.move.unfinished':
    'En flytt till databasen {path} avbröts; lägg en tom i dess ställe, och kör npm run move igen.',
  'start.restore.unfinished':
    'En säkerhetskopia skulle läsas tillbaka till {folder} men avbröts; kör npm run restore igen så blir den klar.',
  'start.keys.together': '{one} och {other} hör ihop, och {missing} saknas.',
  'start.keys.stripe': 'STRIPE_SECRET_KEY måste börja med sk_ eller rk_.',
  'start.keys.stripeWebhook': 'STRIPE_WEBHOOK_SECRET måste börja med whsec_.',
  'start.keys.stripePublishable': 'STRIPE_PUBLISHABLE_KEY måste börja med pk_.',
  'start.keys.stripeCurrency':
    'Stripe räknar {currency} i andra enheter än ISO 4217, så inget kort kan debiteras rätt: ta bort nycklarna till Stripe, eller sälj i en annan valuta.',
  'start.keys.klarnaUrl': 'KLARNA_URL måste vara något av {urls}, men är ”{url}”.',
} as const
