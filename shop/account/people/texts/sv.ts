/** Texts of a company's people, in Swedish. */
export const peopleSv = {
  'person.gone': 'Personen är borttagen. Läs in sidan igen för att se vilka som finns.',
  'person.toomany': 'Fler än {max} personer går inte att lägga till. Ta bort någon först.',
  'person.email.listed': 'Personen finns redan i listan.',
  'person.email.taken': 'Den adressen går inte att lägga till. Välj en annan, eller hör av dig.',
  'person.email.fixed': 'E-posten går inte att ändra. Lägg till personen på nytt i stället.',
  'person.role.unknown': 'Välj köpare eller attestant.',
  'person.lastapprover': 'Minst en attestant måste finnas kvar. Välj en annan först.',
  'account.people': 'Personer',
  'account.people.about': 'Vilka som kan handla för företaget.',
} as const satisfies Record<string, string>
