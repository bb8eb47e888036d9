/** Messages of imports about a file, in Swedish. */
export const importFileSv = {
  'cli.file.place': 'Rad {line} (post {record})',
  'cli.file.place.column': 'Rad {line} (post {record}), kolumnen {column}',
  'cli.file.more': 'Och {n} till i samma fil.',
  'cli.file.left': 'Utelämnade {n} (först på rad {line}): {reason}.',
  'cli.file.endless':
    '{n, plural, one {# artikel} other {# artiklar}} (den första på rad {line}) säljs utan slut: filen räknar inte lagret, eller låter det ta slut.',
  'cli.file.stock.missing':
    '{n, plural, one {# artikel} other {# artiklar}} (den första på rad {line}) har inget antal i filen och är slut i lager; --stock N säger hur många som finns.',
  'cli.file.nothing': '{path} har varken rubrikrad eller produkter.',
  'cli.file.cutoff':
    'posten har {found} celler där rubrikraden har {wanted}; filen kan vara avklippt.',
  'cli.file.columns': 'Rubrikraden har {n} kolumner; högst {max} går.',
  'cli.file.twice': 'Rad 1: kolumnen {column} står två gånger i rubrikraden.',
  'cli.file.quote.open':
    'Rad {line}: en cell med citattecken slutar aldrig; filen kan vara avklippt, eller så saknas ett citattecken.',
  'cli.file.quote.closed':
    'Rad {line}: något följer efter ett avslutande citattecken; citattecken inne i en cell dubbleras.',
  'cli.file.quote.inside':
    'Rad {line}: ett citattecken står inne i en cell utan citattecken; sätt cellen inom citattecken och dubblera det.',
  'cli.file.record': 'Rad {line}: posten är längre än {max} MB.',
  'cli.file.layout':
    'Rad 1: rubrikraden är inte den i en produktfil från Magento eller Shopify; den saknar {columns}.',
  'cli.file.notfile': '{path} är ingen fil; ange CSV-filerna i den.',
  'cli.file.missing': 'Filen {path} finns inte.',
  'cli.file.forbidden': '{path} får inte läsas av den här användaren; se över rättigheterna.',
  'cli.file.unreadable': '{path} går inte att läsa ({code}).',
  'cli.file.empty': '{path} är tom.',
  'cli.file.workbook':
    '{path} är en arbetsbok eller ett arkiv, inte CSV; spara den som ”CSV UTF-8”.',
  'cli.file.kind':
    '{path} är {code, select, json {JSON} xml {XML} html {en webbsida} pdf {PDF} other {ett dokument}}, inte CSV; exportera produkterna som CSV.',
  'cli.file.pipes':
    'Rad 1: cellerna skiljs åt av |; spara filen med komma, semikolon eller tabb mellan dem.',
  'cli.file.program':
    'Rad 1: det är en produktfil från {program}; importen läser filer från Magento och Shopify.',
  'cli.file.nul': '{path} innehåller NUL-byte och är alltså ingen textfil.',
  'cli.file.utf8':
    'Rad {line}: filen är inte UTF-8; spara den som ”CSV UTF-8”, eller lägg till --encoding windows-1252.',
  'cli.file.header': 'den har en rubrikrad och inget mer.',
  'cli.file.noproduct': 'Filen har ingen produkt: {reason}',
  'cli.file.name.missing': 'namnet saknas.',
  'cli.file.name.long': 'namnet har {n} tecken; högst {max} går.',
  'cli.file.number.missing': 'artikelnumret saknas.',
  'cli.file.number.hidden': '{cell} innehåller tecken som inte syns.',
  'cli.file.number.long': '{cell} är längre än {max} tecken.',
  'cli.file.again': '{cell} står redan på rad {line}.',
  'cli.file.again.own':
    '{cell} står redan på rad {line}; --own-numbers numrerar artiklarna efter handle och val.',
  'cli.file.price.missing': 'priset saknas.',
  'cli.file.price.zero': 'priset är 0.',
  'cli.file.price.none': '{cell} är inget pris.',
  'cli.file.price.decimals':
    '{cell} har fler decimaler än {currency}; är tecknet inte ett decimaltecken, säger --decimals vilket som är det.',
  'cli.file.open':
    '{cell} kan läsas på två sätt, och kolumnen säger inte vilket; ange --decimals point eller --decimals comma.',
  'cli.file.price.below': '{cell} är mindre än noll.',
  'cli.file.price.much': '{cell} är mer än {max} {currency}.',
  'cli.file.price.strange':
    'priset är i {currency}, och butiken säljer i {shop}; ange med --rate {currency}=N vad 1 {currency} är.',
  'cli.file.doubt.column':
    'Kolumnen {column} är i en annan valuta: är priserna i {shop}? --currency {shop} säger det; annars --currency KOD --rate KOD=N.',
  'cli.file.doubt.decimals':
    'Priserna är inte skrivna med {n} decimaler som i {shop}: är de i {shop}? --currency {shop} säger det; annars --currency KOD --rate KOD=N.',
  'cli.file.doubt.small':
    'De flesta priser är under {n} {shop}: är de i {shop}? --currency {shop} säger det; annars --currency KOD --rate KOD=N.',
  'cli.file.stock': '{cell} är inget antal.',
  'cli.file.stock.taken': '{cell} räknas som {n} stycken.',
  'cli.file.levels': 'kategorin har {n} nivåer; {max} av dem blir kvar.',
  'cli.file.content':
    '{cell} är inget innehåll: det är ett tal över 0, med högst tre decimaler, och ett av {units}.',
  'cli.file.energy': '{cell} är ingen energiklass; de är A till G.',
  'cli.file.address':
    '{cell} är ingen adress: https://…, eller en sökväg i butiken som /label.pdf.',
  'cli.file.date': '{cell} är inget datum.',
  'cli.file.online': '{cell} är varken 1 (till salu) eller 2 eller 0 (inte till salu).',
  'cli.file.type': '{cell} är ingen produkttyp.',
  'cli.file.variant.owned': 'varianten {cell} hör redan till {owner}.',
  'cli.file.variant.missing': 'varianten {cell} finns inte i filen.',
  'cli.file.handle': 'handle saknas.',
  'cli.file.double': '{cell} har samma färg och storlek som {other}.',
  'cli.file.like': '{cell} är för lik {other} för att skiljas från den.',
  'cli.file.foreign': '{cell} är redan en artikel i produkten {owner}.',
  'cli.file.unlisted': 'artiklar som ingen produkt tar upp och som inte visas ensamma',
  'cli.file.off': 'produkter som är avstängda',
  'cli.file.oftype': 'produkter av typen {type}',
  'cli.file.novariants': 'konfigurerbara produkter utan varianter',
  'cli.file.view': 'texter i butiksvyn {view}',
  'cli.file.status': 'produkter med statusen {status}',
  'cli.file.unpublished': 'produkter som inte är publicerade',
  'cli.file.giftcard': 'presentkort, som butiken inte säljer',
  'cli.file.unsent': 'artiklar som inte skickas; butiken skickar allt den säljer',
  'cli.file.untaxed': 'artiklar utan moms; --vat 0 tar en fil med sådana',
  'cli.file.picture.base': 'bilder utan fullständig adress; --pictures säger vad som står före den',
  'cli.file.picture.address': 'bilder vars adress inte är en bilds',
  'cli.file.picture.origin': 'bilder från {origin}, som PICTURE_ORIGINS inte nämner',
  'cli.file.picture.many': 'fler än {max} bilder av en produkt',
  'cli.file.nameless':
    '{n, plural, one {# produkt} other {# produkter}} saknar tillverkare, som lagen kräver i varje erbjudande; lägg till --manufacturer ”namn, adress, e-post”.',
  'cli.file.busy': 'En annan import pågår i butiken; börja om när den är klar.',
  'cli.file.changing': 'Butikens varor ändrades hela tiden; börja om när ingen ändrar dem.',
  'cli.file.half':
    'Filen skulle ta {off} av {all} produkter ur försäljning, mer än hälften. Är det meningen, ange --replace=all.',
} as const
