/** Common English words, none of which is a slip of another. */
export const commonWords = `
about above across actually afternoon again almost alone along already although always amazing
among amount angry another answer anyone anything apartment around asking awesome awful balance
balcony basement bathroom beach beautiful because before behind believe better between beyond
birthday boring borrow breakfast brilliant brother building burning business busy calories camera
careful carpet celebrate challenge change chasing cheap cheering chicken childhood choose
christmas church classes cleaning clever climbing closed coffee colleague combination combine
comfortable coming commit committed common commute company compare compete competing competition
complain complete completely concentrate concert condition conditioning confident connect consider
consistent constant construction contact continue control convert cooking copper core correct
couch counting couple courage cousin cover crazy creative crossfit crunch curious current curtain
cutting cycling damage dancing daughter deadline decent decide deep defence defend defense
definitely degree delay deliver demand depend design desk dessert detail develop device diet
difference dinner direct director disaster discipline discover dishes distract district divide
doctor dodge double doubt downstairs dreaming dress drill drive driveway driving drop during
dynamic early earning easier easily economy editor effect effort eight elbow elderly eleven
emergency emotion employ empty ending enemy energy engage engineer enjoy enough entertain entire
equal escape evening event every everyone evidence exactly exam example excellent exchange excited
excuse exercise expect expensive experience expert explain explore extra extreme failing fall
familiar family famous fancy farm farmer fashion faster favorite feature features february
feedback feeling fence field fifteen fifty fight fighting figure film final finally find finish
fire firm fishing fitness fixed flat flexible flight float floor fluid flying focus follow foot
football force foreign forest forever forget form fortune forty forum forward found four frame
freedom freezing fresh friday friend front fruit frustrated full function funny gain game garage
garden general generate gentle german getting giant girl giving glass goal goals going gold golf
good government grab grade grand grass grateful great grey grip ground group grow guard guess
guest guide guitar habit hair half hall hand handle hang happen happy harder hardly hate have head
heading health healthy hear heart heat heavy help helpful hero hidden high hiking hill hire
history hitting hobby hold holiday home honest hope hopefully horse hospital host hotel hour house
huge human hundred hungry hunt hurry husband idea ideal image imagine impact important impress
improve including increase indoor industry injury inside instead instructor insurance intense
interest interesting interview introduce investigate invite iron island issue item jacket january
jogging join joke journey judge juice jump june junior just keen keeping kick kill kind king
kitchen kneeling knock know label labor lack lady lake land landing language laptop large laser
last lately later laughing launch laundry layer lazy lead league lean leaning learn least leaving
lecture lesson letter level library lift light limit line link lion list listen little live living
load loan lobby local lock logic long looking loose lose loss lots loud love lovely lower lucky
lunch machine magic mail main major making male mall manage manager march mark market marry mass
master match material matter maybe mean meaning measure meat medal media medical meeting member
memory mental menu message metal method middle mile military milk mind mindful minor minute mirror
missing mission mobile mode model modern moment monday money month mood more morning most mother
motivate motor mountain mouse mouth move movie moving much muscle museum music name narrow nation
nature nearly neat neck need negative neighbour nervous network never news next nice night nine
nobody noise none normal north nose note nothing notice novel number nurse object obvious occasion
ocean offer office officer often older once online only open opening operate opinion
opposite option orange order ordinary organise other ought outdoors outfit outside over overall
overdue pace pack page paid painting pair panel paper parent park part partner party pass passing
past path patient pattern peace peak pencil people percent perfect perform perhaps period permit
person phone photo physical piano pick picture piece pilot pink pipe pitch place plan plane
planning plant plate player playing please plenty plus pocket podcast point pole police policy
polish pool poor popular position positive possible post pound pour power practice prefer prepare
presence present president press pressing pressure pretty price pride prime print prior prison
private prize probably problem product professional profile program progress project promise proof
proper protect proud prove provide public pull pump pumping punch pure purpose push pushing
quality question quick quiet quite race radio rail rain rainy raise random range rank rate rather
reach read reading ready real realise really reason receive recent recipe record recover reduce
refer reflect refresh region regular relate related relation relax release released relevant
reliable remember remind remove rent repair repeat reply report represent request rescue research
resist resource respect respond responsible rest restart result retired return reveal review
reward rhythm rich ride riding right ring rise risk road rock role roll roof room root rope rough
round routine rowing rule rush rusty safe sail salad sale salt same sand satisfy saturday save
saving scale scene schedule school science score screen season seat second secret seeing select
sell send senior sense separate series serious serve service session settle seven several shadow
shaking shape share sharing sharp sheet shelf shift shine ship shirt shock shoe shoot shop
shopping short shot should shoulder shout show shower shut sick side sign silence silly silver
similar simple since sing single sink sister site sitting situation size skills skin sleep sleepy
slightly slip slow slowly small smart smell smile smooth snow social sofa soft soil solid solution
solve somehow someone sometimes song soon soul sound soup source south space speak special speed
spend spin spirit split sport spot spread spring square stable staff stage stairs stand standing
star start starting state station status staying steady step stick stiff still stock stone stop
store storm story straight strange strategy stream street strength stress stretch strict strike
string strip strong structure struggle student study studying stuff style succeed success such
sudden suffer sugar suggest suit suitable summer sunday sunny super supply support suppose sure
surface surfing surprise survive sweat sweet swimming swing switch system table talking tall tank
tape target task taste teach teacher team tear tech tell tempo tend tennis tent term terrible test
text thanks theme theory thick thin thing thinking third thirty though thought thousand threat
three throat through throw thursday ticket tide tight time tiny tired title today together
tomorrow tone tongue tonight tool tooth total touch tough tour toward tower town track trade
tradition train trainer transfer transform trash travel treat tree trend trial trick tricky trip
trouble truck true trust truth trying tube tuesday tune turn turning twelve twenty twice type
typical ugly uncle under understand unfair union unit universe unless until update upper urban
urge useful user usual usually vacation valley value variety various vast vegetable vehicle venue
version very victim victory video view village violent virus visit voice volume vote wage wait
waiting wake waking walk walking wall want warm wash washing waste watch watching water wave
wealth weapon wear weather wedding week weekend weigh weight weird welcome well west what whatever
wheel whenever where which while white whole wide wife wild will wind window wine wing winter wise
wish without woman wonder wood word work working workshop world worry worse worth wrap write wrong
wrote yard year yellow yesterday yoga young zero zone zoom
`;
