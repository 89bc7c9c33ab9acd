/** Four-by-fours and pickups: what leaves the tarmac. */
import { android, model, screen, type WorldModel } from './model.ts'

const suv: ['maxi', 'suv'] = ['maxi', 'suv']
const offroader: ['maxi', 'offroader'] = ['maxi', 'offroader']
const pickup: ['maxi', 'pickup'] = ['maxi', 'pickup']

export const lateriteModels: WorldModel[] = [
  model('rav4', 'Toyota RAV4', ['maxi', 'crossover'], {
    price: 70000,
    deposit: 100000,
    seats: 5,
    fuel: 'hybrid',
  }),
  model('fortuner', 'Toyota Fortuner', ['maxi', 'fullsize'], {
    price: 75000,
    deposit: 100000,
    seats: 7,
    fuel: 'diesel',
    media: screen,
  }),
  model('pajero-sport', 'Mitsubishi Pajero Sport', suv, {
    price: 72000,
    deposit: 100000,
    seats: 7,
    fuel: 'diesel',
  }),
  model('everest', 'Ford Everest', ['maxi', 'fullsize'], {
    price: 78000,
    deposit: 100000,
    seats: 7,
    fuel: 'diesel',
  }),
  model('prado', 'Toyota Land Cruiser Prado', ['maxi', 'fullsize'], {
    price: 90000,
    deposit: 150000,
    seats: 7,
    fuel: 'diesel',
  }),
  model('land-cruiser-300', 'Toyota Land Cruiser 300', ['maxi', 'fullsize'], {
    price: 120000,
    deposit: 150000,
    seats: 7,
    age: 23,
    fuel: 'diesel',
  }),
  model('patrol', 'Nissan Patrol', ['maxi', 'fullsize'], { price: 110000, deposit: 150000, seats: 7 }),
  model('wrangler', 'Jeep Wrangler', ['maxi', 'jeep'], {
    price: 110000,
    deposit: 150000,
    seats: 4,
    doors: 2,
  }),
  model('defender', 'Land Rover Defender', offroader, {
    price: 170000,
    deposit: 250000,
    seats: 5,
    age: 23,
    fuel: 'plugInHybrid',
  }),
  model('land-cruiser-76', 'Toyota Land Cruiser 76', ['maxi', 'expedition'], {
    price: 85000,
    deposit: 150000,
    seats: 5,
    fuel: 'diesel',
    gearbox: 'manual',
    media: [],
  }),
  model('hilux', 'Toyota Hilux', pickup, {
    price: 70000,
    deposit: 100000,
    seats: 5,
    fuel: 'diesel',
    gearbox: 'manual',
    media: android,
  }),
  model('ranger', 'Ford Ranger', ['maxi', 'crewcab'], {
    price: 75000,
    deposit: 100000,
    seats: 5,
    fuel: 'diesel',
  }),
  model('l200', 'Mitsubishi L200', pickup, {
    price: 65000,
    deposit: 100000,
    seats: 5,
    fuel: 'diesel',
    gearbox: 'manual',
    media: screen,
  }),
  model('amarok', 'Volkswagen Amarok', ['maxi', 'crewcab'], {
    price: 80000,
    deposit: 120000,
    seats: 5,
    fuel: 'diesel',
  }),
]
