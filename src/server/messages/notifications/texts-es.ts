// The sentences of notifications in Spanish.

import type { EventTexts } from './event-texts.ts'
import { backIn } from './sum-of.ts'

export const es: EventTexts = {
  'booking-made': ({ reference, car }) => `Su reserva ${reference} está registrada: ${car}.`,
  'new-booking': ({ reference, car, pickUp }) => `Nueva reserva ${reference}: ${car}, recogida el ${pickUp}.`,
  'status-changed': ({ reference, car, became }) => `Su reserva ${reference} ${became}: ${car}.`,
  'cancellation-asked': ({ reference, car }) =>
    `El conductor de la reserva ${reference} pide cancelarla: ${car}.`,
  'cancellation-finalised': ({ reference, car, ...money }) =>
    `Su reserva ${reference} está cancelada: ${car}.${backIn(money, (sum) => `Se le devuelven ${sum}`, 'Lo que pagó no se reembolsa')}`,
  'fleet-booking-cancelled': ({ reference, car, ...money }) =>
    `La reserva ${reference} está cancelada y su coche vuelve a estar libre: ${car}.${backIn(money, (sum) => `Se devuelven ${sum} al conductor`, 'Lo pagado no se reembolsa')}`,
  'cancellation-declined': ({ reference, car }) =>
    `Su solicitud de cancelar la reserva ${reference} se ha rechazado. La reserva queda como estaba: ${car}.`,
  'change-asked': ({ reference, car }) => `El conductor de la reserva ${reference} pide modificarla: ${car}.`,
  'change-accepted': ({ reference, car, pickUp }) =>
    `Su reserva ${reference} se ha modificado como pidió: ${car}, recogida el ${pickUp}.`,
  'change-declined': ({ reference, car }) =>
    `Su solicitud de modificar la reserva ${reference} se ha rechazado. La reserva queda como estaba: ${car}.`,
  'booking-lapsed': ({ reference, car }) =>
    `Su reserva ${reference} está cancelada, porque su dirección de correo no se confirmó a tiempo: ${car}.`,
  'car-free-again': ({ reference, car, pickUp }) =>
    `La reserva ${reference} está cancelada, porque su conductor no confirmó a tiempo la dirección de correo. El coche vuelve a estar libre: ${car}, recogida el ${pickUp}.`,
  'pick-up-tomorrow': ({ reference, car, pickUp }) =>
    `Se acerca su recogida: ${car}, ${pickUp}. Reserva ${reference}.`,
  'hold-expired': ({ reference, car }) =>
    `El plazo para pagar la reserva ${reference} ha terminado. Ya no le guardamos el coche: ${car}.`,
  'part-received': ({ reference, car, sum }) =>
    `Hemos recibido ${sum ?? 'una parte del pago'} de la reserva ${reference}: ${car}. Pague el resto mientras le guardamos el coche; si no, se lo devolvemos.`,
  'parts-returned': ({ reference, car }) =>
    `El resto del pago de la reserva ${reference} no llegó a tiempo. Ya no le guardamos el coche y le reembolsamos lo que pagó: ${car}.`,
  'payment-received': ({ reference, car, sum }) =>
    `Se ha recibido un pago${sum === null ? '' : ` de ${sum}`} de la reserva ${reference}: ${car}.`,
  'payment-refunded': ({ reference, car, sum }) =>
    `Se le ha reembolsado el pago de la reserva ${reference}${sum === null ? '' : ` (${sum})`}: ${car}.`,
  'refund-late': ({ reference, car }) =>
    `El reembolso de su reserva ${reference} tarda más de lo debido: ${car}. El proveedor de pagos aún no ha entregado el dinero. Seguimos intentándolo y la agencia lo sabe. Usted no tiene que hacer nada.`,
  'refund-stuck': ({ reference, car }) =>
    `Un reembolso de la reserva ${reference} no se ha completado: ${car}. El proveedor de pagos lo ha rechazado o lo tiene desde hace un día. Busque el motivo en su panel. Un reembolso hecho allí cuenta; mientras tanto, seguimos intentándolo.`,
  'wrong-sum': ({ reference, car }) =>
    `El pago de la reserva ${reference} no era del importe debido, así que lo devolvemos todo por la misma vía: ${car}. Su reserva indica si aún le guardamos el coche y qué queda por pagar.`,
  'payment-disputed': ({ reference, car }) =>
    `El pago de la reserva ${reference} está en disputa: ${car}. El banco puede retener el dinero hasta que se resuelva. Responda en el proveedor de pagos.`,
  'dispute-won': ({ reference, car }) =>
    `La disputa sobre la reserva ${reference} está ganada y el dinero es suyo: ${car}.`,
  'dispute-lost': ({ reference, car }) =>
    `La disputa sobre la reserva ${reference} está perdida; el dinero se queda en el banco del conductor: ${car}.`,
  'money-flagged': ({ reference, car }) =>
    `Los pagos de la reserva ${reference} no coinciden con los del proveedor de pagos: ${car}. Compare ambos antes de seguir.`,
  'records-wrong': ({ reference, car }) =>
    `Los datos de la reserva ${reference} se contradicen: ${car}. Compare sus pagos, su calendario y su historial.`,
  'return-contested': ({ reference, car }) =>
    `El conductor de la reserva ${reference} impugna lo anotado en la devolución: ${car}.`,
  'contest-answered': ({ reference, car }) =>
    `La agencia ha respondido a lo que dijo de la devolución de la reserva ${reference}: ${car}.`,
  'deposit-taken': ({ reference, car, sum }) =>
    `La agencia ha recibido ${sum ?? 'dinero'} como fianza de la reserva ${reference}: ${car}. Se le devuelve después de la devolución del coche.`,
  'deposit-returned': ({ reference, car, sum }) =>
    `La agencia le ha devuelto ${sum ?? 'dinero'} de la fianza de la reserva ${reference}: ${car}.`,
  'deposit-retained': ({ reference, car, sum }) =>
    `La agencia retiene ${sum ?? 'dinero'} de la fianza de la reserva ${reference}: ${car}. Su reserva dice por qué.`,
  'deposit-corrected': ({ reference, car, sum }) =>
    `Una línea de ${sum ?? 'la fianza'} de la reserva ${reference} se anotó mal y queda tachada: ${car}. Su reserva muestra lo que vale.`,
  'deposit-held': ({ reference, car }) =>
    `La fianza de la reserva ${reference} sigue retenida una semana después de la devolución: ${car}. Devuélvala o anote qué se queda y por qué.`,
  'return-charged': ({ reference, car }) =>
    `La devolución de la reserva ${reference} tiene cargos: ${car}. Su reserva dice cuáles; puede no aceptar alguno.`,
  'car-swapped': ({ reference, car }) =>
    `Tendrá otro coche para la reserva ${reference}, al precio acordado: ${car}.`,
  'driver-landed': ({ reference, car }) => `El conductor de la reserva ${reference} ha aterrizado: ${car}.`,
  'driver-late': ({ reference, car }) => `El conductor de la reserva ${reference} llegará tarde: ${car}.`,
  'booking-amended': ({ reference, car, pickUp }) =>
    `La agencia ha modificado su reserva ${reference}: ${car}, recogida el ${pickUp}.`,
  'car-late': ({ reference, car }) => `El coche de la reserva ${reference} no ha vuelto a tiempo: ${car}.`,
  'next-at-risk': ({ reference, car, pickUp }) =>
    `La reserva ${reference} está en riesgo: su coche aún no ha vuelto, ${car}, recogida ${pickUp}. Asígnele otro coche o llame al conductor que lo tiene.`,
  'licence-verified': ({ reference, car }) =>
    `Su permiso de conducir está verificado para la reserva ${reference}: ${car}.`,
  'licence-unreadable': ({ reference, car }) =>
    `La foto de su permiso para la reserva ${reference} no se puede leer: ${car}. Envíe una más nítida antes de la recogida.`,
  'licence-expired': ({ reference, car }) =>
    `El permiso que envió para la reserva ${reference} está caducado: ${car}. Envíe uno válido antes de la recogida.`,
  'licence-other-person': ({ reference, car }) =>
    `El nombre del permiso no es el del conductor de la reserva ${reference}: ${car}. Envíe el permiso del conductor antes de la recogida.`,
  'licence-no-licence': ({ reference, car }) =>
    `El archivo que envió para la reserva ${reference} no es un permiso de conducir: ${car}. Envíe su permiso antes de la recogida.`,
  'review-asked': ({ reference, car }) => `¿Qué tal el viaje? ${car}, reserva ${reference}.`,
}
