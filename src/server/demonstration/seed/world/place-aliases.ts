// What else people call the places of the demonstration: crossroads and landmarks beside them.

/** By the id of a place. Short names of cities and their quarters are known on every site. */
export const placeAliases: Readonly<Record<string, string[]>> = {
  'douala-airport': ['Aéroport Douala', 'Salon d’honneur'],
  'douala-bonanjo': ['Place du Gouvernement', 'Port de Douala', 'Joss'],
  'douala-akwa': ['Akwa Nord', 'Rue de la Joie', 'Hôtel Sawa'],
  'douala-bonapriso': ['Rond-point Bonapriso', 'Rue Koloko', 'Hydrocarbures'],
  'yaounde-bastos': ['Rond-point Nlongkak', 'Nlongkak', 'Mini Prix Bastos'],
  'yaounde-centre': ['Poste centrale', 'Hilton', 'Hôtel de ville de Yaoundé'],
  kribi: ['Port de Kribi'],
}
