import type { Pair } from './Spoken.ts';

/**
 * Nouns for the calls that no effect of a machine names, such as those of the screen, and for those
 * that share an effect with another call.
 */
export const spokenCalls: Readonly<Record<string, Pair>> = {
  'GET /stock/success/autonomy/state': [
    'La consulta del estado de la verificación',
    'The question about the status of the verification',
  ],
  'POST /stock/success/deal/buy': ['El envío de la orden de compra', 'Placing the order to buy'],
  'POST /stock/success/deal/sell': ['El envío de la orden de venta', 'Placing the order to sell'],
  'POST /stock/user/login': ['El inicio de sesión', 'The login'],
};
