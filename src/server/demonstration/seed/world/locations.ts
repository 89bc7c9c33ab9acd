/** The places of the demonstration world, with their true coordinates. */
export type LocalText = { en: string; fr: string; es: string }

export type WorldLocation = {
  id: string
  parent: string | null
  kind: 'city' | 'airport' | 'district'
  name: LocalText
  latitude: number
  longitude: number
  /** People here give a landmark, not a street number. */
  address: LocalText
  order: number
}

type Place = [id: string, parent: string | null, latitude: number, longitude: number]

const text = (en: string, fr: string, es: string): LocalText => ({ en, fr, es })

function located(kind: WorldLocation['kind'], place: Place, name: LocalText, address: LocalText) {
  const [id, parent, latitude, longitude] = place
  return { id, parent, kind, name, latitude, longitude, address }
}

const places: Omit<WorldLocation, 'order'>[] = [
  located(
    'city',
    ['douala', null, 4.0511, 9.7679],
    text('Douala', 'Douala', 'Duala'),
    text('Anywhere in the city', 'Partout en ville', 'En toda la ciudad'),
  ),
  located(
    'airport',
    ['douala-airport', 'douala', 4.0061, 9.7195],
    text(
      'Douala International Airport',
      'Aéroport international de Douala',
      'Aeropuerto Internacional de Duala',
    ),
    text(
      'Arrivals hall, ground floor, facing the exit',
      'Hall des arrivées, rez-de-chaussée, face à la sortie',
      'Vestíbulo de llegadas, planta baja, frente a la salida',
    ),
  ),
  located(
    'district',
    ['douala-bonanjo', 'douala', 4.0429, 9.6875],
    text('Douala, Bonanjo', 'Douala, Bonanjo', 'Duala, Bonanjo'),
    text('Opposite Total Bonanjo', 'Face Total Bonanjo', 'Frente a Total Bonanjo'),
  ),
  located(
    'district',
    ['douala-akwa', 'douala', 4.0503, 9.6962],
    text('Douala, Akwa', 'Douala, Akwa', 'Duala, Akwa'),
    text(
      'Boulevard de la Liberté, beside Akwa Palace',
      'Boulevard de la Liberté, à côté de l’Akwa Palace',
      'Boulevard de la Liberté, junto al Akwa Palace',
    ),
  ),
  located(
    'district',
    ['douala-bonapriso', 'douala', 4.0262, 9.6968],
    text('Douala, Bonapriso', 'Douala, Bonapriso', 'Duala, Bonapriso'),
    text(
      'Rue Njo-Njo, by the flower market',
      'Rue Njo-Njo, près du marché des fleurs',
      'Rue Njo-Njo, cerca del mercado de las flores',
    ),
  ),
  located(
    'city',
    ['yaounde', null, 3.848, 11.5021],
    text('Yaoundé', 'Yaoundé', 'Yaundé'),
    text('Anywhere in the city', 'Partout en ville', 'En toda la ciudad'),
  ),
  located(
    'airport',
    ['yaounde-nsimalen-airport', 'yaounde', 3.7226, 11.5533],
    text(
      'Yaoundé-Nsimalen International Airport',
      'Aéroport international de Yaoundé-Nsimalen',
      'Aeropuerto Internacional de Yaundé-Nsimalen',
    ),
    text(
      'Arrivals, beside the bureau de change',
      'Arrivées, à côté du bureau de change',
      'Llegadas, junto a la casa de cambio',
    ),
  ),
  located(
    'district',
    ['yaounde-bastos', 'yaounde', 3.8946, 11.5108],
    text('Yaoundé, Bastos', 'Yaoundé, Bastos', 'Yaundé, Bastos'),
    text('Bastos roundabout', 'Rond-point Bastos', 'Rotonda de Bastos'),
  ),
  located(
    'district',
    ['yaounde-centre', 'yaounde', 3.8612, 11.5203],
    text('Yaoundé, city centre', 'Yaoundé, centre-ville', 'Yaundé, centro'),
    text('Behind the central post office', 'Derrière la Poste centrale', 'Detrás de Correos'),
  ),
  located(
    'city',
    ['kribi', null, 2.9391, 9.9102],
    text('Kribi', 'Kribi', 'Kribi'),
    text('Seafront, by the lighthouse', 'Front de mer, près du phare', 'Paseo marítimo, junto al faro'),
  ),
  located(
    'city',
    ['limbe', null, 4.0227, 9.1953],
    text('Limbe', 'Limbé', 'Limbe'),
    text(
      'Down Beach, near the council',
      'Down Beach, près de la mairie',
      'Down Beach, cerca del ayuntamiento',
    ),
  ),
  located(
    'city',
    ['buea', null, 4.1527, 9.241],
    text('Buea', 'Buéa', 'Buea'),
    text('Molyko, opposite the stadium', 'Molyko, face au stade', 'Molyko, frente al estadio'),
  ),
  located(
    'city',
    ['bafoussam', null, 5.4778, 10.4176],
    text('Bafoussam', 'Bafoussam', 'Bafoussam'),
    text('Auberge crossroads', 'Carrefour Auberge', 'Cruce Auberge'),
  ),
  located(
    'city',
    ['ngaoundere', null, 7.3277, 13.5847],
    text('Ngaoundéré', 'Ngaoundéré', 'Ngaoundéré'),
    text('Opposite the railway station', 'Face à la gare Camrail', 'Frente a la estación de tren'),
  ),
  located(
    'city',
    ['garoua', null, 9.3014, 13.3977],
    text('Garoua', 'Garoua', 'Garoua'),
    text('By the Benue bridge', 'Près du pont sur la Bénoué', 'Cerca del puente del Benue'),
  ),
  located(
    'airport',
    ['garoua-airport', 'garoua', 9.3359, 13.3701],
    text(
      'Garoua International Airport',
      'Aéroport international de Garoua',
      'Aeropuerto Internacional de Garoua',
    ),
    text('Arrivals, car park side', 'Arrivées, côté parking', 'Llegadas, lado del aparcamiento'),
  ),
  located(
    'city',
    ['maroua', null, 10.591, 14.3159],
    text('Maroua', 'Maroua', 'Maroua'),
    text('Near the craft market', 'Près du marché artisanal', 'Cerca del mercado artesanal'),
  ),
  located(
    'city',
    ['bertoua', null, 4.5773, 13.6846],
    text('Bertoua', 'Bertoua', 'Bertoua'),
    text('Opposite the town hall', 'Face à l’hôtel de ville', 'Frente al ayuntamiento'),
  ),
]

/** Listed in the order they are offered. */
export const worldLocations: WorldLocation[] = places.map((place, order) => Object.assign(place, { order }))
