/** What the programs beside the shop print of what they did, in Swedish. */
export const outputSv = {
  'cli.nothing': '”{words}” finns inte att göra här. Se --help.',
  'cli.unreadable': '{path} går inte att läsa ({code}).',
  'cli.again': 'Någon annan ändrade samtidigt. Försök igen.',
  'cli.option': 'Valet ”{word}” finns inte här. Se --help.',

  'cli.goods.unknown': 'Inget heter ”{name}”.',
  'cli.goods.ambiguous': '”{name}” kan vara vilken som helst av {codes}: ange en av dem.',
  'cli.goods.article': '{article} av {name}',
  'cli.goods.on': '{what} {change, select, yes {är nu} other {var redan}} till salu.',
  'cli.goods.off': '{what} {change, select, yes {säljs inte längre} other {såldes redan inte}}.',
  'cli.goods.product': 'Själva produkten {code} säljs inte.',
  'cli.goods.none': 'Allt är till salu.',
  'cli.goods.byhand': 'för hand',
  'cli.goods.byfile': 'enligt sin fil',

  'cli.snippet.address':
    'Ange butikens adress och sedan sidans, som i npm run snippet -- https://shop.example https://www.example.com',
  'cli.snippet.unbuilt': 'Inget är byggt än. Kör npm run build.',
  'cli.snippet.advice': `shop.json måste namnge sidan: "origins": '{' "pages": ["{page}"] '}'

Med integrity kör webbläsare den här versionen av skriptet och ingen annan: efter en uppdatering av
butiken är raderna andra, så kör detta igen. Utan integrity="…" följer sidan varje uppdatering av sig själv.

Har sidan en innehållspolicy (CSP) behöver den {shop} i script-src, style-src, connect-src, font-src och
form-action, {shop} och data: i img-src samt dompurify i trusted-types.`,

  'cli.move.nothing':
    'Det finns ingen databas att flytta; sätt DATA_DIR eller DATABASE_URL till den som butiken har.',
  'cli.move.done': 'Flyttat: {rows} rader, jämförda en för en.',
  'cli.migrate.done': 'Databasen är uppdaterad.',
  'cli.books.agree':
    'Lager, betalningar, återbetalningar och mejl stämmer med {orders, plural, one {# beställning} other {# beställningar}}.',
  'cli.books.differ': '{open, plural, one {# sak} other {# saker}} stämmer inte.',
  'cli.books.repaired': 'Lagret är rättat.',
  'cli.books.stock':
    'Beställning {order}, artikel {article}: {taken} togs ur lagret, {wanted} skulle ha tagits',
  'cli.books.kept': 'Beställning {order}: avbeställd, men håller fortfarande varor',
  'cli.books.unsold': 'Beställning {order}: betald, men varorna är bara reserverade',
  'cli.books.unpaid':
    'Beställning {order}: räknas som betald, men ingen betalning är på dess summa',
  'cli.books.twice': 'Beställning {order}: betald mer än en gång, och inget är på väg tillbaka',
  'cli.books.unclaimed': 'Beställning {order}: har fått pengar, men är inte betald',
  'cli.books.uncaptured': 'Beställning {order}: de reserverade pengarna dras inte',
  'cli.books.refunds': 'Beställning {order}: återbetalningarna går inte ihop',
  'cli.books.unreturned':
    'Beställning {order}: en återbetalning har börjat, men inget för den vidare',
  'cli.books.unconfirmed': 'Beställning {order}: inget mejl bekräftar den',
  'cli.books.untold': 'Beställning {order}: inget mejl berättar om en återbetalning',

  'cli.backup.done':
    '{orders, plural, one {# order} other {# order}} och allt annat är säkerhetskopierat, {megabytes} MB, i {folder}. Kopian är genomläst och hel.',
  'cli.backup.unfinished': '{folder} är från en säkerhetskopia som avbröts. Ta bort den.',
  'cli.backup.none': 'Det finns ingen butik att säkerhetskopiera: {path} finns inte.',
  'cli.backup.inside':
    '{target} ligger i butikens egen mapp {folder}. Välj en mapp på annan plats, helst på en annan disk.',
  'cli.backup.full':
    'Det finns inte plats för en säkerhetskopia i {target}. Inget av den sparades.',
  'cli.backup.failed': 'Ingen säkerhetskopia kunde skrivas i {target} ({code}).',
  'cli.backup.damaged':
    'Databasen {path} är skadad, och det skulle kopian också bli. Inget av den sparades: behåll de kopior du har.',
  'cli.restore.which': 'Ange mappen med en säkerhetskopia. Se --help.',
  'cli.restore.none': '{backup} är ingen säkerhetskopia, eller en som avbröts: backup.json saknas.',
  'cli.restore.notEmpty':
    'En säkerhetskopia läses bara tillbaka till en tom mapp, och i {folder} finns {found}. Välj en annan i DATA_DIR.',
  'cli.restore.changed':
    '{file} i {backup} saknas eller är inte som när den kopierades. Inget lästes tillbaka: ta en annan kopia.',
  'cli.restore.newer':
    'Säkerhetskopian {backup} gjordes av en nyare version av butiken (steg "{step}"). Läs tillbaka den med den versionen.',
  'cli.restore.full': 'Det finns inte plats i {folder}. Frigör plats och kör npm run restore igen.',
  'cli.restore.failed': 'Allt kunde inte skrivas i {folder} ({code}). Kör npm run restore igen.',
  'cli.restore.done':
    '{orders, plural, one {# order} other {# order}} och allt annat är återläst till {folder}, som det var {made}. npm start öppnar butiken.',

  'cli.demo.there': 'Butiken är demon, eller har den bland andra varor. Ta bort den med --remove.',
  'cli.demo.none': 'Inget av demon finns i butiken.',
  'cli.demo.removed':
    'Borttaget: {products, plural, one {# produkt} other {# produkter}} med {articles, plural, one {# artikel} other {# artiklar}}, {categories, plural, one {# kategori} other {# kategorier}}, {customers, plural, one {# kund} other {# kunder}} med {orders, plural, one {# beställning} other {# beställningar}}, {codes, plural, one {# kampanjkod} other {# kampanjkoder}}, {fees, plural, one {# avgift} other {# avgifter}}.',
  'cli.demo.keptcategories':
    'Kvar, för att andra varor finns i dem: {n, plural, one {# kategori} other {# kategorier}}.',
  'cli.demo.keptorders':
    'Kvar utan kund: {n, plural, one {# beställning} other {# beställningar}} av demons kunder på dina egna varor, eller betalda på annat håll. Se över dem innan du levererar.',
  'cli.demo.over': 'Andras beställningar är kvar. Demon kommer inte tillbaka till butiken.',

  'cli.payments.none': 'Inget väntas, och inget ska betalas tillbaka.',
  'cli.payments.awaited': 'väntas, utan slutdag',
  'cli.payments.awaited.until': 'väntas till och med {day}',
  'cli.payments.due': 'ska betalas tillbaka, referens {reference}',
  'cli.payments.paid': '{number} är betald.',
  'cli.payments.refund':
    '{number} går inte längre att leverera för de här pengarna: betala tillbaka dem.',
  'cli.payments.already': '{number} har redan den här överföringen.',
  'cli.payments.amount': '{number} kostar ett annat belopp.',
  'cli.payments.unknown': '{number} är ingen beställning som betalas med banköverföring.',
  'cli.payments.nothingdue': 'Inget ska betalas tillbaka med referensen {reference}.',
  'cli.payments.returned': '{reference} är tillbakabetald.',
  'cli.payments.nocompany': 'Inget företag har organisationsnumret {company}.',
  'cli.payments.invoice':
    '{company} {may, select, yes {får handla} other {får inte handla}} mot er faktura.',

  'cli.withdrawals.none': 'Inget är öppet.',
  'cli.withdrawals.late': 'efter att ångerrätten hade gått ut',
  'cli.withdrawals.whole': 'hela beställningen',
  'cli.withdrawals.paid': '{sum} sammanlagt, {method}',
  'cli.withdrawals.repay': 'pengarna ska vara tillbaka senast {day}',
  'cli.withdrawals.unknown': 'passar ingen beställning som går att ångra',
  'cli.withdrawals.nothing': 'Inget är öppet för {number}.',
  'cli.withdrawals.settled': '{number} är klar.',
  'cli.withdrawals.unmoved': 'Inga pengar flyttades.',
  'cli.withdrawals.provider': '{sum} går tillbaka genom betalleverantören.',
  'cli.withdrawals.transfer': 'Betala tillbaka {sum} till kundens bankkonto.',
  'cli.withdrawals.byhand':
    'Ingen betalleverantör har pengarna, eller så vet ingen hur mycket det är: du betalar tillbaka själv.',

  'cli.staff.unknown': 'Ingen i personalen har adressen {email}.',

  'cli.prices.none': 'Det finns inga prislistor.',
  'cli.prices.counts': '{lines, plural, one {# rad} other {# rader}}, {companies} företag',
  'cli.prices.stored':
    '{name} {is, select, new {är ny och } other {}}har nu {n, plural, one {# rad} other {# rader}}.',
  'cli.prices.company': '”{named}” är inte ett enda företag.',
} as const
