/** Swedish texts of the question about cookies. */
export const svConsent = {
  'consent.title': 'Kakor',
  'consent.text': 'Vi använder nödvändiga kakor. Med ditt ja mäter vi också hur butiken används.',
  'consent.accept': 'Godkänn alla',
  'consent.reject': 'Neka alla',
  'consent.choose': 'Välj själv',
  'consent.save': 'Spara mitt val',
  'consent.necessary': 'Nödvändiga',
  'consent.necessary.text':
    'Varukorgen, inloggningen och ditt svar här. Utan dem går det inte att handla.',
  'consent.measurement': 'Mätning',
  'consent.measurement.text':
    'Visar oss vilka sidor och varor som används, så att butiken blir bättre.',
  'consent.marketing': 'Marknadsföring',
  'consent.marketing.text':
    'Låter våra annonser på andra webbplatser utgå från vad du tittat på här.',
} as const satisfies Record<string, string>
