/** The cars people come to a luxury agency for. */
import { model, type WorldModel } from './model.ts'

const saloon: ['maxi', 'saloon'] = ['maxi', 'saloon']
const suv: ['maxi', 'suv'] = ['maxi', 'suv']
const coupe: ['midi', 'coupe'] = ['midi', 'coupe']

export const prestigeModels: WorldModel[] = [
  model('e-class', 'Mercedes-Benz E-Class', saloon, {
    price: 120000,
    deposit: 200000,
    seats: 5,
    age: 23,
    fuel: 'diesel',
  }),
  model('s-class', 'Mercedes-Benz S-Class', ['maxi', 'limousine'], {
    price: 280000,
    deposit: 400000,
    seats: 5,
    age: 25,
    fuel: 'hybrid',
  }),
  model('eqs', 'Mercedes-Benz EQS', ['maxi', 'fastback'], {
    price: 260000,
    deposit: 400000,
    seats: 5,
    age: 25,
    fuel: 'electric',
  }),
  model('bmw-7', 'BMW 7 Series', ['maxi', 'limousine'], {
    price: 270000,
    deposit: 400000,
    seats: 5,
    age: 25,
  }),
  model('taycan', 'Porsche Taycan', ['maxi', 'fastback'], {
    price: 320000,
    deposit: 500000,
    seats: 4,
    age: 25,
    fuel: 'electric',
  }),

  model('gle', 'Mercedes-Benz GLE', suv, {
    price: 160000,
    deposit: 250000,
    seats: 5,
    age: 23,
    fuel: 'diesel',
  }),
  model('x5', 'BMW X5', suv, {
    price: 150000,
    deposit: 250000,
    seats: 5,
    age: 23,
    fuel: 'plugInHybrid',
  }),
  model('xc90', 'Volvo XC90', ['maxi', 'longsuv'], {
    price: 130000,
    deposit: 200000,
    seats: 7,
    age: 23,
    fuel: 'plugInHybrid',
  }),
  model('cayenne', 'Porsche Cayenne', ['maxi', 'crossover'], {
    price: 220000,
    deposit: 350000,
    seats: 5,
    age: 25,
  }),
  model('range-rover-sport', 'Range Rover Sport', ['maxi', 'longsuv'], {
    price: 230000,
    deposit: 350000,
    seats: 5,
    age: 25,
    fuel: 'plugInHybrid',
  }),
  model('range-rover', 'Range Rover', ['maxi', 'longsuv'], {
    price: 300000,
    deposit: 450000,
    seats: 5,
    age: 25,
    fuel: 'diesel',
  }),
  model('lexus-lx', 'Lexus LX 600', ['maxi', 'fullsize'], {
    price: 260000,
    deposit: 400000,
    seats: 7,
    age: 25,
  }),
  model('g-class', 'Mercedes-Benz G-Class', ['maxi', 'offroader'], {
    price: 350000,
    deposit: 500000,
    seats: 5,
    age: 25,
  }),

  model('cle', 'Mercedes-Benz CLE Coupé', coupe, {
    price: 180000,
    deposit: 300000,
    seats: 4,
    doors: 2,
    age: 25,
  }),
  model('porsche-911', 'Porsche 911 Carrera', ['midi', 'sports'], {
    price: 350000,
    deposit: 500000,
    seats: 4,
    doors: 2,
    age: 25,
  }),
]
