/** Invented manufacturers, with the address that every offer must state (Regulation 2023/988, Article 19). */
export const brands = {
  asklop: { name: 'Asklöp', manufacturer: maker('Asklöp AB', 'Banvägen 4, 903 33 Umeå', 'asklop') },
  fjallregn: {
    name: 'Fjällregn',
    manufacturer: maker('Fjällregn Kläder AB', 'Kalfjällsvägen 12, 831 40 Östersund', 'fjallregn'),
  },
  havrand: {
    name: 'Havrand',
    manufacturer: maker('Havrand Studio AB', 'Kajskjul 7, 211 20 Malmö', 'havrand'),
  },
  jarnkulla: {
    name: 'Järnkulla',
    manufacturer: maker('Järnkulla Gjuteri AB', 'Hyttgatan 31, 781 71 Borlänge', 'jarnkulla'),
  },
  tallbo: {
    name: 'Tallbo',
    manufacturer: maker('Tallbo Hemgym AB', 'Sågverksgatan 9, 352 46 Växjö', 'tallbo'),
  },
  planhalva: {
    name: 'Planhalva',
    manufacturer: maker('Planhalva Boll & Mål AB', 'Läktarvägen 2, 504 33 Borås', 'planhalva'),
  },
  servelin: {
    name: 'Servelin',
    manufacturer: maker('Servelin Racket AB', 'Nätgatan 15, 252 25 Helsingborg', 'servelin'),
  },
  sargen: {
    name: 'Sargen',
    manufacturer: maker('Sargen Inomhus AB', 'Parkettgatan 6, 702 27 Örebro', 'sargen'),
  },
  takthjul: {
    name: 'Takthjul',
    manufacturer: maker('Takthjul Maskin AB', 'Remskivevägen 18, 721 37 Västerås', 'takthjul'),
  },
  packlund: {
    name: 'Packlund',
    manufacturer: maker('Packlund & Co AB', 'Spännarvägen 3, 582 78 Linköping', 'packlund'),
  },
  tidlund: {
    name: 'Tidlund',
    manufacturer: maker('Tidlund Instrument AB', 'Urtavlegatan 8, 754 50 Uppsala', 'tidlund'),
  },
  pyttefot: {
    name: 'Pyttefot',
    manufacturer: maker('Pyttefot AB', 'Lekplatsvägen 5, 553 20 Jönköping', 'pyttefot'),
  },
  lagrummet: {
    name: 'Lagrummet',
    manufacturer: maker(
      'Lagrummet Förening AB',
      'Omklädningsvägen 10, 602 38 Norrköping',
      'lagrummet',
    ),
  },
} as const

function maker(name: string, address: string, domain: string): string {
  return `${name}, ${address}, kontakt@${domain}.example`
}
