// Names that people here use for cities, and the quarters and towns that lead to one. Staff add what is missing to the place.

/** By a city, in small letters without accents: short names, and names in other languages. Places named after it have them too. */
export const shortNames: Readonly<Record<string, string>> = {
  douala: 'dla, dual, kamerunstadt',
  yaounde: 'yde, ongola, jaunde',
  bafoussam: 'bafs, bfs',
  ngaoundere: 'ndere, ngaou',
  limbe: 'victoria',
}

/** By a city, its quarters and crossroads. One that is a place of its own leads there. */
export const quarters: Readonly<Record<string, string>> = {
  douala: `akwa nord, ange raphael, bali, bassa, beedi, bepanda, bessengue, bilongue, bobongo, bonaberi, bonadibong, bonadouma,
    bonamikano, bonamoussadi, bonapriso, bonanjo, bonassama, bonateki, brazzaville, cite cicam, cite des palmiers, cite sic,
    dakar, deido, denver, dibamba, grand hangar, grand mall, hydrocarbures, japoma, joss, kassalafam, kotto, koumassi, lendi,
    logbaba, logbessou, logpom, mabanda, madagascar, maetur, makepe, malangue, marche central, marche sandaga, mboppi, missoke,
    ndobo, ndogbati, ndogbong, ndoghem, ndogpassi, ndogsimbi, ndokoti, new bell, ngangue, ngodi, ngwele, nkololoun,
    nkolmintag, nkongmondo, nyalla, oyack, pk8, pk9, pk10, pk11, pk12, pk13, pk14, pk17, pk21, pk24, quatre etages, sable,
    santa barbara, soboum, sodiko, tergal, yassa, youpwe, zone industrielle`,
  yaounde: `acacia, ahala, anguissa, awae, biteng, biyem assi, briqueterie, camp yeyap, carriere, cite verte, coron, damas,
    djoungolo, dragages, efoulan, ekie, ekoudou, ekounou, eleveur, elig edzoa, elig effa, elig essono, emana, emombo, essos,
    etam bafia, etetak, etoa meki, etoudi, etoug ebe, febe, fouda, golf, hilton, hippodrome, intendance, jouvence, kondengui,
    lac municipal, madagascar, manguier, mballa, mbankolo, melen, mendong, messa, messamendongo, messassi, mfandena, mimboman,
    mokolo, mvan, mvog ada, mvog atangana mballa, mvog betsi, mvog mbi, mvolye, ngoa ekelle, ngousso, nkolbisson, nkoldongo,
    nkolmesseng, nkolndongo, nkomkana, nkomo, nlongkak, nsam, nsimeyong, ntougou, nylon, obili, obobogo, odza, olembe, olezoa,
    omnisports, oyom abang, palais des congres, quartier du lac, santa barbara, simbock, tam tam, titi garage, tkc, tongolo,
    tropicana, tsinga, warda`,
  buea: 'bokwango, bomaka, bonduma, clerks quarter, great soppo, mile 16, mile 17, molyko, muea, sandpit, small soppo',
  limbe: 'batoke, bota, down beach, half mile, mile 4, new town',
  kribi: 'chutes de la lobe, grand batanga, londji, mboa manga, ngoye',
  bafoussam: 'banengo, djeleng, famla, kamkop, tamdja, tougang',
}

/** Towns without a place of their own as long as nobody adds one: the city to go to. */
export const nearTowns: Readonly<Record<string, string>> = {
  douala: 'edea, loum, manjo, mbanga, melong, nkongsamba, penja, souza, yabassi',
  yaounde:
    'akonolinga, ayos, bafia, eseka, mbalmayo, mbankomo, mfou, monatele, nanga eboko, obala, sangmelima, soa',
  kribi: 'campo, ebolowa, lolodorf',
  limbe: 'idenau, mutengene, tiko',
  buea: 'kumba, mamfe, muyuka',
  bafoussam:
    'bafang, baham, bamenda, bandjoun, bangangte, batibo, dschang, foumban, foumbot, kumbo, mbouda, wum',
  ngaoundere: 'banyo, meiganga, tibati, tignere',
  garoua: 'figuil, guider, lagdo, poli',
  maroua: 'kaele, kousseri, mindif, mora, rhumsiki, waza, yagoua',
  bertoua: 'abong mbang, batouri, belabo, garoua boulai, yokadouma',
}
