import { answer, buildPage, buildStock, codecs, type Script } from '@corro/testing';

/** Five instruments such as `ACC1` to `ACC5`: more than the account shows. */
const five = (letters: string, name: string) =>
  Array.from({ length: 5 }, (_, at) =>
    buildStock({ symbol: `${letters}${at + 1}`, name: `${name} ${at + 1}` }),
  );

const whole = (letters: string, name: string) =>
  codecs.encodePage(buildPage(five(letters, name)), codecs.stock.encode);

/** The four markets whose first rows the account shows. */
export const markets: Readonly<Record<string, Script>> = {
  'GET /v2/stock/list': answer.ok(whole('ACC', 'Acción')),
  'GET /v2/currency/list': answer.ok(whole('PAR', 'Dólar / moneda')),
  'GET /v2/market/list': ({ query }) =>
    answer.ok(
      query.market === 'FUTURE'
        ? whole('FUT', 'Futuro del petróleo')
        : whole('CGI', 'Bono del Tesoro a diez años'),
    ),
};
