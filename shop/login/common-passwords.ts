/**
 * The words most often used in passwords, in lower case, without the digits and symbols around
 * them. Collected from two public counts of leaked passwords, both in SecLists: Mark Burnett's ten
 * million of 2015 (the first thousand) and NordPass's yearly two hundred, 2025. The Swedish words
 * and those of a sports shop are our own. Keyboard rows and digits need no list: see
 * `findPasswordFault`.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
1a2b3c4d 4815162342 a1b2c3d4 aabb1122 abc access accord action adidas admin administrator
admintelecom adrian airborne alaska albert alexander alexis alicia alison alpha alskling
alyssa amanda america american anderson andrea andrew andrey angel angela angels animal
anthony antonio apollo apple apples arizona arnold arsenal arthur ashley august austin avalon
avatar awesome babygirl badboy badger bailey banana bandit barbara barney baseball batman
baxter beatles beaver beavis benjamin bigboy bigdaddy bigdog birdie bishop bismillah biteme
blazer blink182 blomma bobby bond007 bonnie booboo boomer boston bradley brandon brandy braves
brazil brenda brian brittany broncos brooke brooklyn brutus bubba bubbles buddy buffalo
bulldog bulldogs bullet buster butter butthead calvin camaro cameron canada captain cardinal
carlos carmen carolina caroline carter cartman casper cassie celtic champion chance changeme
charles charlie cheese chelsea cherokee cherry chester chicago chicken chopper chris christ
cisco claire classic claudia cocacola coffee college colorado compaq computer connor
contrasena contraseña cookie cooper copper corvette cougar courtney cowboy cowboys crazy
creative cricket crystal daddy dakota dallas dancer danger daniel danielle darkness darkside
david debbie december demo denise dennis denver destiny dexter diablo diamond diesel digger
digital disney djurgarden djurgården doctor doggie dolphin dolphins domino donald donkey
douglas dragon dreamer dreams driver drowssap drummer ducati duncan eagle eagles eclipse
edward einstein electric elephant elvis eminem empire england enigma enter eugene everton
explorer extreme falcon family fantasy fender ferrari fireman fishing fiskmås fitness florida
flower fluffy flyers football forest forever fotboll francis frankie franklin freddy freedom
freeuser friday friend friends gabriel gandalf garfield gateway gators gemini general genesis
genius george georgia giants gibson ginger girls global godzilla golden golf golfer google
gordon goteborg gregory guest guinness guitar gunner guru göteborg hammarby hammer hannah
happy hardcore harley hawaii heather heaven hejhej hejsan hello helpme hendrix heslo hitman
hockey homer honda horses hotrod houston howard hummer hundar hunter hösten iceman iloveyou
india indian infinity internet ireland ironman jackie jackson jaguar jagälskardig james
jasmine jason jasper jeffrey jennifer jeremy jessica jessie jester jesus jimmy johnny johnson
jonathan jordan jordan23 joseph joshua junior jupiter justice justin juventus kalle karina
katten kawasaki kelly kermit kevin kimberly kitten kitty klaster knight kristina lacrosse
lakers lasvegas lauren legend leslie letmein liberty lifehack lisa little liverpool lizard
logitech london losenord louise lovelove lovely loveme lover loverboy lovers loveyou lucky
löpning lösenord madison madmax madonna maggie magic magnum malmö mamma marathon marcus marina
marine marlboro marley marshall martin marvin maryjane master matrix matthew maverick maximus
maxwell melanie melissa member mercedes mercury merlin metallic metallica mexico michael
michelle michigan mickey midnight miller minecraft mitchell molly monday money monica monkey
monster montana morgan mother motorola mountain mozart muffin murphy music mustang naruto
nascar nastya natalie natasha nathan ncc1701 ncc1701d nelson nemesis newport newyork nicholas
nicole nikita nintendo nirvana nissan norman nothing november october oliver olivia online
orange p@$$w0rd p@55w0rd packers pakistan pamela pantera panther panthers pappa paradise
parker pass passion passord passport passwd password patches patricia patrick patriots peaches
peanut pearljam penguin people pepper peter phantom phoenix pirate platinum playboy player
please pokemon police polina poohbear pookie popcorn porsche power predator prince princess
private pumpkin purple qazwsx rabbit rachel racing raider raiders rainbow ranger rangers
raptor rascal rebecca redskins redsox reggie richard robert rocket rocky roland rooster root
rosebud runner running rush2112 russell russia sabrina samantha sammy samson samsung sandman
sandra sarah saturn scarface school scooby scooter scorpio scorpion scotland scott scotty
secret security sergey shadow shannon sharon shelby shorty sierra silver simon simple simpson
simpsons skipper skippy skyline slayer slipknot smokey smooth snickers sniper snoopy snowball
soccer softball sommar sommaren sophie spanky sparky speedy spencer spider spiderman spirit
spitfire spooky sport spring stalker stanley stargate startrek starwars steelers stella
stephen steve steven stockholm student stupid sublime success summer sunshine superman surfer
suzuki sverige svetlana sweet swordfish sydney system taylor tennis teresa test tester testing
theman therock theworldinyourhand thomas thumper thunder thx1138 tiffany tiger tigers tigger
timothy tinker titanic tomcat tommy topgun toyota training travis trinity trouble trustno
träning tucker turkey turktelekom turtle tweety united user valentin vampire vanessa veronica
victor victoria victory viking vikings vincent vinter viper virginia vision vladimir vodafone
voodoo voyager våren walker walter warcraft warrior water welcome whatever wildcat wildcats
william williams willow wilson windows winner winston winter wizard wolf wolfpack wombat
xavier yamaha yankees yellow zachary zaqxsw zombie älskardig älskling
`
    .trim()
    .split(/\s+/),
)
