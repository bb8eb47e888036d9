/** Texts about quick order and its lists, in Swedish. */
export const quickOrderSv = {
  'quickorder.lead':
    'Skriv artikelnummer och antal, klistra in rader eller ladda upp en fil. Du ser pris och lager innan något läggs i varukorgen.',
  'quickorder.what':
    'Här beställer företag och föreningar med artikelnummer: rad för rad, inklistrat från ett kalkylblad eller från en CSV-fil, och sparar listor till nästa säsong.',
  'quickorder.business': 'Kontot du är inloggad med är privat och ser inga företagspriser.',
  'quickorder.apply': 'Ansök om företagskonto',
  'quickorder.lines': 'Rader',
  'quickorder.lines.hint':
    'Ett artikelnummer och ett antal på varje rad, med mellanslag, tabb, semikolon eller komma emellan. Högst {max} rader.',
  'quickorder.file': 'CSV-fil',
  'quickorder.file.choose': 'Välj fil',
  'quickorder.file.none': 'Ingen fil vald',
  'quickorder.file.hint':
    'UTF-8 eller Windows-1252, högst {max} kB. Kolumnerna Artikelnummer och Antal hittas på rubriken, annars läses de två första.',
  'quickorder.check': 'Granska raderna',
  'quickorder.add': 'Lägg {n, plural, one {# rad} other {# rader}} i varukorgen',
  'quickorder.none': 'Skriv eller ladda upp minst en rad.',
  'quickorder.faults': '{n, plural, one {# rad} other {# rader}} att rätta',
  'quickorder.row': 'Rad {n}',
  'quickorder.good': '{n, plural, one {# rad} other {# rader}} att lägga i varukorgen',
  'quickorder.total': 'Summa exkl. moms: {sum}',
  'quickorder.added': '{rows, plural, one {# vara} other {# varor}} ({n} st) ligger i varukorgen.',
  'quickorder.left':
    '{n, plural, one {# rad kunde inte läggas till och ligger} other {# rader kunde inte läggas till och ligger}} kvar här. Radnumren är de du skickade.',
  'quickorder.toomany':
    'Det är {n} rader, och högst {max} går åt gången. Inget är tillagt och alla rader finns kvar; dela upp dem i flera omgångar.',
  'quickorder.toolarge':
    'Det är för mycket på en gång: högst {max} kB. Dela upp det i flera delar.',
  'quickorder.notcsv':
    'Filen är ingen textfil. Spara den som CSV i kalkylprogrammet och ladda upp den filen.',
  'quickorder.late':
    'Inloggningen har gått ut. Dina rader finns kvar här: logga in i en annan flik och skicka dem igen.',
  'quickorder.stale':
    'Sidan hade varit öppen för länge. Dina rader finns kvar här: skicka dem igen.',
  'orderlist.save': 'Spara som lista',
  'orderlist.save.why': 'Till exempel lagets kläder, som beställs igen nästa säsong.',
  'orderlist.name': 'Listans namn',
  'orderlist.share': 'Dela med alla på {company}',
  'orderlist.change': 'Spara raderna i ”{name}”',
  'quickorder.unavailable': '”{number}” finns inte eller går inte att köpa just nu.',
  'orderlist.opened': 'Raderna kommer från listan ”{name}”.',
  'orderlist.all': 'Alla sparade listor',
  'orderlist.faults': 'Rätta raderna först, så att hela listan går att beställa igen.',
  'orderlist.empty': 'Det finns inga rader att spara.',
  'orderlist.noname': 'Skriv ett namn på listan.',
  'orderlist.longname': 'Namnet får ha högst {max} tecken.',
  'orderlist.taken': 'Du har redan en lista som heter ”{name}”.',
  'orderlist.toomany': 'Du har redan {max} listor. Ta bort någon först.',
  'orderlist.cart': 'Lägg i varukorgen',
  'orderlist.open': 'Visa och ändra raderna',
  'orderlist.edit': 'Byt namn, dela eller ta bort',
  'orderlist.rename': 'Spara namn och delning',
  'orderlist.remove': 'Ta bort listan',
  'orderlist.about': '{rows, plural, one {# rad} other {# rader}}, {n} st. Ändrad {day}.',
  'orderlist.shared': 'Delad',
  'orderlist.maker': 'Delad av {name}',
  'orderlist.fromcart': 'Spara varukorgen som lista',
  'account.orderlists': 'Sparade listor',
  'account.orderlists.about': 'Listor att beställa igen, dina egna och företagets.',
  'account.orderlists.none':
    'Du har inga listor än. Spara en från snabbordern eller från varukorgen.',
} as const satisfies Record<string, string>
