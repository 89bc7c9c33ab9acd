/** Demonstration drivers, at home and in the diaspora. Foreign numbers come from ranges reserved for fiction. */
export type WorldDriver = {
  id: string
  fullName: string
  email: string
  phone: string
  /** yyyy-mm-dd */
  birthDate: string
  language: 'en' | 'fr' | 'es'
}

function driver(
  id: string,
  fullName: string,
  birthDate: string,
  language: WorldDriver['language'],
  phone: string,
): WorldDriver {
  return { id, fullName, email: `${id}@wouri.example`, phone, birthDate, language }
}

export const worldDrivers: WorldDriver[] = [
  {
    ...driver('amina-ngassa', 'Amina Ngassa', '1991-04-17', 'en', '+237629000201'),
    email: 'driver@wouri.example',
  },
  driver('jules-mbarga', 'Jules Mbarga', '1984-09-02', 'fr', '+237629000202'),
  driver('grace-tabi', 'Grace Tabi', '1996-01-28', 'en', '+237629000203'),
  driver('samuel-ekotto', 'Samuel Ekotto', '1978-06-11', 'fr', '+237629000204'),
  driver('fadimatou-bello', 'Fadimatou Bello', '1989-12-05', 'fr', '+237629000205'),
  driver('emmanuel-fokam', 'Emmanuel Fokam', '1972-03-23', 'fr', '+237629000206'),
  driver('clarisse-atangana', 'Clarisse Atangana', '1994-08-14', 'fr', '+33639980117'),
  driver('ebot-ndip', 'Ebot Ndip', '1987-02-19', 'en', '+447700900142'),
  driver('yvette-essomba', 'Yvette Essomba', '1981-10-30', 'fr', '+33639980164'),
  driver('hamadou-oumarou', 'Hamadou Oumarou', '1969-05-07', 'fr', '+237629000207'),
  driver('nadege-tchoumi', 'Nadège Tchoumi', '1998-11-21', 'fr', '+237629000208'),
  driver('peter-ngwa', 'Peter Ngwa', '1975-07-16', 'en', '+12025550143'),
  driver('lucia-mba-obiang', 'Lucía Mba Obiang', '1990-03-03', 'es', '+237629000209'),
  driver('boris-kamdem', 'Boris Kamdem', '2002-02-12', 'fr', '+237629000210'),
]

/** Those who have a car around today, or want one: what the desks see. */
export const deskDrivers: WorldDriver[] = [
  driver('armand-tchinda', 'Armand Tchinda', '1986-05-09', 'fr', '+237629000211'),
  driver('mireille-abega', 'Mireille Abega', '1979-11-12', 'fr', '+237629000212'),
  driver('oliver-fon', 'Oliver Fon', '1983-02-27', 'en', '+237629000213'),
  driver('aissatou-hamidou', 'Aïssatou Hamidou', '1992-07-04', 'fr', '+237629000214'),
  driver('serge-ndongo', 'Serge Ndongo', '1974-12-18', 'fr', '+33639980181'),
  driver('beatrice-eposi', 'Beatrice Eposi', '1988-10-06', 'en', '+237629000215'),
  driver('rodrigue-kenne', 'Rodrigue Kenne', '1990-01-15', 'fr', '+237629000216'),
  driver('marta-nsue', 'Marta Nsue', '1985-04-22', 'es', '+237629000217'),
  driver('patrick-njoya', 'Patrick Njoya', '1977-08-31', 'fr', '+237629000218'),
  driver('estelle-mvondo', 'Estelle Mvondo', '1993-03-19', 'fr', '+237629000219'),
]

/** The desk of a supplier, beside its owner. */
export const worldDesk = {
  id: 'ngondo-cars-desk',
  supplierId: 'ngondo-cars',
  fullName: 'Carine Ewane',
  email: 'desk@wouri.example',
  phone: '+237629000120',
  language: 'fr',
} as const

export const worldAdmin = {
  id: 'admin',
  fullName: 'Solange Eyango',
  email: 'admin@wouri.example',
  phone: '+237629000200',
  language: 'fr',
} as const
