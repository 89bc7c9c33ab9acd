import type { ReviewTexts } from './mood.ts'

export const spanish: ReviewTexts = {
  loved: {
    agency: [
      'Me esperaban en llegadas con un cartel, diez minutos antes de que saliera.',
      'Entrega en un cuarto de hora, todo apuntado y nada que discutir al final.',
      'Mi vuelo llegó con dos horas de retraso y todavía había alguien con las llaves.',
      'Me devolvieron la fianza entera esa misma tarde.',
      'Es la tercera vez con ellos y sigue siendo igual de fácil.',
      'Antes de firmar me enseñaron la rueda de repuesto, el gato y los papeles.',
      'El precio en el mostrador fue el de la pantalla, hasta el último franco.',
      'Trato amable, rápido, y contestan incluso por la noche.',
    ],
    car: [
      'El coche estaba impecable, por dentro y por fuera.',
      'El aire acondicionado aguanta hasta una tarde de calor en Duala.',
      'Fuimos y volvimos de Limbe sin un solo problema.',
      'Exactamente el coche de las fotos, hasta el color de los asientos.',
      'Sube bien a Buea con cinco personas y el equipaje.',
      'Depósito lleno al salir, depósito lleno al volver.',
      'Neumáticos nuevos, buenos frenos y todas las luces funcionan.',
      'Tan cómodo que mi madre durmió hasta Bafoussam.',
    ],
  },
  good: {
    agency: [
      'Buen servicio; los papeles tardaron un poco más de lo que pensaba.',
      'El chico que lo trajo no sabía el precio, pero se arregló con una llamada.',
      'Llegaron un cuarto de hora tarde, y avisaron antes.',
      'Gente correcta. Me habría gustado un recibo sin tener que pedirlo.',
      'Todo como se acordó, y una botella de agua en la puerta.',
    ],
    car: [
      'Un pequeño arañazo quedó apuntado antes de salir, así que ningún problema al final.',
      'El coche va bien; la radio coge pocas emisoras.',
      'Gasta algo más en la ciudad de lo que pensaba, en carretera bien.',
      'Limpio por dentro, con polvo por fuera, pero es la estación seca.',
      'El maletero es más pequeño de lo que parece en la foto.',
    ],
  },
  mixed: {
    agency: [
      'Salió bien, pero esperé cuarenta minutos en el lugar acordado.',
      'Amables, pero nadie supo decirme cómo se cuentan los kilómetros.',
      'Tuve que volver al día siguiente por una parte de la fianza.',
    ],
    car: [
      'El aire acondicionado dejó de funcionar el segundo día.',
      'Cumple, pero ha tenido años mejores.',
      'Los asientos no estaban del todo limpios.',
    ],
  },
  poor: {
    agency: [
      'Me prometieron las ocho de la mañana y salí a las once.',
      'Quisieron cobrarme un arañazo que está en mis fotos del primer día.',
    ],
    car: [
      'No era el coche de las fotos, tenía algunos años más.',
      'Neumáticos gastados, y llovió toda la semana.',
    ],
  },
}
