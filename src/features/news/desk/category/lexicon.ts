import type { Category } from "#contracts/sections.ts";

/**
 * Words and phrases by which a reader sorts a headline. `sure` ones decide almost alone, `likely` ones need others, and
 * `named` people count between the two, because a governor also opens markets and clinics. Words are compared by their
 * stems, phrases word by word.
 */
export const lexicon: Readonly<Record<Category, { sure: string; named?: string; likely: string }>> = {
  Sports: {
    sure: `
      team nigeria
      football|footballer|footballers|soccer|super eagles|super falcons|flying eagles|golden eaglets|falconets|flamingos|d'tigers|d'tigress
      npfl|npl|nff|fifa|uefa|caf|afcon|wafcon|epl|premier league|la liga|serie a|bundesliga|ligue 1|super lig|champions league|europa league
      conference league|world cup|fa cup|carabao cup|community shield|club world cup|super cup|cup final|ballon d'or|mls|inter miami|al nassr
      arsenal|chelsea|liverpool|manchester united|man united|man utd|manchester city|man city|tottenham|newcastle united|aston villa|everton
      real madrid|barcelona|atletico|bayern|dortmund|juventus|ac milan|inter milan|napoli|psg|galatasaray|fenerbahce|besiktas|ajax|celtic
      sevilla|valencia cf|villarreal|real betis|athletic bilbao|girona|as roma|lazio|fiorentina|atalanta|leverkusen|leipzig|marseille|benfica|fc porto|feyenoord|psv eindhoven
      brighton|brentford|fulham|bournemouth|crystal palace|nottingham forest|leeds united|west ham|sunderland|burnley|southampton|al ahly|zamalek|mamelodi sundowns|orlando pirates|kaizer chiefs|al hilal|al ittihad
      commonwealth youth games|youth olympics|youth olympic|african games|glasgow 2026|dakar 2026|los angeles 2028|on loan|loan move|season-long loan|option to buy
      enyimba fc|rangers international|kano pillars|remo stars|shooting stars|rivers united|heartland fc|plateau united
      striker|midfielder|goalkeeper|winger|hat-trick|hat trick|brace|penalty shootout|kick-off|matchday|red card|offside|free kick
      osimhen|lookman|ronaldo|messi|mbappe|haaland|salah|guardiola|arteta|mourinho|ancelotti|zidane|okocha|kanu nwankwo|iwobi|ndidi|chelle|peseiro
      oshoala|nnadozie|ajibade|tobi amusan|amusan|onwudiwe|ofili|brume|infantino|motsepe|bellingham|vinicius|lamine yamal|saka|rodri|casemiro
      boxing|boxer|heavyweight|knockout|anthony joshua|tyson fury|usyk|ufc|wrestling|wrestler|wwe|tennis|wimbledon|us open tennis|djokovic|alcaraz|sinner
      basketball|nba finals|nba draft|nba season|bal season|handball|volleyball|cricket|rugby|badminton|table tennis|aruna quadri|quadri aruna|golf|golfer|swimming
      athletics|athlete|athletes|sprinter|marathon|olympic|olympics|paralympics|commonwealth games|national sports festival|diamond league|relay|medalist|medallist|medals
      formula 1|formula one|grand prix|chess|judo|taekwondo|karate|weightlifting|para-powerlifting|fencing|hockey|esports|motogp
      sports|sporting|sports commission|stadium|gold medal|silver medal|bronze medal|transfer window|transfer fee|transfer deal|free transfer|loan deal
      quarter-final|quarterfinal|semi-final|semifinal|semi-finals|round of 16|group stage|qualifier|qualifiers|qualification playoff|pre-season|preseason|friendly match|derby|fixtures
    `,
    likely: `
      coach|coaches|coaching|club|clubs|squad|goal|goals|scores|scored|match|matches|tournament|league|champion|champions|championship|championships|trophy|title|season|fans
      transfer|loan|signing|signs|player|players|playing|referee|var|final|finals|semi|kick|pitch|captain|eagles|falcons|rangers|medal|gold|silver|bronze|game|games|cup|win|draw|defeat|victory|beat
      injury|retirement|relegation|promotion|contract|manager|teammate|kit|race|races|record|debut|debutant|clash|tie|host|hosts
    `,
  },
  Entertainment: {
    sure: `
      performing arts|game show|quiz show
      nollywood|hollywood|bollywood|actor|actress|actors|thespian|filmmaker|film|films|movie|movies|box office|cinema|cinemas|netflix|prime video|showmax|marvel|disney|trailer|screenplay|sequel|premiere|premieres
      singer|singers|rapper|rappers|musician|musicians|afrobeats|afrobeat|amapiano|fuji|highlife|gospel singer|gospel artiste|hip-hop|hip hop|album|albums|ep|single|mixtape|music video|song|songs|lyrics|grammy|grammys|headies|amvca|afrima|bet awards|mtv|billboard|spotify|concert|concerts|world tour|tour dates|record label|producer
      davido|wizkid|burna boy|tiwa savage|tems|rema|ayra starr|asake|olamide|don jazzy|mavin|phyno|flavour|simi|adekunle gold|kizz daniel|fireboy|omah lay|portable|zlatan|naira marley|mohbad|2baba|2face|tuface|psquare|p-square|mr p|rudeboy|patoranking|yemi alade|falz|ycee|ladipoe|ckay|joeboy|blaqbonez|odumodublvck|shallipopi|seyi vibez|bella shmurda|niniola|eedris|speed darlington|small doctor|teni|niniola
      genevieve nnaji|omotola|funke akindele|toyin abraham|mercy johnson|ini edo|regina daniels|yul edochie|judy austin|kanayo|pete edochie|rita dominic|destiny etiko|iyabo ojo|mercy aigbe|kunle afolayan|kate henshaw|ramsey nouah|rmd|nkem owoh|charles okocha|odunlade|femi adebayo|bimbo ademoye|timini|deyemi|alex ekubo
      bbnaija|big brother|bb naija|housemate|housemates|evicted|skit maker|skitmaker|comedian|comedians|comedy|comic|content creator|influencer|tiktoker|tiktok star|youtuber|streamer|peller|jarvis|carter efe|brain jotter|sabinus|mr macaroni|taooma|ay makun|basketmouth|bovi|seyi law|verydarkman|vdm|celebrity|celebrities|reality star|reality show|reality tv|media personality|oap|on-air personality
      kardashian|beyonce|jay-z|rihanna|drake|kanye|taylor swift|justin bieber|diddy|kendrick|cardi b|nicki minaj|chris brown|usher|tupac|michael jackson|britney
      entertainment|entertainer|showbiz|red carpet|dj|disc jockey|playlist|soundtrack|documentary|tv series|series finale|stage play|theatre arts|broadway|miss universe|miss nigeria|beauty queen|beauty pageant|pageant
    `,
    likely: `
      music|star|stars|fans|video|award|awards|nominated|nominees|celebrates|baby|pregnancy|divorce|ex-wife|ex-husband|lover|relationship|dating|breakup|wedding|viral|drama|cast|series|episode|studio|tour|festival|stage|role|feud|apologises|mourns|birthday|skit|show|artist|artiste|artistes|performer|perform|performance|popular|veteran
    `,
  },
  Business: {
    sure: `
      oil firms|oil companies|oil company|oil producers|wto|world trade organisation|world trade organization|cut jobs|cuts jobs|housing deficit|housing units|marine economy|blue economy|business-friendly|attract investment|attract investors|foreign investors|local investors|invest in nigeria|pharmaceutical company|private sector|oil pipeline|cashless
      carmaker|carmakers|automaker|automakers|bmw|toyota|volkswagen|tesla|aramco
      state-owned airline|cng project|gas project|industrialised|industrialisation|renewable energy|concessions|concession|resort|agro|beans|palm oil|shea|export ban|import ban|levies|excise|debt service|food inflation|cost of living|layoffs|lays off|laid off|lay off|fires thousands|fires workers|fires staff|retrenches|retrenchment|job losses|job cuts|share purchase|acquires stake|shareholding
      cbn|central bank|naira|exchange rate|forex|fx market|foreign exchange|external reserves|foreign reserves|inflation|interest rate|mpr|monetary policy|mpc|gdp|stock market|stocks|equities|equity market|ngx|nse|all-share index|market capitalisation|government bonds|fgn bond|fgn bonds|corporate bonds|bond market|savings bond|eurobond|eurobonds|treasury bills|t-bills|sukuk|dividend|dividends|shareholder|shareholders|investor|investors|recapitalisation|recapitalization|ipo|rights issue|pre-tax|profit|profits|revenue|revenues|turnover|half-year|full-year
      bank|banks|banking|lender|lenders|fintech|loan|loans|credit|microfinance|insurance|insurers|insurer|pension|pencom|naicom|sec nigeria|fccpc|smedan|bank of industry|boi|nexim|afreximbank|access bank|zenith bank|gtbank|gtco|uba|first bank|firstholdco|fidelity bank|keystone bank|polaris bank|wema bank|fcmb|sterling bank|stanbic|union bank|ecobank|moniepoint|opay|palmpay|flutterwave
      oil price|oil prices|crude|crude oil|brent|opec|barrel|barrels|petrol|fuel price|fuel prices|pump price|diesel|refinery|refineries|dangote refinery|nnpc|nnpcl|nuprc|nmdpra|oil and gas|oil marketers|marketers|ipman|lng|nlng|upstream|downstream|seplat|oando|shell|chevron|totalenergies|exxonmobil|gas pipeline|cooking gas
      dangote|elumelu|otedola|rabiu|bua|mtn nigeria|airtel africa|telcos|telecoms|manufacturers|man president|manufacturing|lcci|nacc|naccima|chamber of commerce|msme|msmes|smes|sme|entrepreneur|entrepreneurs|startup|startups|business|businesses|trade deficit|trade surplus|exports|export|exporters|imports|importers|afcfta|tariff|tariffs|customs revenue|vat|taxation|tax|taxes|tax reform|tax laws|firs|nrs
      imf|world bank|moody's|fitch|s&p|credit rating|economy|economic growth|economists|economist|fiscal|debt|borrowing|budget deficit|unemployment|jobs report|cryptocurrency|bitcoin|crypto|blockchain|stablecoin|ethereum
      airline|airlines|aviation|air peace|arik|ibom air|united nigeria|airfares|airport concession|seaport|seaports|port|ports|shipping|maritime|agribusiness|farmers|cocoa|cassava|rice price|food prices|fertiliser|fertilizer|real estate|property market|mortgage|cement|electricity tariff|discos|disco|nerc|power sector|genco|gencos|metering
    `,
    likely: `
      market|markets|price|prices|investment|investments|invest|fund|funding|finance|finances|financial|capital|growth|industry|industrial|company|companies|firm|firms|ceo|managing director|md|sector|trade|oil|gas|energy|power|mining|minerals|agric|agriculture|commodity|commodities|customers|consumers|sales|deal|merger|acquisition|shares|trn|billion|wage|jobs|cost|costs|economic|stake|assets|earnings|value chain|partnership
    `,
  },
  Health: {
    sure: `
      health|healthcare|hospital|hospitals|doctor|doctors|nurse|nurses|nma|nard|mdcan|midwives|pharmacist|pharmacists|pharmacy|patient|patients|medical|medic|medics|clinic|clinics|phc|phcs|primary healthcare|vaccine|vaccines|vaccination|immunisation|immunization|malaria|cholera|lassa|lassa fever|ebola|mpox|measles|polio|meningitis|diphtheria|tuberculosis|hiv|aids|hepatitis|covid|covid-19|outbreak|epidemic|pandemic|ncdc|nafdac|nhia|nphcda|nimr|who africa|world health organisation|world health organization
      cancer|diabetes|hypertension|stroke|sickle cell|genotype|kidney|heart disease|cardiologist|surgeon|surgery|surgeons|transplant|maternal|maternal mortality|antenatal|childbirth|breastfeeding|malnutrition|nutrition|obesity|mental health|depression|autism|dementia|blindness|eye care|dental|dentist|fistula|fibroid|menstrual|contraceptive|family planning|fertility|ivf|disease|diseases|infection|infections|virus|bacteria|drug resistance|antibiotics|medicine|medicines|treatment|radiotherapy|oncology|drugs shortage|blood donation|organ|snakebite|wellness|fitness|wellbeing|resident doctors|health workers|health insurance
    `,
    likely: `
      care|cases|symptoms|experts|diet|exercise|sleep|pregnant|mothers|babies|newborn|infant|drug|drugs|tested|screening|free medical|awareness|prevention|hygiene|sanitation|abuse
    `,
  },
  Education: {
    sure: `
      learning hub|learning hubs|leadership training|corper|school leavers|signed out|provost’s|varsities|lecturers’|convocation|dropouts|boarding house|hostel|hostels|matriculating|teachers’|textbooks|school feeding
      university|universities|varsity|polytechnic|polytechnics|college of education|colleges|undergraduate|undergraduates|students|student|pupils|pupil|school|schools|teacher|teachers|lecturer|lecturers|professor|professors|vice-chancellor|vice chancellor|vc|registrar|rector|provost|matriculation|convocation|graduates|graduands|graduate|first-class|first class|phd|scholarship|scholarships|bursary|tuition|school fees|asuu|nasu|ssanu|naat|asup|coeasu|nut|nans|jamb|utme|waec|wassce|neco|nabteb|ssce|bece|gce|post-utme|cut-off mark|admission|admissions|tetfund|nelfund|student loan|student loans|ubec|subeb|nuc|nbte|ncce|ministry of education|education minister|minister of education|education|educational|educationist|literacy|curriculum|classroom|classrooms|exam|exams|examination|examinations|out-of-school|almajiri|unilag|unilorin|uniben|unn|oau|futa|lautech|lasu|abu zaria|covenant university|babcock|stem|campus|alumni|academic|academics|accreditation
    `,
    likely: `
      learning|training|research|degree|teach|teaching|study|studies|book|books|science|principal|fees|results|youths|knowledge|quiz|competition|essay
    `,
  },
  Politics: {
    sure: `
      2027 election|2027 elections|2027 poll|2027 polls|2027 presidency|2027 presidential|2027 governorship|2027 general elections
      apc|pdp|labour party|lp|nnpp|adc|ndc|sdp|apga|apm|ypp|prp|accord party|aac|zlp|inec|siec|lasiec|election|elections|poll|polls|electoral|electorate|osundecides2026|ekitidecides2026|ballot|bvas|irev|polling unit|voters|vote|votes|vote-buying|voter|pvc|pvcs|primaries|primary election|governorship|guber|candidate|candidates|aspirant|aspirants|running mate|senatorial|presidential candidate|presidential ambition|presidency|defects|defect|defection|defections|decamps|endorse|endorses|endorsed|endorsement|campaign council|campaign|campaigns|manifesto|zoning|re-election|reelection|second term|consensus candidate|party chairman|party chieftain|chieftain|stalwart|political|politics|politician|politicians|opposition|coalition|ruling party|godfather|godfatherism|statesman|democracy|democratic
      senate|senate president|house of representatives|reps|national assembly|house of assembly|plenary|constituency|constituents|bill|constitution|constitution amendment|constitutional amendment|impeach|impeachment|governors' forum|ngf|fec|cabinet|cabinet reshuffle|commissioner-nominee|ministerial|special adviser|ssa|chief of staff|sgf|secretary to the government|local government|lg chairman|lg chairmen|executive order|state police|presidential pardon|afenifere|ohanaeze|arewa|acf|southern northern northern elders
    `,
    named: `
      deputy governor|governor|governors|gov|govs|minister|ministers|speaker|aide|lawmaker|lawmakers|senator|senators
      tinubu|shettima|atiku|peter obi|obi|kwankwaso|el-rufai|wike|akpabio|barau|abbas|kalu|amaechi|aregbesola|oyinlola|adeleke|oyebamiji|makinde|sanwo-olu|hamzat|fubara|soludo|otti|mbah|nwifuru|uzodimma|diri|eno|okpebholo|obaseki|oborevori|fayemi|oyebanji|aiyedatiwa|abiodun|ododo|yahaya bello|abdulrazaq|alia|sule|bago|mutfwang|kefas|fintiri|zulum|buni|inuwa|bala mohammed|uba sani|abba kabir|ganduje|radda|dauda lawal|idris|aliyu|namadi|tambuwal|saraki|natasha|akpoti|ndume|oshiomhole|okorocha|ortom|lalong|melaye|shekarau|lamido|obasanjo|jonathan|buhari|osinbajo|bwala|onanuga|keyamo|umahi|gbajabiamila|sowore|nnamdi kanu|fani-kayode|ezekwesili|pat utomi|david mark|bode george|secondus|anyanwu|damagum|yilwatda|nentawe
    `,
    likely: `
      2027|government|state|party|president|first lady|federal|appoints|appointment|nominee|resigns|sacks|tenure|policy|reform|reforms|supporters|loyalists|rally|group|groups|alliance|leadership|leader|leaders|term|mandate|stakeholders|praises|faults|knocks|slams|congratulates|commissions|inaugurates|projects|administration|civil service|commissioner|assembly|parliament|prime minister|trump|diplomatic|ambassador|envoy
    `,
  },
  Lifestyle: {
    sure: `
      fashion|style|designer|stylist|runway|lagos fashion week|outfit|outfits|aso ebi|gele|ankara|agbada|makeup|skincare|skin care|hairstyle|hairstyles|beauty tips|recipe|recipes|jollof|cuisine|chef|cooking|restaurant|restaurants|foodie|travel tips|tourism|tourist|tourists|holiday destination|vacation spots|relationship tips|dating tips|marriage advice|parenting|horoscope|home decor|interior design|gardening|wine|luxury|lifestyle|cultural festival|festival of|eyo festival|argungu|new yam festival|durbar|ojude oba|carnival|art exhibition|exhibition|gallery|pets|self-care|hobbies|cocktail
    `,
    likely: `
      culture|cultural|food|women|love|marriage|couple|couples|family|tradition|traditional|heritage|festival|wedding|weddings|hotel|hotels|event|events|art|artworks|museum|dress|hair|beauty|home|life|lessons|tips|gift|gifts|anniversary
    `,
  },
  Technology: {
    sure: `
      tech firm|tech giant|ai firm|ai company|ai chip|ai oversight|ai regulation|ai academy|ai scam|nokia|ericsson|huawei|oracle|amazon|anthropic|intel|cyber attack|cyber attacks|cyberattack|cyberattacks|ransomware|phishing|inventor|engineer builds|telecoms policy|spectrum|internet shutdown|laptops|laptop
      artificial intelligence|ai model|ai models|ai tools|ai-powered|chatgpt|openai|gemini ai|grok|deepseek|google|microsoft|apple|iphone|android|samsung|smartphone|smartphones|meta platforms|facebook|instagram|whatsapp|tiktok ban|x corp|twitter|spacex|starlink|satellite|software|app store|mobile app|cybersecurity|cyber security|hackers|hacker|data breach|data protection|ndpc|broadband|5g|fibre|data centre|data centres|cloud computing|robotics|robot|robots|semiconductor|chips|nvidia|nitda|3mtt|tech|technology|techies|developers|coding|programmers|innovation hub|ict|e-commerce|jumia|konga|digital economy|gadgets|nasa|quantum|algorithm|machine learning|tech startup|tech ecosystem|ncc|nigcomsat|galaxy backbone
    `,
    likely: `
      digital|online|internet|platform|innovation|data|app|apps|device|devices|users|cyber|network|electric vehicle|drone|drones|space|ai
    `,
  },
  "General News": {
    sure: `
      icc|international criminal court|chief prosecutor|property owner|property owners
      rescued|rescues|rescue|abductees|captives|captivity|hostages|ransom|freed victims|runway|skids off|nsib|plane crash|air crash|helicopter crash|stampede|sermon|preaching|friday sermon|pilgrimage|missing girl|missing boy|lynched|mob|cult clash|displaced persons|idps|idp camp|resettles|border dispute|boundary dispute
      police|gunmen|bandits|bandit|kidnap|kidnapped|kidnappers|abducted|abduct|abductors|abduction|kidnapping|terrorists|terrorist|boko haram|iswap|lakurawa|ansaru|insurgents|insurgency|troops|soldiers|soldier|army|navy|naf|military|airstrike|air force|dhq|defence headquarters|cds|coas|vigilante|amotekun|herders|herdsmen|killed|kill|kills|killing|murder|murdered|dead|dies|death|corpse|body|bodies|die|robbers|robbery|armed robbery|cultists|cult|cultism|ritualists|ritual|rape|raped|defilement|defiled|sexual assault|trafficking|traffickers|ndlea|cocaine|cannabis|tramadol|nscdc|frsc|lastma|accident|crash|auto crash|boat|boat mishap|capsizes|drown|drowned|tanker|explosion|fire|building collapse|collapsed building|flood|flooding|floods|rainstorm|nema|lasema|nimet|earthquake|landslide|hurricane|wildfire
      court|high court|supreme court|appeal court|magistrate|judge|remand|remands|remanded|arraigned|arraigns|jailed|jails|convicted|convicts|sentenced|sentences|trial|efcc|icpc|fraudster|yahoo boys|fraudsters|fraud|theft|thieves|thief|suspect|suspects|arrest|arrests|arrested|nab|nabs|detained|inmates|prison|correctional|custody|bail|witness|lawyer|nba president|cjn|justice
      customs|immigration|nis|passport|nysc|corps members|pilgrims|hajj|nahcon|church|pastor|bishop|catholic|cleric|imam|sultan|cardinal|pope|mosque|muslim|muslims|christian|can president|monarch|oba|emir|traditional ruler|ooni|alaafin|olu of warri|obi of onitsha|protest|protesters|protests|strike action|nlc|tuc|labour union|community|communities|residents|weather|road|bridge|traffic|demolition|demolish|xenophobia|xenophobic|south africa attacks|migrants|deportation|deported|deportees|israel|gaza|iran|ukraine|russia|kremlin|hamas|hezbollah|houthi|ceasefire|missile|missiles|war|nato|united nations|morning recap|newspaper review|newspapers
    `,
    likely: `
      port harcourt|nuj|journalist|journalists|victims|victim|injured|missing|rescued|rescue|attack|attacks|raid|weapons|arms|ammunition|security|insecurity|operation|operatives|crime|criminal|criminals|man|woman|teenager|boy|girl|father|mother|son|wife|husband|house|market|village|farm|highway|expressway|lagos|abuja|kano|commission|foundation|empowers|donates|philanthropist|youths|widows|ngo|water|waste|environment|climate|burial|obituary|funeral|tribute|petition|trump|putin|netanyahu
    `,
  },
};
