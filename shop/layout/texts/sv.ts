/** Texts of what stands around every page, in Swedish. */
export const layoutSv = {
  'page.demo.line': 'Demobutik: varorna finns inte på riktigt och inget levereras.',
  'page.demo.line.short': 'Det här är en demobutik.',
  'page.demo.doors': 'Prova allt',
  'page.demo.close': 'Dölj raden',
  'page.logo': '{shopName}, till startsidan',
  'page.pro': 'Pro',
  'page.private': 'Privat',
  'page.business': 'Företag',
  'page.otherlanguage': 'English',
  'vat.with': 'Visa priser inkl. moms',
  'vat.without': 'Visa priser exkl. moms',
  'vat.now.with': 'Priser visas inkl. moms.',
  'vat.now.without': 'Priser visas exkl. moms.',
  'page.offline':
    'Du är offline. Inget har skickats, och det du har skrivit finns kvar. Försök igen när nätet är tillbaka.',
  'page.footer.about': 'Sport och träning för dig, laget och gymmet.',
  'page.footer.help': 'Kundservice',
  'page.footer.shop': 'Om butiken',
  'page.footer.ways': 'Så kan du betala',
  'page.orgnumber':
    'organisationsnummer {organizationNumber}{vatNumber, select, none {} other {, momsreg.nr {vatNumber}}}',
  'page.home.description':
    'Löparskor, träningskläder, bollar, vikter och maskiner. {returnDays} dagars öppet köp.',
  'page.quickorder': 'Snabborder',
  'page.home.campaigns': 'Kampanjer',
  'page.home.news': 'Nyheter',
  'page.prohome.description': 'Företagspriser utan moms på lagkläder, bollar, vikter och maskiner.',
  'page.quotation.list': 'Offertlista',
  'page.nav.more': 'Fler',
  'page.form.back': 'Tillbaka till sidan',
  'page.notfound.text':
    'Sidan kan ha flyttats eller tagits bort. Sök här ovanför, eller börja här:',
  'page.notfound.search': 'Sök efter ”{words}”',
} as const
