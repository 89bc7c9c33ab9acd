/** Small and middle-sized cars, and two wheels: what the city is driven in. */
import { android, model, noScreen, radio, screen, type WorldModel } from './model.ts'

const small: ['mini', 'hatchback'] = ['mini', 'hatchback']
const sedan: ['midi', 'sedan'] = ['midi', 'sedan']
const twoWheels: ['scooter', 'scooter'] = ['scooter', 'scooter']

export const townModels: WorldModel[] = [
  model('i10', 'Hyundai Grand i10', ['mini', 'citycar'], {
    price: 20000,
    deposit: 40000,
    seats: 5,
    gearbox: 'manual',
    air: false,
    media: radio,
  }),
  model('picanto', 'Kia Picanto', ['mini', 'citycar'], {
    price: 22000,
    deposit: 40000,
    seats: 4,
    media: android,
  }),
  model('swift', 'Suzuki Swift', small, {
    price: 24000,
    deposit: 50000,
    seats: 5,
    fuel: 'hybrid',
    gearbox: 'manual',
  }),
  model('yaris', 'Toyota Yaris', small, { price: 28000, deposit: 50000, seats: 5, media: screen }),
  model('polo', 'Volkswagen Polo', small, {
    price: 29000,
    deposit: 50000,
    seats: 5,
    gearbox: 'manual',
  }),
  model('renault-5', 'Renault 5 E-Tech', small, {
    price: 32000,
    deposit: 75000,
    seats: 5,
    fuel: 'electric',
  }),

  model('elantra', 'Hyundai Elantra', sedan, { price: 36000, deposit: 75000, seats: 5 }),
  model('corolla', 'Toyota Corolla', sedan, {
    price: 38000,
    deposit: 75000,
    seats: 5,
    fuel: 'hybrid',
  }),
  model('camry', 'Toyota Camry', ['midi', 'saloon'], {
    price: 50000,
    deposit: 100000,
    seats: 5,
    fuel: 'hybrid',
  }),
  model('c-class', 'Mercedes-Benz C-Class', ['midi', 'executive'], {
    price: 85000,
    deposit: 150000,
    seats: 5,
    age: 23,
  }),
  model('bmw-3', 'BMW 3 Series', ['midi', 'executive'], {
    price: 85000,
    deposit: 150000,
    seats: 5,
    age: 23,
    fuel: 'diesel',
  }),
  model('golf', 'Volkswagen Golf', ['midi', 'compact'], {
    price: 40000,
    deposit: 75000,
    seats: 5,
    gearbox: 'manual',
  }),

  model('duster', 'Dacia Duster', ['midi', 'crossover'], {
    price: 40000,
    deposit: 75000,
    seats: 5,
    fuel: 'diesel',
    gearbox: 'manual',
    media: android,
  }),
  model('sportage', 'Kia Sportage', ['midi', 'crossover'], { price: 48000, deposit: 100000, seats: 5 }),
  model('tucson', 'Hyundai Tucson', ['midi', 'crossover'], { price: 50000, deposit: 100000, seats: 5 }),
  model('peugeot-3008', 'Peugeot 3008', ['midi', 'crossover'], {
    price: 50000,
    deposit: 100000,
    seats: 5,
    fuel: 'diesel',
  }),

  model('sym', 'SYM Orbit III 125', twoWheels, {
    price: 8000,
    deposit: 20000,
    seats: 2,
    doors: 0,
    air: false,
    media: noScreen,
  }),
  model('pcx', 'Honda PCX 125', ['scooter', 'tourer'], {
    price: 10000,
    deposit: 25000,
    seats: 2,
    doors: 0,
    air: false,
    media: noScreen,
  }),
  model('nmax', 'Yamaha NMAX 125', ['scooter', 'tourer'], {
    price: 10000,
    deposit: 25000,
    seats: 2,
    doors: 0,
    air: false,
    media: radio,
  }),
  model('vespa', 'Vespa Primavera 150', twoWheels, {
    price: 12000,
    deposit: 30000,
    seats: 2,
    doors: 0,
    air: false,
    media: noScreen,
  }),
  model('vespa-elettrica', 'Vespa Elettrica', twoWheels, {
    price: 12000,
    deposit: 30000,
    seats: 2,
    doors: 0,
    air: false,
    fuel: 'electric',
    media: radio,
  }),
]
