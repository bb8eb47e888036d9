/** Texts of orders that need an approver, and of limits and budgets, in Swedish. */
export const approvalSv = {
  'account.approvals': 'Att godkänna',
  'account.approvals.about': 'Beställningar som väntar på företagets godkännande',
  'account.limits': 'Gränser och budgetar',
  'account.limits.about': 'Vad företagets köpare får beställa utan godkännande',
  'approvals.about.approver':
    'Här godkänner eller avslår du beställningar som går över företagets gräns eller en köpares budget.',
  'approvals.about.buyer':
    'Här ser du dina beställningar som har gått över företagets gräns eller din budget.',
  'approvals.count': 'att godkänna',
  'approvals.waiting':
    '{n, plural, one {En beställning väntar på ditt godkännande. Svara} other {# beställningar väntar på ditt godkännande. Svara på den första}} senast {day}.',
  'approvals.see': '{n, plural, one {Se beställningen} other {Se beställningarna}}',
  'approvals.none': 'Ingen beställning väntar på godkännande.',
  approval: 'Godkännande',
  'approval.exvat': '{sum} exkl. moms',
  'approval.until': 'svara senast {day}',
  'approval.state.waiting': 'Väntar på godkännande',
  'approval.state.approved': 'Godkänd',
  'approval.state.refused': 'Avslagen',
  'approval.state.withdrawn': 'Återtagen',
  'approval.state.expired': 'Ingen svarade i tid',
  'approval.over.order':
    'Beställningen är på {sum} exkl. moms. Företagets gräns är {allowed} per beställning.',
  'approval.over.month':
    'Beställningen är på {sum} exkl. moms. Av månadens budget på {allowed} var {left} kvar.',
  'approval.over.year':
    'Beställningen är på {sum} exkl. moms. Av årets budget på {allowed} var {left} kvar.',
  'approval.need':
    'Den skickas till {names} för godkännande. Varorna hålls till och med {day}, och du får ett mejl med svaret.',
  'approval.nobody':
    'Den behöver godkännas, men företaget har ingen godkännare som kan logga in. Ring oss, så hjälper vi till.',
  'approval.anyof': 'någon av företagets {n} godkännare',
  'approval.waits': 'Den väntar på godkännande av {names}. Varorna hålls till och med {day}.',
  'approval.asks': '{name} vill beställa.',
  'approval.rows': 'Varor i beställningen',
  'approval.billing.address': 'Fakturaadress',
  'approval.decide': 'Ditt beslut',
  'approval.decide.until':
    'Svara senast {day}. Efter den dagen avbryts beställningen och varorna säljs till andra.',
  'approval.approve': 'Godkänn beställningen – {sum}',
  'approval.refuse': 'Avslå beställningen',
  'approval.message': 'Varför du avslår',
  'approval.message.hint': 'Skickas med i mejlet till den som beställde.',
  'approval.message.shop': 'Butiken har avbrutit beställningen.',
  'approval.message.missing': 'Skriv varför du avslår beställningen.',
  'approval.own': 'Du har gjort beställningen själv, så en annan godkännare måste godkänna den.',
  'approval.withdraw': 'Ta tillbaka beställningen',
  'approval.done.approved': 'Beställningen är godkänd. {name} får en orderbekräftelse.',
  'approval.done.refused': 'Beställningen är avslagen. {name} får ett mejl.',
  'approval.not.approved': 'Beställningen är redan godkänd. Inget har ändrats.',
  'approval.not.approved.by': 'Beställningen är redan godkänd av {name}. Inget har ändrats.',
  'approval.not.refused': 'Beställningen är redan avslagen. Inget har ändrats.',
  'approval.not.refused.by': 'Beställningen är redan avslagen av {name}. Inget har ändrats.',
  'approval.not.withdrawn': 'Beställningen är återtagen av den som gjorde den. Inget har ändrats.',
  'approval.not.expired':
    'Tiden att godkänna beställningen är ute, och varorna är till salu igen. Inget har ändrats.',
  'approval.was.approved': 'Godkänd {day}.',
  'approval.was.approved.by': 'Godkänd av {name} {day}.',
  'approval.was.refused': 'Avslagen {day}.',
  'approval.was.refused.by': 'Avslagen av {name} {day}.',
  'approval.was.withdrawn': 'Återtagen av den som beställde {day}.',
  'approval.was.expired':
    'Ingen hade bestämt sig {day}, så varorna är till salu igen. Beställ på nytt om de fortfarande behövs.',
  'approval.title.waiting': 'Beställning {no} väntar på godkännande',
  'approval.title.refused': 'Beställning {no} är avslagen',
  'approval.title.withdrawn': 'Beställning {no} är återtagen',
  'approval.title.expired': 'Beställning {no} blev inte godkänd i tid',
  'approval.mail.waiting.subject': 'Beställning {number} väntar på godkännande',
  'approval.mail.waiting':
    'Beställningen är inte gjord än: den väntar på att företaget godkänner den. Varorna hålls till och med {day}. Du får en orderbekräftelse när den är godkänd.',
  'approval.mail.asked.subject': '{buyer} ber dig godkänna beställning {number}',
  'approval.mail.asked':
    '{buyer} vill beställa för företaget och behöver ditt godkännande senast {day}. Till dess hålls varorna.',
  'approval.mail.refused.subject': 'Beställning {number} är avslagen',
  'approval.mail.refused':
    '{name, select, none {En godkännare} other {{name}}} har avslagit beställningen, så den blir inte av. Inget ska betalas.',
  'approval.mail.expired.subject': 'Beställning {number} blev inte godkänd i tid',
  'approval.mail.expired.buyer':
    'Ingen hade godkänt beställningen {day}, så varorna är till salu igen. Inget ska betalas. Behövs de fortfarande kan du beställa på nytt från beställningens sida.',
  'approval.mail.expired.approver':
    'Ingen hade godkänt beställningen från {buyer} {day}, så varorna är till salu igen. {buyer} har också fått ett mejl.',
  'approval.mail.approved': 'Beställningen är godkänd av {name}.',
  'approval.mail.decide': 'Se beställningen och bestäm',
  'approval.mail.follow': 'Se beställningen',
  'limits.about':
    'Köpare beställer fritt upp till gränsen och inom sin budget. Det som går över måste godkännas. Godkännare beställer utan gräns. Alla belopp är exklusive moms.',
  'limits.own.none':
    'Du kan beställa utan godkännande. Företaget har inte satt någon gräns för dig.',
  'limits.own.order': 'Du kan beställa för högst {sum} exkl. moms åt gången utan godkännande.',
  'limits.own.month':
    'Din budget är {sum} exkl. moms per månad. Den här månaden har du beställt för {spent}, och {left} är kvar.',
  'limits.own.year':
    'Din budget är {sum} exkl. moms per år. I år har du beställt för {spent}, och {left} är kvar.',
  'limits.own.more': 'En beställning som går över skickas till en godkännare.',
  'limit.order': 'Gräns per beställning',
  'limit.budgets': 'Köparnas budgetar',
  'limit.nobuyers': 'Företaget har inga köpare, bara godkännare.',
  'limit.amount': 'Belopp i {currency}, exkl. moms',
  'limit.empty': 'Lämna tomt för ingen gräns.',
  'limit.spent': '{sum} är beställt hittills. Lämna tomt för ingen budget.',
  'limit.period': 'Gäller per',
  'limit.period.month': 'månad',
  'limit.period.year': 'år',
  'limit.save': 'Spara beloppet',
  'limit.saved': 'Sparat.',
  'limit.amount.wrong': 'Skriv ett belopp, till exempel 5000, eller lämna tomt.',
  'limit.changes': 'Ändringar',
  'limit.change': '{whose}: {what}, av {by}',
  'limit.change.none': 'ingen gräns',
  'limit.change.order': '{sum} per beställning',
  'limit.change.month': '{sum} per månad',
  'limit.change.year': '{sum} per år',
  'limit.change.shop': 'butiken',
  'limit.change.somebody': 'en tidigare godkännare',
} as const
