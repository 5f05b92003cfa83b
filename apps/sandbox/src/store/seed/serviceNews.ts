import type { WrittenNews } from './newsItem.ts';

/** News of the app and of how markets work, the newest first. */
export const serviceNews: readonly WrittenNews[] = [
  {
    title: 'Bienvenida a Corro: así funciona la demostración',
    subhead: 'Dinero simulado, reglas de verdad',
    paragraphs: [
      'Cada cuenta nueva comienza con US$ 25,000.00 de dinero simulado. Las compras y ventas siguen las mismas reglas que tendría una cuenta real, pero <strong>no se mueve dinero</strong>.',
      'Nunca pagas para retirar.',
    ],
  },
  {
    title: 'Qué cuesta una operación',
    subhead: 'La comisión es de 0.03 % por compra y por venta',
    paragraphs: [
      'La comisión se calcula sobre el precio por la cantidad y se redondea al centavo, una sola vez por orden.',
      'Por ejemplo, comprar 10 acciones a US$ 100.00 cuesta US$ 1,000.00 más US$ 0.30 de comisión.',
    ],
  },
  {
    title: 'Por qué a veces hay que aceptar un precio otra vez',
    subhead: 'Si el mercado se mueve más de 0.5 %, te lo preguntamos',
    paragraphs: [
      'Entre el momento en que revisas una orden y el momento en que la confirmas, el precio puede cambiar.',
      'Si la diferencia supera medio punto porcentual, la orden no se ejecuta hasta que aceptes el precio nuevo.',
    ],
  },
  {
    title: 'Cómo leer una gráfica de velas',
    subhead: 'Apertura, máximo, mínimo y cierre en una sola figura',
    paragraphs: [
      'Cada vela resume un periodo: el cuerpo va de la apertura al cierre y las mechas llegan al máximo y al mínimo.',
      'La aplicación ofrece los mismos datos en una tabla para quien prefiera leerlos.',
    ],
  },
  {
    title: '¿Qué es un promedio móvil?',
    subhead: 'Una línea que suaviza los movimientos de cada día',
    paragraphs: [
      'El promedio móvil de veinte periodos es la media de los últimos veinte valores, calculada de nuevo en cada periodo.',
      'En el volumen de la aplicación se muestran los de 5, 10 y 20 periodos.',
    ],
  },
  {
    title: 'Para qué sirve el código de transacción',
    subhead: 'Seis dígitos que protegen las operaciones delicadas',
    paragraphs: [
      'El código de transacción es distinto de tu contraseña y se pide en operaciones como bloques y QIP.',
      'También te permite recuperar el acceso si olvidas tu contraseña. No lo compartas con nadie.',
    ],
  },
  {
    title: 'Precios con edad: qué significa un precio gris',
    subhead: 'La aplicación te dice cuándo leyó cada precio',
    paragraphs: [
      'Un precio que no se ha podido actualizar a tiempo se muestra en gris junto con su antigüedad.',
      'Las órdenes esperan siempre a un precio reciente.',
    ],
  },
  {
    title: 'Lotes: por qué se vende lo que se compró',
    subhead: 'Cada compra es un lote con su propio costo',
    paragraphs: [
      'Al comprar se abre un lote con la cantidad y el precio de esa compra. Al vender se cierra el lote completo.',
      'Así el rendimiento de cada compra se conoce sin mezclarla con las demás.',
    ],
  },
  {
    title: 'Favoritos: tu lista, a un toque',
    subhead: 'Marca con la estrella los instrumentos que quieras seguir',
    paragraphs: [
      'La estrella del detalle agrega el instrumento a tu lista. Puedes quitarlo cuando quieras.',
      'Tu lista se guarda en tu cuenta y te acompaña en cualquier teléfono.',
    ],
  },
  {
    title: 'Si la conexión se corta al confirmar una orden',
    subhead: 'Una orden nunca se ejecuta dos veces',
    paragraphs: [
      'Cada confirmación lleva un identificador propio. Si la respuesta no llega, la aplicación pregunta qué pasó con ese identificador en lugar de repetir la orden.',
      'Mientras no lo sabe, lo dice: «todavía no lo sabemos».',
    ],
  },
  {
    title: 'Rojo y verde no bastan',
    subhead: 'Las alzas y bajas se distinguen también por su signo y su flecha',
    paragraphs: [
      'La aplicación no depende solo del color: cada variación lleva su signo y su flecha.',
      'Los lectores de pantalla dicen los precios con palabras.',
    ],
  },
  {
    title: 'El equivalente en pesos es un estimado',
    subhead: 'Se calcula con un tipo de cambio fijo que siempre se muestra',
    paragraphs: [
      'Junto a los importes en dólares aparece un estimado en pesos, señalado con «≈».',
      'El tipo de cambio usado se muestra a su lado.',
    ],
  },
  {
    title: 'Qué significan los estados de una orden',
    subhead: 'Completada, pendiente, cancelada y vencida',
    paragraphs: [
      '<ul><li><strong>Completada</strong>: se ejecutó.</li><li><strong>Pendiente</strong>: todavía no.</li><li><strong>Cancelada</strong> y <strong>vencida</strong>: ya no se ejecutará.</li></ul>',
      'Un estado que la aplicación no conoce se muestra como desconocido, con su código.',
    ],
  },
  {
    title: 'Nadie de Corro te pedirá tu contraseña',
    subhead: 'Ni por teléfono, ni por mensaje, ni por chat',
    paragraphs: [
      'Si alguien te la pide en nombre de Corro, no respondas.',
      'Nunca pagas para retirar: cualquier cobro por adelantado para liberar tu dinero es un engaño.',
    ],
  },
];
