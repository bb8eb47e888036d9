/** Swedish texts of the question about cookies. */
export const svConsent = {
  'consent.title': 'Kakor',
  'consent.text': 'Vi använder nödvändiga kakor. Med ditt ja mäter vi också hur butiken används.',
  'consent.text.preferences':
    'Vi använder nödvändiga kakor. Med ditt ja minns vi också vilka varor du har tittat på.',
  'consent.text.both':
    'Vi använder nödvändiga kakor. Med ditt ja mäter vi också hur butiken används och minns vilka varor du har tittat på.',
  'consent.accept': 'Godkänn alla',
  'consent.reject': 'Neka alla',
  'consent.choose': 'Välj kakor själv',
  'consent.save': 'Spara mitt val',
  'consent.unsent':
    'Ditt val gäller i den här webbläsaren, men har inte nått butiken. Det skickas igen när nätet är tillbaka.',
  'consent.resend': 'Skicka igen',
  'consent.necessary': 'Nödvändiga',
  'consent.necessary.text':
    'Varukorgen, inloggningen och ditt svar här. Utan dem går det inte att handla.',
  'consent.measurement': 'Mätning',
  'consent.measurement.text':
    'Visar oss vilka sidor och varor som används, så att butiken blir bättre.',
  'consent.marketing': 'Marknadsföring',
  'consent.marketing.text':
    'Låter våra annonser på andra webbplatser utgå från vad du tittat på här.',
  'consent.preferences': 'Senast visade',
  'consent.preferences.text':
    'Minns de tolv varor du tittat på senast, så att du hittar tillbaka till dem. De sparas på din enhet, och i ditt konto när du är inloggad.',
} as const satisfies Record<string, string>
