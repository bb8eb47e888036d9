/** What `npm run import` prints, in Swedish. */
export const importSv = {
  'cli.import.resumed': 'Fortsatte där en import av samma fil hade avbrutits.',
  'cli.import.read':
    '{path}: upplägg {layout}, {products, plural, one {# produkt} other {# produkter}} med {articles, plural, one {# artikel} other {# artiklar}}.',
  'cli.import.assumed':
    '{path}: priser utan valuta läses som {currency}, butikens valuta; --currency anger en annan.',
  'cli.import.changes':
    '{added} nya, {changed} ändrade, {unchanged} oförändrade; nya kategorier: {categories}.',
  'cli.import.rehearsed': 'Inget sparades: det var en provkörning.',
  'cli.import.off': 'Säljs inte längre: {n, plural, one {# produkt} other {# produkter}}.',
  'cli.import.on': 'Säljs igen: {n, plural, one {# produkt} other {# produkter}}.',
  'cli.import.keptoff':
    'Säljs fortfarande inte, enligt beslut för hand: {products, plural, =0 {} one {# produkt} other {# produkter}}{both, select, yes { och } other {}}{articles, plural, =0 {} one {# artikel} other {# artiklar}}.',
  'cli.import.kepton':
    'Säljs fortfarande, enligt beslut för hand: {n, plural, one {# produkt} other {# produkter}}.',
  'cli.import.kept':
    'Kvar som ändrat för hand: {fields, plural, one {# fält} other {# fält}} i {products, plural, one {# produkt} other {# produkter}}.',
  'cli.import.kept.article': '{code}, artikel {article}: {field}',
  'cli.import.kept.more': 'Och {n} till; --verbose visar alla.',
  'cli.import.nothing': 'Inget importerades.',
  'cli.import.converted': 'Priser i {code} räknades om: 1 {code} är {rate} {shop}.',
  'cli.import.ownrate': '--rate {currency} säger ingenting: butiken säljer i {currency}.',
  'cli.import.norate':
    'Filen är i {file}, och butiken säljer i {shop}: ange med --rate {file}=N vad 1 {file} är.',
  'cli.import.rate':
    '--rate måste vara en valuta och ett tal, till exempel USD=10.45, men är ”{text}”.',
  'cli.import.currency':
    '{option} måste vara en valuta enligt ISO 4217, till exempel USD, men är ”{text}”.',
  'cli.import.nofile': 'Ange en CSV-fil: npm run import -- fil.csv',
  'cli.import.replaceone':
    '--replace gäller en enda fil: två från samma källa skulle ersätta varandra.',
  'cli.import.option':
    'Kommandot går inte att läsa ({sentence}); npm run import -- --help visar valen.',
  'cli.import.replace': '--replace står ensamt eller som --replace=all, men är ”{value}”.',
  'cli.import.instant':
    '--stock-as-of måste vara en tidpunkt som har varit, till exempel 2026-11-22T08:00, men är ”{value}”.',
  'cli.import.source':
    '--source måste vara ett namn av bokstäver, siffror och bindestreck, men är ”{value}”.',
  'cli.import.storefront':
    '--storefront måste vara sport, professional eller båda, men är ”{value}”.',
  'cli.import.number': '{name} måste vara ett tal från {min} till {max}, men är ”{value}”.',
  'cli.import.encoding': '--encoding måste vara {first} eller {second}, men är ”{value}”.',
  'cli.import.decimals': '--decimals måste vara point eller comma, men är ”{value}”.',
  'cli.import.pictures':
    '--pictures måste vara en adress som https://old.example/media, men är ”{value}”.',
  'cli.import.step.read': '{n} rader lästa, {speed} i sekunden',
  'cli.import.step.shaped': '{n} produkter lästa, {speed} i sekunden',
  'cli.import.step.compared': '{n} produkter jämförda, {speed} i sekunden',
  'cli.import.step.indexed': '{n} produkter indexerade, {speed} i sekunden',
  'cli.import.step.stored': '{n} produkter lagrade, {speed} i sekunden',
} as const
