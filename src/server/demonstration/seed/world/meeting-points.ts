// Where exactly the cars of the demonstration change hands: what to look for, and where the car is parked.

import type { LocalText } from './locations.ts'

const text = (en: string, fr: string, es: string): LocalText => ({ en, fr, es })

/** By the id of a place. A town has none: there the supplier comes to the driver. */
export const meetingPoints: Readonly<Record<string, LocalText>> = {
  'douala-airport': text(
    'Under the clock by exit 2; the car is in car park P1, row B',
    'Sous l’horloge, sortie 2\u202F; la voiture est au parking P1, allée B',
    'Bajo el reloj, salida 2; el coche está en el aparcamiento P1, fila B',
  ),
  'douala-bonanjo': text(
    'Blue gate beside the fuel pumps; the car is in the yard behind it',
    'Portail bleu à côté des pompes\u202F; la voiture est dans la cour',
    'Portón azul junto a los surtidores; el coche está en el patio',
  ),
  'douala-akwa': text(
    'Front steps of the hotel; the car waits on the forecourt',
    'Perron de l’hôtel\u202F; la voiture attend devant l’entrée',
    'Escalinata del hotel; el coche espera delante de la entrada',
  ),
  'douala-bonapriso': text(
    'The tall mango tree by the market gate; parking spot 4',
    'Le grand manguier à l’entrée du marché\u202F; place de parking 4',
    'El mango alto de la entrada del mercado; plaza de aparcamiento 4',
  ),
  'yaounde-nsimalen-airport': text(
    'The yellow pillar outside arrivals; the car is in car park A, row 3',
    'Le pilier jaune devant les arrivées\u202F; la voiture est au parking A, allée 3',
    'El pilar amarillo ante llegadas; el coche está en el aparcamiento A, fila 3',
  ),
  'yaounde-bastos': text(
    'The bakery on the roundabout; the car is parked in front of it',
    'La boulangerie du rond-point\u202F; la voiture est garée devant',
    'La panadería de la rotonda; el coche está aparcado delante',
  ),
  'yaounde-centre': text(
    'Back door of the post office; parking spot 12',
    'Porte arrière de la Poste\u202F; place de parking 12',
    'Puerta trasera de Correos; plaza de aparcamiento 12',
  ),
  'garoua-airport': text(
    'The neem tree by the taxi rank; the car is in its shade',
    'Le margousier près des taxis\u202F; la voiture est à son ombre',
    'El nim junto a los taxis; el coche está a su sombra',
  ),
  kribi: text(
    'Foot of the lighthouse; the car is on the gravel beside it',
    'Au pied du phare\u202F; la voiture est sur le gravier à côté',
    'Al pie del faro; el coche está en la grava de al lado',
  ),
  buea: text(
    'Main gate of the stadium; the first bay on the left',
    'Entrée principale du stade\u202F; première place à gauche',
    'Puerta principal del estadio; primera plaza a la izquierda',
  ),
}
